import FileSystem

/// The font files that a call names: each file itself, and of each folder those in it.
struct FontSearch {
  private static let extensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// The files behind a path, in the order of their names.
  static func files(at path: String) throws(FileError) -> [String] {
    guard Files.kind(of: path) == .folder else { return [path] }
    return try FileTree.files(in: path) { name in extensions.contains(where: name.lowercased().hasSuffix) }
  }
}
