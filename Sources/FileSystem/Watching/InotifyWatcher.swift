#if os(Linux)
import CLibrary

/// The watcher of Linux.
package final class FolderWatcher {
  private let descriptor: Int32
  private var folders: [String: Int32] = [:]

  /// How long a change is left to settle: editors write, rename and remove in quick succession.
  private static let settlingTime: Int32 = 50

  /// From now on an interrupt ends the process with the status of success.
  package init() throws(FileError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if descriptor < 0 { throw .last(.read, "changes of files") }
    HeldSignals.endWithSuccess()
  }

  deinit { _ = close(descriptor) }

  /// Watches these folders and no others; instead of a missing one the nearest folder above it.
  package func watch(_ paths: Set<String>) { WatchedFolders.settle(paths, watch: watchExisting) }

  private func watchExisting(_ paths: Set<String>) {
    let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
      | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    // A folder that is watched already stays watched; one that was removed and made again is watched again. The system
    // only reads the path.
    let before = folders
    folders = Dictionary(uniqueKeysWithValues: paths.map { ($0, unsafe inotify_add_watch(descriptor, $0, events)) })
    folders = folders.filter { $0.value >= 0 }
    // What was moved away is watched no longer.
    for folder in Set(before.values).subtracting(folders.values) { inotify_rm_watch(descriptor, folder) }
  }

  /// Waits until something has changed and settled.
  package func wait() throws(FileError) {
    _ = try hasChanged(within: -1)
    repeat { drain() } while try hasChanged(within: Self.settlingTime)
  }

  /// Whether there is an event within `time` milliseconds; a negative number is for ever.
  private func hasChanged(within time: Int32) throws(FileError) -> Bool {
    // `select` would do for few descriptors only.
    var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // The system reads and fills the structure within the call.
    let count = retried { unsafe poll(&events, 1, time) }
    if count < 0 { throw .last(.read, "changes of files") }
    return count > 0
  }

  /// Reads all waiting events: only that something happened matters, not what.
  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    // The system fills the array's own storage.
    while unsafe read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
#endif
