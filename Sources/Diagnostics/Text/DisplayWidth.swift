/// The width of text in a terminal, in columns.
package enum DisplayWidth {
  /// The columns of a text without control characters: two for East Asian wide characters and emoji, none for combining
  /// marks.
  package static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// A character of several scalars, such as a flag or a family, is drawn in at most two columns.
  private static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains(emojiSelector), scalars.first?.properties.isEmoji == true { return 2 }
    return min(2, scalars.reduce(0) { $0 + columns(of: $1) })
  }

  /// The columns of a single scalar: 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return hangulVowelsAndFinals.contains(scalar.value) ? 0 : isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
  }

  /// The selector after a character that is drawn as an emoji.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// These are drawn in the cell of the consonant before them.
  private static let hangulVowelsAndFinals: ClosedRange<UInt32> = 0x1160...0x11FF

  /// The scalars with `W` or `F` in EastAsianWidth.txt of Unicode 16.0.0, without the emoji that the standard library
  /// knows. The ranges include unassigned scalars, and marks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FF1, 0x17000...0x1B2FB, 0x1D300...0x1D376,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// The text, cut with an ellipsis if it is wider than `width` columns.
  package func fitted(into width: Int) -> String {
    if DisplayWidth.columns(of: self) <= width { return self }
    var columns = 0
    let start = prefix { character in
      columns += DisplayWidth.columns(of: String(character))
      return columns < width
    }
    return start + "…"
  }
}

extension String {
  /// The text in lines of at most `width` columns, if no word is wider; nil is for lines of any length.
  package func lines(width: Int?) -> [String] {
    guard let width, DisplayWidth.columns(of: self) > width else { return [self] }
    return split(separator: " ").map(String.init).lines(width: width, margin: "  ")
  }
}

extension [String] {
  /// Words in lines of at most `width` columns, if no word is wider.
  ///
  /// - Parameters:
  ///   - margin: the start of all lines but the first.
  ///   - columns: the width of a word.
  package func lines(
    width: Int, margin: String = "", columns: (String) -> Int = DisplayWidth.columns(of:)
  ) -> [String] {
    var used = 0
    return reduce(into: []) { lines, word in
      let needed = columns(word)
      if lines.isEmpty || used + 1 + needed > width {
        used = (lines.isEmpty ? 0 : margin.utf8.count) + needed
        lines.append((lines.isEmpty ? "" : margin) + word)
      } else {
        used += 1 + needed
        lines[lines.count - 1] += " " + word
      }
    }
  }
}
