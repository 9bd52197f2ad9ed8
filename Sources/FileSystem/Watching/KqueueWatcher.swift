#if canImport(Darwin)
import CLibrary

/// The watcher of macOS.
package final class FolderWatcher {
  private let queue: Int32
  private var folders: [Int32] = []

  /// How long a change is left to settle, in nanoseconds: editors write, rename and remove in quick succession.
  private static let settlingTime = 50_000_000

  /// From now on an interrupt ends the process with the status of success.
  package init() throws(FileError) {
    queue = kqueue()
    if queue < 0 { throw .last(.read, "changes of files") }
    HeldSignals.endWithSuccess()
  }

  deinit {
    for folder in folders { _ = close(folder) }
    _ = close(queue)
  }

  /// Watches these folders, and the files in them, and no others: a folder has no event for a file that is written to.
  /// Instead of a missing folder it watches the nearest above it.
  package func watch(_ paths: Set<String>) { WatchedFolders.settle(paths, watch: watchExisting) }

  private func watchExisting(_ paths: Set<String>) {
    for folder in folders { _ = close(folder) }
    let files = paths.flatMap { folder in
      ((try? Files.entries(of: folder)) ?? []).filter { $0.kind == .file }.map { Files.join(folder, $0.name) }
    }
    // The system only reads the path.
    folders = (paths.sorted() + files).map { unsafe open($0, O_EVTONLY | O_CLOEXEC) }.filter { $0 >= 0 }
    let notes = UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_EXTEND)
    for folder in folders {
      change(
        kevent(
          ident: UInt(folder), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: notes, data: 0,
          udata: nil))
    }
  }

  /// Waits until something has changed and settled.
  package func wait() throws(FileError) {
    _ = try hasChanged(forever: true)
    while try hasChanged(forever: false) {}
  }

  /// Takes one event, if there is one before the settling time is over.
  private func hasChanged(forever: Bool) throws(FileError) -> Bool {
    var event = kevent()
    var time = timespec(tv_sec: 0, tv_nsec: Self.settlingTime)
    // The system reads and fills the structures within the call.
    let count = retried {
      unsafe forever ? kevent(queue, nil, 0, &event, 1, nil) : kevent(queue, nil, 0, &event, 1, &time)
    }
    if count < 0 { throw .last(.read, "changes of files") }
    return count > 0
  }

  private func change(_ event: kevent) {
    var event = event
    // The system reads the structure within the call.
    _ = unsafe kevent(queue, &event, 1, nil, 0, nil)
  }
}
#endif
