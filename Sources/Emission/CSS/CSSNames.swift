import DynamicType
import StyleModel
import Writing

/// The names of custom properties and classes.
struct CSSNames {
  /// The prefix of all names, escaped.
  private let prefix: UTF8Text

  private let isDefault: Bool

  init(prefix: String) {
    self.prefix = CSSText.identifier(prefix)
    isDefault = prefix == CSSOptions.defaultPrefix
  }

  /// The class that sets the properties of a style, `type-large-title`, and the names of these properties.
  struct OfStyle: Sendable {
    let className: UTF8Text
    /// The name without a prefix: `large-title`.
    let plain: UTF8Text
    /// `--type-large-title-font`.
    let font: UTF8Text
    private let properties: [UTF8Text]

    fileprivate init(_ className: UTF8Text, plain: UTF8Text) {
      self.className = className
      self.plain = plain
      let start: UTF8Text = "--\(className)-"
      font = "\(start)font"
      properties = CSSStyleProperty.allCases.map { property in
        var name = UTF8Text(capacity: start.count + property.name.utf8CodeUnitCount)
        name.append(contentsOf: start)
        name.append(property.name)
        return name
      }
    }

    /// `--type-large-title-size`.
    subscript(property: CSSStyleProperty) -> UTF8Text { properties[property.rawValue] }
  }

  func names(of style: ResolvedStyle) -> OfStyle {
    if isDefault, style.customName == nil { return Self.ofTextStyles[style.textStyle.index] }
    return OfStyle(styleClass(style.name), plain: Self.escaped(style.name))
  }

  /// The names of the text styles with the default prefix, which are the same in all stylesheets of a run.
  private static let ofTextStyles = TextStyle.allCases.map { style in
    OfStyle(CSSNames(prefix: CSSOptions.defaultPrefix).styleClass(style.name), plain: escaped(style.name))
  }

  /// The class of a style: `type-large-title`.
  func styleClass(_ style: String) -> UTF8Text { "\(prefix)-\(Self.escaped(style))" }

  /// The property of a metric: `--type-metric-icon-size`.
  func property(ofMetric name: String) -> UTF8Text { "--\(prefix)-metric-\(Self.escaped(name))" }

  /// The property of a curve that several properties share. Those of styles end in other words.
  func curve(_ number: Int) -> UTF8Text { "--\(prefix)-curve-\(UTF8Text(String(number)))" }

  /// The property for the reader's body size.
  var readerSize: UTF8Text { "--\(prefix)-reader-size" }

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

  /// A cascade layer.
  static func layer(_ name: String) -> UTF8Text {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.map { CSSText.identifier(String($0)) }.joined(separator: ".")
  }

  /// The names that layers cannot have (CSS Values 4).
  private static let keywords: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer", "default"]

  /// The name of a style or metric, as a part of an identifier.
  private static func escaped(_ name: String) -> UTF8Text { kebabCase(CSSText.identifier(name)) }

  /// `largeTitle` becomes `large-title`, `URLPadding` becomes `url-padding`, `title2` stays `title2`.
  ///
  /// - Parameter name: an identifier. Escapes have no capitals.
  static func kebabCase(_ name: UTF8Text) -> UTF8Text {
    let letters = name.bytes
    var kebab = UTF8Text(capacity: letters.count + 4)
    for index in letters.indices {
      if startsWord(index, of: letters) { kebab.append(byte: UInt8(ascii: "-")) }
      kebab.append(byte: letters[index].isCapital ? letters[index] | 0x20 : letters[index])
    }
    return kebab
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
