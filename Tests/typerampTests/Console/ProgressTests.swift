import TestSupport
import Testing

@testable import typeramp

/// The progress line.
@Suite struct ProgressTests {
  /// Inputs that end at these milliseconds, and the lines that are shown.
  @Test(
    arguments: [
      ([499, 499, 499], [nil, nil, nil]), ([500, 500, 501], ["\r1 of 3 inputs", nil, nil]),
      ([0, 500, 900], [nil, "\r2 of 3 inputs", nil]),
      ([500, 599, 600, 699, 700, 900], ["\r1 of 6 inputs", nil, "\r3 of 6 inputs", nil, "\r5 of 6 inputs", nil]),
    ] as [([Int], [String?])])
  func aLineIsShownAfterHalfASecond(times: [Int], lines: [String?]) {
    var line = ProgressLine(total: times.count)
    #expect(times.map { line.advance(after: .milliseconds($0)) } == lines)
    let isShown = lines.contains { $0 != nil }
    #expect([line.clear(), line.clear()] == [isShown ? "\r\u{1B}[K" : nil, nil])
  }
}
