import CLibrary

/// Holds the signals that end a program, from `init` to `release`, so that the run can clean up. There is no handler:
/// the run checks from time to time whether a signal is pending.
///
/// Threads started meanwhile hold the signals too, for as long as they run. No other thread may be running at `init`: a
/// signal would end the process there.
struct HeldSignals: Sendable {
  /// The signals that were blocked before.
  private let before: sigset_t
  /// The held signals that would end the process: neither ignored nor blocked before.
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

  /// Whether a signal is pending that will end the process on `release`.
  var areWaiting: Bool {
    var waiting = sigset_t()
    // The system fills and reads the set within the calls.
    unsafe sigemptyset(&waiting)
    unsafe sigpending(&waiting)
    return deadly.contains { unsafe sigismember(&waiting, $0) == 1 }
  }

  /// Releases the signals. A pending one ends the process here, as its shell expects.
  func release() {
    var before = before
    // The system reads the set within the call.
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Makes the signals end the process with the status of success, for a run that goes on until it is interrupted. Held
  /// signals still wait. Ignored signals stay ignored.
  static func endWithSuccess() {
    let held = HeldSignals()
    var ours = sigset_t()
    // The system fills and reads the set within the calls.
    unsafe sigemptyset(&ours)
    for number in numbers where !isIgnored(number) {
      // `_exit` is one of the few functions of the C library that a handler may call.
      _ = signal(number) { _ in _exit(0) }
      unsafe sigaddset(&ours, number)
    }
    held.release()
    // The parent process may have blocked them.
    unsafe pthread_sigmask(SIG_UNBLOCK, &ours, nil)
  }

  /// Whether a signal is ignored. Its action can only be read by changing it; the signal is held, so nothing happens in
  /// between.
  private static func isIgnored(_ number: Int32) -> Bool {
    let action = signal(number, SIG_DFL)
    _ = signal(number, action)
    // `SIG_IGN` is a number typed as a function: it is compared, never called.
    return unsafe unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
