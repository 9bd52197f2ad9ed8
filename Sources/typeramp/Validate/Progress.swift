import FileSystem

/// The number of files that were checked, on a terminal, once a run takes longer than half a second.
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

  /// Clears the line.
  func clear() {
    if isVisible { try? StandardStream.error.write("\r\u{1B}[K") }
  }
}
