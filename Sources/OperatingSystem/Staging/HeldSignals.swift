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
    var (held, before) = (signalSet(Self.numbers), signalSet([]))
    // The system reads and fills the sets within the calls.
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    self.before = before
    deadly = Self.numbers.filter { unsafe sigismember(&before, $0) == 0 && !Self.isIgnored($0) }
  }

  /// Whether a signal is pending that will end the process on `release`.
  var areWaiting: Bool {
    var waiting = signalSet([])
    // The system fills and reads the set within the calls.
    unsafe sigpending(&waiting)
    return deadly.contains { unsafe sigismember(&waiting, $0) == 1 }
  }

  /// Releases the signals. A pending one ends the process here, as its shell expects.
  func release() {
    var before = before
    // The system reads the set within the call.
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
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

func signalSet(_ numbers: [Int32]) -> sigset_t {
  var set = sigset_t()
  // The system fills the set within the calls.
  unsafe sigemptyset(&set)
  for number in numbers { unsafe sigaddset(&set, number) }
  return set
}
