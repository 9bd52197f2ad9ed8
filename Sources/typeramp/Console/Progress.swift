import OperatingSystem
import TypeRampProject

/// The progress of a run, shown only on a terminal, and only if the run takes longer than half a second.
struct Progress {
  private let total: Int
  private let isShown = StandardStream.error.isTerminal && environmentVariable("TERM") != "dumb"
  private var count = 0
  /// When the line is next updated.
  private var next = ContinuousClock.now + .milliseconds(500)
  private var isVisible = false

  /// - Parameter total: the number of inputs.
  init(of total: Int) {
    self.total = total
  }

  /// Counts an input. After the last one nothing would clear the line.
  mutating func advance() {
    count += 1
    guard isShown, count < total, ContinuousClock.now >= next else { return }
    next = ContinuousClock.now + .milliseconds(100)
    isVisible = true
    try? StandardStream.error.write("\r\(count) of \(total.counted("input"))")
  }

  /// Clears the line, before anything else is printed and at the end.
  mutating func clear() {
    if isVisible { try? StandardStream.error.write("\r\u{1B}[K") }
    isVisible = false
  }
}
