import DynamicType
import StyleModel
import Writing

/// The names of custom properties and classes.
struct CSSNames {
  /// The prefix of all names, escaped.
  private let prefix: String

  private let isDefault: Bool
  /// What the names of styles begin with and leave out: `text-`.
  private let leftOut: String

  init(prefix: String, leavingOut words: String = "") {
    self.prefix = CSSText.identifier(prefix)
    isDefault = prefix == CSSOptions.defaultPrefix
    leftOut = words
  }

  /// The words that the names of all styles begin with because their tokens are in one group: `text-`; empty if there
  /// are none.
  static func sharedWords(of tables: [ScaledTable]) -> String {
    let styles = tables.flatMap(\.allStyles)
    guard tables.allSatisfy({ !$0.tokens.isEmpty }), styles.allSatisfy({ $0.style.customName != nil }) else {
      return ""
    }
    let names = Set(styles.map { escaped($0.style.name) }).map { $0.split(separator: "-") }
    guard names.count > 1, let first = names.first else { return "" }
    let most = (names.map(\.count).min() ?? 0) - 1
    let count = first.prefix(most).indices.prefix { index in names.allSatisfy { $0[index] == first[index] } }.count
    return first.prefix(count).map { $0 + "-" }.joined()
  }

  /// The class that sets the properties of a style, `type-large-title`, and the names of these properties.
  final class OfStyle: Sendable {
    let className: String
    /// The name without a prefix: `large-title`.
    let plain: String
    private let properties: [String]

    fileprivate init(_ className: String, plain: String) {
      self.className = className
      self.plain = plain
      let start = "--\(className)-"
      properties = CSSStyleProperty.allCases.map { start + $0.name }
    }

    /// `--type-large-title-size`.
    subscript(property: CSSStyleProperty) -> String { properties[property.rawValue] }

    /// `var(--type-large-title-size)`.
    func use(of property: CSSStyleProperty) -> String { "var(\(self[property]))" }
  }

  func names(of style: ResolvedStyle) -> OfStyle {
    if isDefault, style.customName == nil { return Self.ofTextStyles[style.textStyle.index] }
    return OfStyle(styleClass(style.name), plain: plain(style.name))
  }

  /// The names of the text styles with the default prefix, which are the same in all stylesheets of a run.
  private static let ofTextStyles = TextStyle.allCases.map { style in
    OfStyle(CSSNames(prefix: CSSOptions.defaultPrefix).styleClass(style.name), plain: escaped(style.name))
  }

  /// The class of a style: `type-large-title`.
  func styleClass(_ style: String) -> String { "\(prefix)-\(plain(style))" }

  private func plain(_ style: String) -> String { String(Self.escaped(style).dropFirst(leftOut.count)) }

  func property(ofMetric name: String) -> String { "--\(prefix)-metric-\(Self.escaped(name))" }

  /// The property of a curve that several properties share. Those of styles end in other words.
  func curve(_ number: Int) -> String { "--\(prefix)-curve-\(number)" }

  /// The property for the reader's body size.
  var readerSize: String { "--\(prefix)-reader-size" }

  /// Whether a text is a valid prefix: letters, digits, `-` and `_`, beginning with a letter or `_`.
  static func isPrefix(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || CSSText.isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy(CSSText.isPlainInIdentifier)
  }

  /// A name as a part of a prefix: `Acme Pro` becomes `Acme-Pro`.
  static func prefixPart(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { CSSText.isPlainInIdentifier($0) ? $0 : "-" }))
  }

  /// Whether a text is the name of a cascade layer: identifiers separated by dots, none of them a CSS keyword.
  static func isLayer(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).map(String.init).allSatisfy {
      isPrefix($0) && !keywords.contains($0.lowercased())
    }
  }

  static func layer(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.map { CSSText.identifier(String($0)) }.joined(with: ".")
  }

  /// The names that layers cannot have (CSS Values 4).
  private static let keywords: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer", "default"]

  /// The name of a style or metric, as a part of an identifier.
  private static func escaped(_ name: String) -> String { kebabCase(CSSText.identifier(name)) }

  /// `largeTitle` becomes `large-title`, `URLPadding` becomes `url-padding`, `title2` stays `title2`.
  ///
  /// - Parameter name: an identifier. Escapes have no capitals.
  static func kebabCase(_ name: String) -> String {
    let letters = Array(name.utf8)
    var kebab: [UInt8] = []
    for index in letters.indices {
      if startsWord(index, of: letters) { kebab.append(UInt8(ascii: "-")) }
      kebab.append(letters[index].isCapital ? letters[index] | 0x20 : letters[index])
    }
    return String(decoding: kebab, as: UTF8.self)
  }

  /// Whether a letter begins a word: a capital does after anything but a capital, and before a small letter.
  private static func startsWord(_ index: Int, of letters: [UInt8]) -> Bool {
    guard index > 0, letters[index].isCapital, letters[index - 1] != UInt8(ascii: "_") else { return false }
    let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isSmall
    return !letters[index - 1].isCapital || isBeforeSmall
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isSmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}
