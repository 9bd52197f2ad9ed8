import Documents
import FileSystem
import Writing

/// The file that keeps a memory between processes: `.typeramp-cache`, next to the manifest.
///
/// It is valid for one machine and one program. An invalid file is treated as missing, so that everything is compiled.
/// If it cannot be written, the build still succeeds.
struct MemoryFile {
  let path: String
  /// An identity that only this program on this machine knows; nil if it is unknown, so that nothing is remembered.
  private let program: String?

  init(ofConfigurationAt configuration: String) {
    path = Self.path(ofConfigurationAt: configuration)
    program = Self.program
  }

  static func path(ofConfigurationAt configuration: String) -> String {
    Manifest.path(besideConfiguration: configuration, suffix: "-cache")
  }

  /// Reads the memory of an earlier run.
  func read() -> BuildMemory? {
    guard let program, !Files.isLink(path), Files.kind(of: path) == .file,
      let bytes = try? Files.read(path, limit: Limits.inputSize)
    else { return nil }
    return BuildMemory(bytes, writtenBy: program)
  }

  /// Replaces the file.
  func write(_ memory: BuildMemory) {
    guard let program, isOurs else { return }
    try? Staging.write(memory.bytes(writtenBy: program), to: path)
  }

  /// Whether the path is free or has a file of ours. A link could have any file replaced.
  private var isOurs: Bool {
    if Files.isLink(path) { return false }
    do {
      guard let kind = try Files.knownKind(of: path) else { return true }
      guard kind == .file else { return false }
      let bytes = try Files.read(path, limit: Limits.inputSize)
      return bytes.isEmpty || bytes.starts(with: BuildMemory.name)
    } catch {
      return false
    }
  }

  /// The version, and the stamp of the program's own file, which differs between builds of one version. It is not known
  /// outside of this machine, so a cache from elsewhere is not trusted.
  private static var program: String? {
    guard let path = programPath, let stamp = FileStamp(ofFileAt: path) else { return nil }
    let numbers = [stamp.device, stamp.number, stamp.size, stamp.modified, stamp.changed].map(String.init)
    return ([Program.version, Program.commit ?? "-"] + numbers).joined(separator: " ")
  }
}
