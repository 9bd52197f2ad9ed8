import CLibrary

/// A folder that only this user can access, for the duration of a closure.
package struct TemporaryFolder: Sendable {
  /// The path without links.
  package let path: String
  private let signals: HeldSignals

  /// Whether a signal will end the program once the folder is removed.
  package var isInterrupted: Bool { signals.areWaiting }

  /// Creates a folder, and removes it with its contents when `body` returns or throws. Signals that would end the
  /// program wait until then. No other thread may be running.
  package static func with<Result>(
    _ body: (TemporaryFolder) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let signals = HeldSignals()
    defer { signals.release() }
    removeAbandoned()
    let parent = Files.resolved(parent)
    var folder: TemporaryFolder
    var lock: Descriptor?
    // Another run may take a folder for an abandoned one, and remove it, before it is locked.
    repeat {
      folder = TemporaryFolder(path: try make(prefix, in: parent), signals: signals)
      lock = StagingFolder.open(folder.path)
    } while lock?.lock() == .busy || Files.kind(of: folder.path) == nil
    defer {
      removeAll(in: folder.path)
      _ = lock?.close()
    }
    return try body(folder)
  }

  private static let prefix = "typeramp-git-"

  /// Removes the folders of killed runs, which are not locked any more. They have only files in them.
  private static func removeAbandoned() {
    for name in (try? Files.names(in: parent, prefix: prefix)) ?? [] {
      let path = Files.join(parent, name)
      guard let folder = StagingFolder.open(path) else { continue }
      if folder.lock() == .taken {
        for file in (try? Files.names(in: path)) ?? [] { folder.remove(file) }
        Files.removeFolder(path)
      }
      _ = folder.close()
    }
  }

  /// The system's folder for temporary files.
  package static var parent: String {
    environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// Makes a folder for files that outlive the program, such as a page that a browser is about to read. Only this user
  /// can look into it, and only the system removes it.
  ///
  /// - Returns: its path.
  package static func make(_ prefix: String = "typeramp-", in parent: String = parent) throws(FileError) -> String {
    var name = Array(Files.join(parent, prefix + "XXXXXX").utf8CString)
    // The system writes the last letters of the name into the array.
    guard unsafe mkdtemp(&name) != nil else { throw .last(.write, parent) }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Writes a new file. No link is in the folder, so nothing outside can be written.
  package func write(_ content: [UInt8], to name: String) throws(FileError) {
    let path = Files.join(path, name)
    guard let file = Descriptor.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600) else {
      throw .last(.write, path)
    }
    let isWritten = file.writeAll(content)
    let isClosed = file.close()
    if !isWritten || !isClosed { throw .last(.write, path) }
  }

  /// Removes a folder with its contents; links are removed, not followed.
  private static func removeAll(in folder: String) {
    for name in (try? Files.names(in: folder)) ?? [] {
      let path = Files.join(folder, name)
      if !Files.isLink(path), Files.kind(of: path) == .folder {
        removeAll(in: path)
      } else {
        try? Files.remove(path)
      }
    }
    Files.removeFolder(folder)
  }
}
