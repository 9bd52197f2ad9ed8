import Foundation
import TestSupport
import Testing

@testable import Diagnostics

/// Columns of texts in a terminal.
@Suite struct DisplayWidths {
  @Test(arguments: [
    ("", 0), ("body", 4), ("ä", 1), ("e\u{300}", 1), ("e\u{301}", 1), ("字", 2), ("ｆ", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("🎨", 2), ("👩‍👩‍👧", 2), ("🇨🇭", 2), ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("…", 1), ("\u{FFFD}", 1), ("日本e\u{301}", 5),
  ])
  func columns(text: String, expected: Int) {
    #expect(DisplayWidth.columns(of: text) == expected)
  }

  // Python has its own Unicode database.
  @Test(.enabled(if: Python.any != nil, "needs python3")) func wideCharactersAreThoseOfUnicode() throws {
    let script = """
      import itertools, unicodedata as u
      def width(c):
          if u.category(chr(c)) in ('Cn', 'Cs', 'Co', 'Cc', 'Cf', 'Mn', 'Me'): return 0
          return 2 if u.east_asian_width(chr(c)) in 'WF' else 1
      for width, run in itertools.groupby(range(0x300, 0x40000), width):
          run = list(run)
          print(run[0], run[-1], width)
      """
    let lines = try Python.complaints(of: Python.any, script, about: "").split(separator: "\n")
    #expect(lines.count > 1000)
    let differences = lines.flatMap { line -> [UInt32] in
      let numbers = line.split(separator: " ").compactMap { UInt32($0) }
      guard numbers.count == 3, numbers[2] > 0 else { return [] }
      return (numbers[0]...numbers[1]).filter { value in
        Unicode.Scalar(value).map { (DisplayWidth.columns(of: $0) == 2) != (numbers[2] == 2) } ?? false
      }
    }
    #expect(differences.filter { !Self.knownDifferences.contains($0) } == [])
  }

  /// Halves of flags are never shown alone; trigrams and hexagrams became wide in Unicode 16.
  private static let knownDifferences =
    Set<UInt32>(0x1F1E6...0x1F1FF).union(0x2630...0x2637).union(0x268A...0x268F).union(0x4DC0...0x4DFF)
    .union(0x1D300...0x1D376)
}
