import Foundation

/// The files of a benchmark, in memory if the system has such a file system.
struct BenchmarkFolder {
  let url: URL

  init() throws {
    let memory = "/dev/shm"
    let parent =
      FileManager.default.isWritableFile(atPath: memory)
      ? URL(filePath: memory, directoryHint: .isDirectory) : FileManager.default.temporaryDirectory
    url = parent.appending(path: "typeramp-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  /// Removes a folder and creates it again.
  func clear(_ name: String) throws {
    try? FileManager.default.removeItem(at: url.appending(path: name))
    try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
  }

  /// Copies of a dictionary, in a folder.
  func dictionaries(_ count: Int, in name: String) throws -> [String] {
    try clear(name)
    let dictionary = Dev.root.appending(path: "Fixtures/Dictionaries/Noteworthy.plist")
    return try (0..<count).map { index in
      let copy = url.appending(path: "\(name)/D\(index).plist")
      try FileManager.default.copyItem(at: dictionary, to: copy)
      return copy.path
    }
  }
}
