import FileSystem

/// How far a run has come, on a terminal, when it takes longer than a person waits without a sign.
struct Progress {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var count = 0
  private var isVisible = false

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Counts a file.
  mutating func advance() {
    count += 1
    guard isShown, count.isMultiple(of: 64), ContinuousClock.now - start > .milliseconds(500) else { return }
    isVisible = true
    try? StandardStream.error.write("\r\(count) files")
  }

  /// Takes the line back.
  func clear() {
    if isVisible { try? StandardStream.error.write("\r\u{1B}[K") }
  }
}
