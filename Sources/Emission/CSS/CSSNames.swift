import Writing

/// What custom properties and classes are called.
struct CSSNames {
  /// What each begins with.
  let prefix: String

  /// The class of a style: `type-large-title`.
  func styleClass(_ style: String) -> UTF8Text {
    CSSText.identifier("\(prefix)-\(Self.kebabCase(style))")
  }

  /// A property of the style that has a class: `--type-large-title-size`.
  func property(_ name: StaticString, ofClass styleClass: UTF8Text) -> UTF8Text { "--\(styleClass)-\(name)" }

  /// The property of a metric: `--type-metric-icon-size`.
  func property(ofMetric name: String) -> UTF8Text {
    CSSText.identifier("--\(prefix)-metric-\(Self.kebabCase(name))")
  }

  /// The property of the body size that the reader has chosen.
  var readerSize: UTF8Text { CSSText.identifier("--\(prefix)-reader-size") }

  /// Whether names may begin with a text: letters, digits, `-` and `_`, a letter or `_` first.
  static func isPrefix(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || CSSText.isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy(CSSText.isPlainInIdentifier)
  }

  /// Whether a text is the name of a cascade layer: such names with dots between them, and no keyword of CSS.
  static func isLayer(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).map(String.init).allSatisfy {
      isPrefix($0) && !keywords.contains($0.lowercased())
    }
  }

  /// What no layer may be called (CSS Values 4).
  private static let keywords: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer", "default"]

  /// `largeTitle` is `large-title`, `URLPadding` is `url-padding`, `title2` stays `title2`.
  static func kebabCase(_ name: String) -> String {
    let letters = Letter.all(in: name)
    return letters.indices.reduce(into: "") { text, index in
      if startsWord(index, of: letters) { text += "-" }
      text += letters[index].lowercased
    }
  }

  /// A capital starts a word after anything but a capital, and before a small letter.
  private static func startsWord(_ index: Int, of letters: [Letter]) -> Bool {
    guard index > 0, letters[index].isUppercase, letters[index - 1].lowercased != "_" else { return false }
    let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
    return !letters[index - 1].isUppercase || isBeforeSmall
  }
}

/// What kebab case needs to know of a character.
private struct Letter {
  let lowercased: String
  let isUppercase: Bool
  let isLowercase: Bool

  /// The characters of a name. Nearly all names are of ASCII, for which the tables of Unicode are a detour.
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
