import Diagnostics
import FileSystem

/// How far a run has come, on a terminal, once it takes longer than half a second. Elsewhere nothing is written.
struct Progress {
  private let total: Int
  private let isShown = StandardStream.error.isTerminal && environmentVariable("TERM") != "dumb"
  private var count = 0
  /// When the line is written next.
  private var next = ContinuousClock.now + .milliseconds(500)
  private var isVisible = false

  /// - Parameter total: how many inputs the run has.
  init(of total: Int) {
    self.total = total
  }

  /// Counts an input.
  mutating func advance() {
    count += 1
    guard isShown, ContinuousClock.now >= next else { return }
    next = ContinuousClock.now + .milliseconds(100)
    isVisible = true
    try? StandardStream.error.write("\r\(count) of \(total.counted("input"))")
  }

  /// Clears the line: before anything else is printed, and at the end.
  mutating func clear() {
    if isVisible { try? StandardStream.error.write("\r\u{1B}[K") }
    isVisible = false
  }
}
