import CLibrary

/// The signals that end a program, kept waiting from `init` to `release`, so that the run can clear away what it has
/// begun. No handler runs: the run asks from time to time whether a signal waits.
///
/// Threads that are started in the meantime hold the signals too, for as long as they run. No other may be running at
/// `init`: a signal would end the process there.
struct HeldSignals: Sendable {
  /// The signals that were held before.
  private let before: sigset_t
  /// Those that end the process: neither ignored nor held before.
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

  /// Whether a signal waits that ends the process on `release`.
  var areWaiting: Bool {
    var waiting = sigset_t()
    // The system fills and reads the set within the calls.
    unsafe sigemptyset(&waiting)
    unsafe sigpending(&waiting)
    return deadly.contains { unsafe sigismember(&waiting, $0) == 1 }
  }

  /// Lets the signals go: one that waits ends the process here, as its shell expects.
  func release() {
    var before = before
    // The system reads the set within the call.
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// From now on the signals end the process with the status of success: for a run that goes on until it is ended.
  /// While they are held they wait all the same. One that is ignored stays so.
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
    // The parent process may have held them.
    unsafe pthread_sigmask(SIG_UNBLOCK, &ours, nil)
  }

  /// The action of a signal can only be read by changing it. The signal is held, so nothing happens in between.
  private static func isIgnored(_ number: Int32) -> Bool {
    let action = signal(number, SIG_DFL)
    _ = signal(number, action)
    // `SIG_IGN` is a number in the place of a function: it is compared, never called.
    return unsafe unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
