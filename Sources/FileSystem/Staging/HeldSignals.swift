import CLibrary

/// The signals by which somebody ends a program, kept waiting from `init` to `release`, so that what was begun is cleared away
/// first. No handler runs: whoever holds them asks from time to time whether one waits.
///
/// Threads that are started in the meantime hold them too; none may be running at `init`.
struct HeldSignals: Sendable {
  /// What was held already.
  private let before: sigset_t
  /// Those that would have ended the process: a signal that is ignored, or held by somebody else, is not ours.
  private let deadly: [Int32]

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  init() {
    var held = sigset_t()
    var before = sigset_t()
    // The system reads and fills the sets within the calls.
    unsafe sigemptyset(&held)
    unsafe sigemptyset(&before)
    for number in Self.numbers { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    self.before = before
    deadly = Self.numbers.filter { unsafe sigismember(&before, $0) == 0 && !Self.isIgnored($0) }
  }

  /// Whether one waits that ends the process when it is let go.
  var areWaiting: Bool {
    var waiting = sigset_t()
    // The system fills and reads the set within the calls.
    unsafe sigemptyset(&waiting)
    unsafe sigpending(&waiting)
    return deadly.contains { unsafe sigismember(&waiting, $0) == 1 }
  }

  /// Lets them go: one that waits ends the process here, as whoever started it expects.
  func release() {
    var before = before
    // The system reads the set within the call.
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Lets the signals end the process with the status of success, wherever it is: for one that goes on until somebody ends it.
  /// While they are held they wait all the same. One that is ignored stays so.
  static func letEndWell() {
    let held = HeldSignals()
    var ours = sigset_t()
    // The system fills and reads the set within the calls.
    unsafe sigemptyset(&ours)
    for number in numbers where !isIgnored(number) {
      // Of all functions of the C library this is one of the few that a handler may call.
      _ = signal(number) { _ in _exit(0) }
      unsafe sigaddset(&ours, number)
    }
    held.release()
    // Whoever started the process may have held them.
    unsafe pthread_sigmask(SIG_UNBLOCK, &ours, nil)
  }

  /// What is to be done with a signal can only be asked by changing it. It is held, so nothing happens in between.
  private static func isIgnored(_ number: Int32) -> Bool {
    let action = signal(number, SIG_DFL)
    _ = signal(number, action)
    // The marks of the C library are numbers in the place of functions: they are compared, never called.
    return unsafe unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
