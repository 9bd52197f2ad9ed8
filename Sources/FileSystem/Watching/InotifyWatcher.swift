#if os(Linux)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The watcher of Linux.
package final class FolderWatcher {
  private let descriptor: Int32
  private var folders: [String: Int32] = [:]

  /// How long a change is left to settle: editors write, rename and remove in quick succession.
  private static let settlingTime: Int32 = 50

  /// From here on an interrupt does not end the process, but the next wait.
  package init() throws(FileError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if descriptor < 0 { throw .last(.read, "changes of files") }
    Self.handleInterrupts()
  }

  deinit { _ = close(descriptor) }

  /// Watches just these folders.
  package func watch(_ paths: Set<String>) {
    for (path, folder) in folders where !paths.contains(path) { inotify_rm_watch(descriptor, folder) }
    let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
      | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    // A folder that is watched already stays so; one that was made anew is watched again. One that is gone is told by the one
    // above it. The system only reads the path.
    folders = Dictionary(uniqueKeysWithValues: paths.map { ($0, unsafe inotify_add_watch(descriptor, $0, events)) })
    folders = folders.filter { $0.value >= 0 }
  }

  /// Waits until something has changed and settled.
  package func wait() -> Watcher.Event {
    var event = poll(forever: true)
    while event == .changed {
      drain()
      event = poll(forever: false)
    }
    // Nothing more has come, or an interrupt: in the midst of changes it counts as well.
    return event ?? .changed
  }

  /// Waits for one event; interrupts are let in only here, so that none is lost between two waits.
  private func poll(forever: Bool) -> Watcher.Event? {
    var descriptors = fd_set()
    // A bit for each descriptor; this one is a small number, since it was opened early.
    unsafe withUnsafeMutableBytes(of: &descriptors) { unsafe $0[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8) }
    var time = timespec(tv_sec: 0, tv_nsec: Int(Self.settlingTime) * 1_000_000)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    // The system reads and fills the structures within the call.
    let count =
      forever
      ? unsafe pselect(descriptor + 1, &descriptors, nil, nil, nil, &signals)
      : unsafe pselect(descriptor + 1, &descriptors, nil, nil, &time, &signals)
    if count < 0 { return .interrupted }
    return count == 0 ? nil : .changed
  }

  /// Reads all events there are: what happened is of no interest, only that something did.
  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    // The system fills the array's own storage.
    while unsafe read(descriptor, &buffer, buffer.count) > 0 {}
  }

  private static func handleInterrupts() {
    var signals = sigset_t()
    // The system fills and reads the set within the calls.
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Nothing is to be done by the handler: that there is one ends the wait.
      _ = signal(number) { _ in }
      unsafe sigaddset(&signals, number)
    }
    unsafe sigprocmask(SIG_BLOCK, &signals, nil)
  }
}
#endif
