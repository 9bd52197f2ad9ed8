import Documents
import FileSystem
import Writing

/// The file in which a memory outlasts the process: `.typeramp-cache`, beside the manifest.
///
/// It is of one machine and one program. Whatever is wrong with it, it counts as missing: everything is compiled. Where it cannot be
/// written the build is none the worse.
struct MemoryFile {
  let path: String
  /// What only this program on this machine knows; nil when the system does not say, and nothing is remembered.
  private let program: String?

  init(ofConfigurationAt configuration: String) {
    path = Self.path(ofConfigurationAt: configuration)
    program = Self.program
  }

  static func path(ofConfigurationAt configuration: String) -> String {
    Manifest.path(besideConfiguration: configuration, suffix: "-cache")
  }

  /// The memory of an earlier run.
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

  /// Whether there is nothing at the path, or a file of ours. A link could have any file replaced.
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

  /// The version, and the stamp of the program's own file. Two builds of one version differ in it. And nobody who sends in a
  /// file knows it, so a cache that was made elsewhere is not believed.
  private static var program: String? {
    guard let path = programPath, let stamp = FileStamp(ofFileAt: path) else { return nil }
    let numbers = [stamp.device, stamp.number, stamp.size, stamp.modified, stamp.changed].map(String.init)
    return ([Program.version, Program.commit ?? "-"] + numbers).joined(separator: " ")
  }
}
