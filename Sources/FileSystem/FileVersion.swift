import CLibrary

/// The size and modification time of a regular file: if either differs, the contents may differ.
struct FileVersion: Equatable {
  /// In bytes; zero also for files that the kernel generates when they are read, as in `/proc`.
  let size: Int
  /// The modification time: seconds since 1970, and nanoseconds.
  private let time: [Int]

  /// Nil unless the file is regular.
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

  /// Whether `count` bytes are all of this version, and the file still had it after they were read.
  func isRead(by count: Int, and other: FileVersion?) -> Bool { self == other && (count == size || size == 0) }

  /// Whether `count` bytes are all that this version has, or more.
  func isReached(by count: Int) -> Bool { size > 0 && count >= size }
}

extension Descriptor {
  /// The file's current version; nil unless it is a regular file, or if its status is unknown.
  var version: FileVersion? { status.flatMap(FileVersion.init) }
}
