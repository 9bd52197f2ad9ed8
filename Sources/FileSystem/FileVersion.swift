import CLibrary

/// What tells the contents of a regular file apart at two times.
struct FileVersion: Equatable {
  /// In bytes; zero as well for what the kernel writes when it is asked.
  let size: Int
  /// When it was written last: seconds, and nanoseconds.
  private let time: [Int]

  /// Nil for what is no regular file: a pipe has nothing but what was read of it.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    self.time = [Int(time.tv_sec), Int(time.tv_nsec)]
  }

  /// Whether that many bytes, and the version behind them, are those of this version.
  func isRead(by count: Int, and other: FileVersion?) -> Bool { self == other && (count == size || size == 0) }

  /// Whether there are more bytes than it had.
  func isShorter(than count: Int) -> Bool { size > 0 && count > size }
}

extension Descriptor {
  /// What the file holds now; nil for what is no regular file, or when the system will not say.
  var version: FileVersion? { status.flatMap(FileVersion.init) }
}
