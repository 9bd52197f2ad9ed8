import Diagnostics
import Documents
import FileSystem

/// What `build` may do to the files in the place of its outputs.
struct Generated {
  private let manifest: Manifest
  private let folder: String

  /// - Parameter folder: of the configuration; empty for the working directory.
  init(_ manifest: Manifest, in folder: String) {
    self.manifest = manifest
    self.folder = folder
  }

  /// A path as the manifest has it.
  func name(of path: String) -> String {
    !folder.isEmpty && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Whether a file is somebody's own: it is there, and neither in the manifest nor marked as generated.
  func isForeign(_ path: String) -> Bool {
    guard Files.kind(of: path) == .file, manifest.outputs[name(of: path)] == nil,
      let bytes = try? Files.read(path, limit: Limits.inputSize)
    else { return false }
    return !bytes.isEmpty && !Self.isMarked(bytes)
  }

  /// The outputs of earlier runs that are made no longer, and lie within the configuration's folder.
  func orphans(besides paths: [String]) -> [Orphan] {
    let current = Set(paths.map(name))
    let top = Files.resolved(folder.isEmpty ? "." : folder)
    return manifest.outputs.keys.sorted().filter { !current.contains($0) }.compactMap { name in
      let path = BuildPlan.path(name, in: folder)
      let isWithin = Files.resolved(path).hasPrefix(top == "/" ? top : top + "/")
      guard isWithin, Files.kind(of: path) == .file, let bytes = try? Files.read(path, limit: Limits.inputSize) else {
        return nil
      }
      return Orphan(path: path, isEdited: Manifest.hash(bytes) != manifest.outputs[name])
    }
  }

  struct Orphan {
    let path: String
    /// Somebody has changed it since: it is not what was written.
    let isEdited: Bool

    /// What is said of it by a check.
    var line: String {
      "\(DisplayText.escaped(path)): error: is generated no longer [out-of-date]"
    }
  }

  /// What every output of typeramp says of itself in its first lines.
  private static func isMarked(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(512), as: UTF8.self).contains("typeramp")
  }
}
