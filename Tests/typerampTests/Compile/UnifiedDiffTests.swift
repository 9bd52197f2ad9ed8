import Testing

@testable import typeramp

/// The differences that `--check` shows, in the format of `diff -U2`.
@Suite struct UnifiedDiffs {
  /// A text of lines `0`, `1` and so on, in which some are replaced by `x`.
  private static func text(_ changed: Set<Int> = []) -> [UInt8] {
    Array((0..<12).map { changed.contains($0) ? "x\n" : "\($0)\n" }.joined().utf8)
  }

  private static func lines(_ changed: Set<Int>, limit: Int = .max) -> [String] {
    UnifiedDiff(text(), text(changed), path: "a").lines(limit: limit)
  }

  /// Hunks that touch are one, as in `diff -u`.
  @Test(arguments: [
    ([3, 7], ["@@ -2,9 +2,9 @@"]), ([3, 8], ["@@ -2,10 +2,10 @@"]), ([3, 9], ["@@ -2,5 +2,5 @@", "@@ -8,5 +8,5 @@"]),
    ([0], ["@@ -1,3 +1,3 @@"]), ([11], ["@@ -10,3 +10,3 @@"]), ([0, 11], ["@@ -1,3 +1,3 @@", "@@ -10,3 +10,3 @@"]),
  ])
  func hunks(changed: [Int], headers: [String]) {
    #expect(Self.lines(Set(changed)).filter { $0.hasPrefix("@@") } == headers)
  }

  @Test func lines() {
    let lines = ["--- a", "+++ a", "@@ -2,5 +2,5 @@", " 1", " 2", "-3", "+x", " 4", " 5"]
    #expect(Self.lines([3]) == lines)
    #expect(Self.lines([3], limit: 7) == lines)
    #expect(Self.lines([3], limit: 6) == lines.dropLast() + ["… and 1 more line"])
  }
}
