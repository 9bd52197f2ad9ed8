/// Measures texts in one face, in multiples of the point size.
struct TextRuler: Sendable {
  private let advances: FaceAdvances
  /// The space between two letters.
  private let tracking: Double
  private let textCase: TextCase
  /// The advances of the first characters, which nearly all texts consist of.
  private let first: [Double?]

  init(_ advances: FaceAdvances, tracking: Double, _ textCase: TextCase) {
    (self.advances, self.tracking, self.textCase) = (advances, tracking, textCase)
    first = (0..<0x500).map { code in Unicode.Scalar(code).flatMap { advances.advance(of: $0) } }
  }

  /// Splits a text where lines may end, and measures the pieces.
  func measure(_ text: String) throws(FitObstacle) -> TextPieces {
    var pieces = TextPieces()
    var (left, isSpaced, isFirst, last) = (LineBreak.Kind.mandatory, false, true, Unicode.Scalar(0))
    let text = cased(text).unicodeScalars
    var start = text.startIndex
    for index in text.indices {
      let character = text[index]
      let kind = LineBreak.kind(of: character)
      if kind == .mandatory {
        if character != "\n" || last != "\r" { pieces.end(Substring(text[start..<index]), isParagraph: true) }
        start = text.index(after: index)
        (left, isSpaced, isFirst, last) = (.mandatory, false, true, character)
        continue
      }
      // What follows a joiner is a part of the same picture.
      let width = last == "\u{200D}" && character.isPicture ? 0 : try width(of: character)
      last = character
      if kind == .space {
        pieces.add(space: width + tracking)
        isSpaced = true
        continue
      }
      if left != .mandatory, LineBreak.isAllowed(between: left, kind, isSpaced: isSpaced, isFirst: isFirst) {
        pieces.end(Substring(text[start..<index]), isParagraph: false)
        start = index
      }
      isFirst = left == .mandatory || isSpaced
      (left, isSpaced) = (kind, false)
      if character == "\u{AD}" {
        pieces.hyphen = try self.width(of: "-") + tracking
      } else {
        pieces.add(width: width == 0 ? 0 : width + tracking)
      }
    }
    pieces.end(Substring(text[start...]), isParagraph: true)
    return pieces
  }

  private func cased(_ text: String) -> String {
    switch textCase {
    case .asWritten: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalize:
      text.split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    }
  }

  private func width(of character: Unicode.Scalar) throws(FitObstacle) -> Double {
    if Int(character.value) < first.count, let width = first[Int(character.value)] { return width }
    if character.properties.isDefaultIgnorableCodePoint { return 0 }
    // Tabs, and hyphens and spaces of another width, have the advance of the usual one if the face lacks them.
    guard Self.isSimple(character) else { throw .script }
    if let width = advances.advance(of: character) { return width }
    switch character {
    case "\t", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}": return try width(of: " ")
    case "\u{2010}"..."\u{2011}": return try width(of: "-")
    default: break
    }
    // Systems compose a letter and its mark.
    if character.properties.generalCategory == .nonspacingMark { return 0 }
    if let width = character.leastWidthOfPicture { return width }
    throw .missing(character)
  }

  /// Whether each character of its script has a glyph beside the last one, and words have spaces between them.
  private static func isSimple(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    // Latin, Greek, Cyrillic, Armenian; letters and the hyphen of Hebrew without vowels; Georgian.
    case ..<0x590, 0x5BE, 0x5D0..<0x600, 0x10A0..<0x1100, 0x1C80..<0x1CC0: true
    // More letters, punctuation and symbols; emoji and other symbols, which few fonts have.
    case 0x1D00..<0x2D30, 0x2E00..<0x2E80, 0xA640..<0xA6A0, 0xA700..<0xA800, 0xAB30..<0xAB70: true
    case 0xE000..<0xF900, 0xFB00..<0xFB50, 0xFFF9...0xFFFF, 0x1F000..<0x20000, 0xF0000...: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the system's font of emoji draws it.
  var isPicture: Bool { properties.isEmojiPresentation }

  /// The least width of a picture as a multiple of the size: one em, half of one for each part of a flag, and 0 for a
  /// tone of skin. Nil for other characters.
  fileprivate var leastWidthOfPicture: Double? {
    isPicture ? properties.isEmojiModifier ? 0 : 0x1F1E6...0x1F1FF ~= value ? 0.5 : 1 : nil
  }
}
