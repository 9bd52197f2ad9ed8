/// What custom properties and classes are called.
struct CSSNames {
  /// What each begins with.
  let prefix: String

  /// The class of a style: `type-large-title`.
  func styleClass(_ style: String) -> String {
    CSSText.identifier("\(prefix)-\(Self.kebabCase(style))")
  }

  /// A property of the style that has a class: `--type-large-title-size`.
  func property(_ name: String, ofClass styleClass: String) -> String { "--\(styleClass)-\(name)" }

  /// The property of a metric: `--type-metric-icon-size`.
  func property(ofMetric name: String) -> String {
    CSSText.identifier("--\(prefix)-metric-\(Self.kebabCase(name))")
  }

  /// The property of the body size that the reader has chosen.
  var readerSize: String { CSSText.identifier("--\(prefix)-reader-size") }

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
    let characters = Array(name)
    return characters.indices.reduce(into: "") { text, index in
      if startsWord(index, of: characters) { text += "-" }
      text += characters[index].lowercased()
    }
  }

  /// A capital starts a word after anything but a capital, and before a small letter.
  private static func startsWord(_ index: Int, of characters: [Character]) -> Bool {
    guard index > 0, characters[index].isUppercase, characters[index - 1] != "_" else { return false }
    let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
    return !characters[index - 1].isUppercase || isBeforeSmall
  }
}
