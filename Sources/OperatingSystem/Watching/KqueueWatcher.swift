#if canImport(Darwin)
import CLibrary

/// The watcher for macOS.
package final class FolderWatcher {
  private let queue: Int32
  private let limit: Int
  private var watched: [Descriptor] = []

  /// How long changes are left to settle, in nanoseconds: editors write, rename and remove in quick succession.
  private static let settlingTime = 50_000_000
  /// How many descriptors are reserved for the runs.
  private static let reserve = 128

  /// After this, an interrupt ends the process with the status of success.
  package init() throws(FileError) {
    limit = max(0, Self.raisedLimit() - Self.reserve)
    queue = kqueue()
    if queue < 0 { throw .last(.read, "changes of files") }
    HeldSignals.endWithSuccess()
  }

  deinit {
    for descriptor in watched { _ = descriptor.close() }
    _ = close(queue)
  }

  /// Raises the number of files that may be open at once, and returns it. A process begins with 256, too few for a
  /// large folder, and may raise the limit itself, up to `OPEN_MAX` even if it is unlimited (manual of `setrlimit`).
  private static func raisedLimit() -> Int {
    var limits = rlimit()
    // The system fills and reads the structure within the calls.
    guard unsafe getrlimit(RLIMIT_NOFILE, &limits) == 0 else { return 256 }
    let before = limits.rlim_cur
    limits.rlim_cur = max(before, min(rlim_t(OPEN_MAX), limits.rlim_max))
    return Int(clamping: unsafe setrlimit(RLIMIT_NOFILE, &limits) == 0 ? limits.rlim_cur : before)
  }

  /// Watches only these folders, and the files in them, since a folder has no event when a file in it is written. If
  /// there are more files than can be open, it watches the first ones.
  func watchExisting(_ paths: Set<String>) {
    for descriptor in watched { _ = descriptor.close() }
    let folders = paths.sorted()
    let files = folders.flatMap { folder in
      ((try? Files.entries(of: folder)) ?? []).filter { $0.kind == .file }.map { Files.join(folder, $0.name) }
    }
    watched = (folders + files).prefix(limit).compactMap { Descriptor.open($0, O_EVTONLY) }
    for descriptor in watched { add(descriptor) }
  }

  private func add(_ descriptor: Descriptor) {
    // Truncating a file changes its attributes, and is not a write.
    let notes = UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME)
    // No pointer is passed, and the system only reads the structure, within the call.
    var event = unsafe kevent(
      ident: UInt(descriptor.number), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: notes,
      data: 0, udata: nil)
    _ = unsafe kevent(queue, &event, 1, nil, 0, nil)
  }

  /// Takes one event, if there is one within the settling time.
  func hasChanged(forever: Bool) throws(FileError) -> Bool {
    // The system fills the structures within the call; the pointer in the event is ours: nil.
    var event = unsafe kevent()
    var time = timespec(tv_sec: 0, tv_nsec: Self.settlingTime)
    let count = retried {
      unsafe forever ? kevent(queue, nil, 0, &event, 1, nil) : kevent(queue, nil, 0, &event, 1, &time)
    }
    if count < 0 { throw .last(.read, "changes of files") }
    return count > 0
  }
}
#endif
