package import OperatingSystem

extension Configuration {
  /// Reads the configuration at a path.
  ///
  /// - Parameter isForBuild: whether it must define outputs.
  package convenience init(
    at path: String, in store: any FileStore = DiskFiles(), isForBuild: Bool = false
  ) throws(FileError) {
    let bytes = try store.read(path, limit: Limits.inputSize)
    self.init(Document(bytes, path: path), isForBuild: isForBuild)
  }

  /// The path of the nearest configuration, in the working directory or above, relative to the working directory.
  package static func nearest() throws(FileError) -> String? {
    var path = fileName
    if try Files.knownKind(of: path) == .file { return path }
    var folder = try Files.realPath(of: ".")
    while try Files.knownKind(of: path) != .file {
      if folder == Files.folder(of: folder) { return nil }
      folder = Files.folder(of: folder)
      path = "../" + path
    }
    return path
  }
}
