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

  /// Whether a file is somebody's own: it is there, and does not say of itself that it was generated. What the manifest says
  /// counts for nothing: whoever sends one in could have any file replaced.
  func isForeign(_ path: String) throws(FileError) -> Bool {
    guard try Files.knownKind(of: path) == .file else { return false }
    let bytes = try Files.read(path, limit: Limits.inputSize)
    return !bytes.isEmpty && !Self.isMarked(bytes)
  }

  /// The outputs of earlier runs that are made no longer, and lie within the configuration's folder.
  func orphans(besides paths: [String]) throws(FileError) -> [Orphan] {
    let current = Set(paths.map(name))
    let top = try Files.place(of: folder.isEmpty ? "." : folder)
    var orphans: [Orphan] = []
    for name in manifest.outputs.keys.sorted() where !current.contains(name) {
      let path = BuildPlan.path(name, in: folder)
      guard try Files.knownKind(of: path) == .file else { continue }
      guard Files.isPlace(try Files.place(of: path), in: top) else { continue }
      let bytes = try Files.read(path, limit: Limits.inputSize)
      // A manifest can be written by anybody; what does not say of itself that it was generated is never removed.
      let isOurs = Self.isMarked(bytes) && Manifest.hash(bytes) == manifest.outputs[name]
      orphans.append(Orphan(path: path, isEdited: !isOurs))
    }
    return orphans
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
