import OperatingSystem
import TypeRampProject

/// The progress of a run, shown only on a terminal.
struct Progress {
  private let isShown = StandardStream.error.isTerminal && environmentVariable("TERM") != "dumb"
  private let start = ContinuousClock.now
  private var line: ProgressLine

  init(of total: Int) { line = ProgressLine(total: total) }

  mutating func advance() {
    if isShown { show(line.advance(after: ContinuousClock.now - start)) }
  }

  /// Clears the line, before anything else is printed and at the end.
  mutating func clear() { show(line.clear()) }

  private func show(_ text: String?) {
    if let text { try? StandardStream.error.write(text) }
  }
}

/// What a terminal is sent to show the progress: nothing in the first half second, then at most ten lines a second.
struct ProgressLine {
  let total: Int
  private var count = 0
  /// When the line is next updated, since the start.
  private var next = Duration.milliseconds(500)
  private var isVisible = false

  init(total: Int) { self.total = total }

  /// Counts an input. After the last one nothing would clear the line.
  mutating func advance(after time: Duration) -> String? {
    count += 1
    guard count < total, time >= next else { return nil }
    next = time + .milliseconds(100)
    isVisible = true
    return "\r\(count) of \(total.counted("input"))"
  }

  mutating func clear() -> String? {
    defer { isVisible = false }
    return isVisible ? "\r\u{1B}[K" : nil
  }
}
