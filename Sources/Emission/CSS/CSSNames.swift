import Writing

/// The names of custom properties and classes.
struct CSSNames {
  /// The prefix of all names.
  let prefix: String

  /// The class of a style: `type-large-title`.
  func styleClass(_ style: String) -> UTF8Text {
    CSSText.identifier("\(prefix)-\(Self.kebabCase(style))")
  }

  /// The property of a style with the given class: `--type-large-title-size`.
  func property(_ name: StaticString, ofClass styleClass: UTF8Text) -> UTF8Text { "--\(styleClass)-\(name)" }

  /// The property of a metric: `--type-metric-icon-size`.
  func property(ofMetric name: String) -> UTF8Text {
    CSSText.identifier("--\(prefix)-metric-\(Self.kebabCase(name))")
  }

  /// The property for the reader's body size.
  var readerSize: UTF8Text { CSSText.identifier("--\(prefix)-reader-size") }

  /// Whether a text is a valid prefix: letters, digits, `-` and `_`, beginning with a letter or `_`.
  static func isPrefix(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || CSSText.isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy(CSSText.isPlainInIdentifier)
  }

  /// Whether a text is the name of a cascade layer: identifiers separated by dots, none of them a CSS keyword.
  static func isLayer(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).map(String.init).allSatisfy {
      isPrefix($0) && !keywords.contains($0.lowercased())
    }
  }

  /// The names that layers cannot have (CSS Values 4).
  private static let keywords: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer", "default"]

  /// `largeTitle` becomes `large-title`, `URLPadding` becomes `url-padding`, `title2` stays `title2`.
  static func kebabCase(_ name: String) -> String {
    let letters = Letter.all(in: name)
    return letters.indices.reduce(into: "") { text, index in
      if startsWord(index, of: letters) { text += "-" }
      text += letters[index].lowercased
    }
  }

  /// Whether a character begins a word: a capital does after anything but a capital, and before a small letter.
  private static func startsWord(_ index: Int, of letters: [Letter]) -> Bool {
    guard index > 0, letters[index].isUppercase, letters[index - 1].lowercased != "_" else { return false }
    let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
    return !letters[index - 1].isUppercase || isBeforeSmall
  }
}

/// A character for kebab case.
private struct Letter {
  let lowercased: String
  let isUppercase: Bool
  let isLowercase: Bool

  /// The characters of a name. Nearly all names are ASCII, for which Unicode tables are slow.
  static func all(in name: String) -> [Letter] {
    name.utf8.allSatisfy { $0 < 0x80 } ? name.utf8.map(Letter.init(ascii:)) : name.map(Letter.init)
  }

  private init(ascii byte: UInt8) {
    isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    lowercased = String(Unicode.Scalar(isUppercase ? byte | 0x20 : byte))
  }

  private init(_ character: Character) {
    isUppercase = character.isUppercase
    isLowercase = character.isLowercase
    lowercased = character.lowercased()
  }
}
