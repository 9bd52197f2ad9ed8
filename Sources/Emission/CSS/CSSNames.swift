import DynamicType

/// What custom properties and classes are called.
struct CSSNames {
  /// What each begins with.
  let prefix: String

  /// The class of a style: `text-large-title`.
  func styleClass(_ style: TextStyle) -> String {
    CSSText.identifier("\(prefix)-\(Self.kebabCase(style.name))")
  }

  /// A property of a style: `--text-large-title-size`.
  func property(_ name: String, of style: TextStyle) -> String { "--\(styleClass(style))-\(name)" }

  /// The property of a metric: `--text-metric-icon-size`.
  func property(ofMetric name: String) -> String {
    CSSText.identifier("--\(prefix)-metric-\(Self.kebabCase(name))")
  }

  /// The property of the body size that the reader has chosen.
  var readerSize: String { CSSText.identifier("--\(prefix)-reader-size") }

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
