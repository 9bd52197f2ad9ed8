#if os(Linux)
import CLibrary

/// The watcher for Linux.
package final class FolderWatcher {
  private let descriptor: Int32
  private var folders: [String: Int32] = [:]

  /// How long changes are left to settle, in milliseconds: editors write, rename and remove in quick succession.
  private static let settlingTime: Int32 = 50

  /// After this, an interrupt ends the process with the status of success.
  package init() throws(FileError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if descriptor < 0 { throw .last(.read, "changes of files") }
    HeldSignals.endWithSuccess()
  }

  deinit { _ = close(descriptor) }

  /// Watches only these folders.
  func watchExisting(_ paths: Set<String>) {
    let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
      | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    // Watching a watched folder again changes nothing; a folder that was removed and created again is watched again.
    // The system only reads the path.
    let before = folders
    folders = Dictionary(uniqueKeysWithValues: paths.map { ($0, unsafe inotify_add_watch(descriptor, $0, events)) })
    folders = folders.filter { $0.value >= 0 }
    // Folders that were moved away are not watched any more.
    for folder in Set(before.values).subtracting(folders.values) { inotify_rm_watch(descriptor, folder) }
  }

  /// Takes all pending events, if there are any within the settling time.
  func hasChanged(forever: Bool) throws(FileError) -> Bool {
    // `select` is limited to low descriptors.
    var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // The system reads and fills the structure within the call.
    let count = retried { unsafe poll(&events, 1, forever ? -1 : Self.settlingTime) }
    if count < 0 { throw .last(.read, "changes of files") }
    if count > 0 { drain() }
    return count > 0
  }

  /// Reads all pending events: only that something happened matters, not what.
  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    // The system fills the array's own storage.
    while unsafe read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
#endif
