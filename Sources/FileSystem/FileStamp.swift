import CLibrary

/// What the system records about a regular file besides its bytes. If all of it is unchanged, so are the bytes,
/// provided that both times were older than a tick of the clock when the stamp was taken.
///
/// A program can reset the modification time, as `touch -r`, `cp -p` and `tar` do. It cannot set the change time, which
/// every write and every rename advances.
package struct FileStamp: Hashable, Sendable {
  /// The file system.
  package let device: Int64
  /// The number of the file on it (inode).
  package let number: Int64
  /// In bytes.
  package let size: Int64
  /// When the bytes changed (mtime), in nanoseconds since 1970.
  package let modified: Int64
  /// When the bytes or the record changed (ctime), in nanoseconds since 1970.
  package let changed: Int64

  /// The stamp of the file that a path leads to; nil if there is none, or it is not a regular file.
  package init?(ofFileAt path: String) {
    guard let status = (try? Files.status(of: path, .read, path)) ?? nil, Files.kind(status) == .file else {
      return nil
    }
    self.init(status)
  }

  /// Creates a stamp from its numbers.
  package init(device: Int64, number: Int64, size: Int64, modified: Int64, changed: Int64) {
    self.device = device
    self.number = number
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  private init(_ status: stat) {
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      device: Int64(truncatingIfNeeded: status.st_dev), number: Int64(truncatingIfNeeded: status.st_ino),
      size: Int64(status.st_size), modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed))
  }

  /// A time in nanoseconds. One that does not fit becomes a time in the far future, which is never trusted.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    let (whole, isTooLarge) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return isTooLarge ? .max : whole &+ Int64(time.tv_nsec)
  }

  /// Whether every change of the file after `time` gives it another stamp: both its times must be older than `time` by
  /// a tick of their clock. A file that changes twice within a tick may keep its stamp.
  ///
  /// - Parameter time: in nanoseconds since 1970.
  package func isSettled(at time: Int64) -> Bool {
    [modified, changed].allSatisfy { $0 < time - Self.tick(of: $0) }
  }

  /// The resolution of the clock that a time comes from, in nanoseconds. Linux's clock for files ticks every 1 to 10
  /// ms, and exFAT's every 10 ms. A time in whole seconds probably comes from a file system with a coarse clock: HFS+
  /// has one second, FAT two.
  private static func tick(of time: Int64) -> Int64 {
    time.isMultiple(of: 1_000_000_000) ? 2_100_000_000 : 20_000_000
  }
}

/// The time of the system's clock, in nanoseconds since 1970, rounded down to microseconds.
package var fileTimeNow: Int64 {
  var now = timeval()
  // The system fills the structure.
  unsafe gettimeofday(&now, nil)
  return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_usec) * 1000
}

/// Sleeps.
package func wait(milliseconds: UInt32) { usleep(milliseconds * 1000) }
