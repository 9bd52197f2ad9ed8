import CLibrary

/// The size of a regular file and the time of its last change: when either differs, so may the contents.
struct FileVersion: Equatable {
  /// In bytes; zero also for a file that the kernel makes up when it is read, as in `/proc`.
  let size: Int
  /// The time of the last change: seconds since 1970, and nanoseconds.
  private let time: [Int]

  /// Nil for anything but a regular file.
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

  /// Whether `count` bytes are all of this version, and the file still has it after they were read.
  func isRead(by count: Int, and other: FileVersion?) -> Bool { self == other && (count == size || size == 0) }

  /// Whether `count` bytes are more than this version has.
  func isShorter(than count: Int) -> Bool { size > 0 && count > size }
}

extension Descriptor {
  /// The version that the file has now; nil for anything but a regular file, or when the system does not say.
  var version: FileVersion? { status.flatMap(FileVersion.init) }
}
