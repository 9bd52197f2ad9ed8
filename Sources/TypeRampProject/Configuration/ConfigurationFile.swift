package import OperatingSystem

extension Configuration {
  /// Reads the configuration at a path.
  ///
  /// - Parameter isNamed: whether a person named it. One that was found can be a link to any file, whose lines errors
  ///   show.
  package convenience init(
    at path: String, in store: any FileStore = DiskFiles(), isNamed: Bool = true
  ) throws(FileError) {
    if !isNamed, store.leads(path, outOf: Self.folder(of: path)) {
      throw .said(path, "it is a link out of its folder; only '--config' can name it")
    }
    self.init(try store.file(at: path, limit: Limits.inputSize).document.strict, in: store)
  }

  /// The path of the nearest configuration, in a folder or above it. It is relative to the working directory if that is
  /// the folder or is in the same tree.
  package static func nearest(to folder: String = ".") throws(FileError) -> String? {
    for place in Files.folders(around: try Files.realPath(of: folder)) {
      let path = Files.join(place, fileName)
      let kind = try Files.knownKind(of: path)
      if kind == .file { return try shown(place) }
      // Its settings are meant to count.
      if kind == nil, Files.isLink(path) { throw .deadLink(path) }
    }
    return nil
  }

  /// The path of the nearest configuration; nil for a folder that cannot be inspected, whose inputs report why.
  package static func nearest(toNamed folder: String) throws(FileError) -> String? {
    do throws(FileError) { return try nearest(to: folder) } catch {
      if error.reason == .isDeadLink { throw error }
      return nil
    }
  }

  /// The path of the nearest configuration of a store, in the folder of a file or above it, for an absolute path.
  package static func nearest(toFile path: String, in store: any FileStore) -> String? {
    let candidates = Files.folders(around: Files.folder(of: path)).lazy.map { Files.join($0, fileName) }
    return candidates.first { store.kind(of: $0) == .file }
  }

  /// The path of the configuration in a folder without links.
  private static func shown(_ folder: String) throws(FileError) -> String {
    let path = Files.join(folder, fileName)
    var (place, prefix) = (try Files.realPath(of: "."), "")
    if let inner = Files.path(path, from: place) { return inner }
    while !Files.isPath(folder, within: place), folder != place, place != "/" {
      place = Files.folder(of: place)
      prefix += "../"
    }
    return folder == place ? prefix + fileName : path
  }
}
