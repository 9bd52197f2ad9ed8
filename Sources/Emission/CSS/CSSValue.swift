import DynamicType
import Writing

/// The value of a custom property.
enum CSSValue {
  /// A keyword.
  case keyword(String)
  /// A list of font families.
  case families(UTF8Text)
  case number(Double)
  /// A multiple of the size of the text.
  case em(Double)
  /// A length for each category.
  case lengths([CSSLength])
  /// Distances between baselines, with multiples of the size in another property.
  case lineHeights(CSSLineHeight, size: CSSPropertyName)

  /// Whether the value differs between categories.
  var variesWithCategory: Bool {
    switch self {
    case .keyword, .families, .number, .em: false
    case .lengths(let lengths): lengths.contains { $0 != lengths[0] }
    case .lineHeights(let heights, _): heights.constant == nil
    }
  }
}

extension UTF8Text {
  /// Appends the value at a category.
  mutating func append(_ value: CSSValue, at category: ContentSizeCategory) {
    switch value {
    case .keyword(let word): append(contentsOf: word)
    case .families(let list): append(contentsOf: list)
    case .number(let number): append(number, inPartsOf: CSSText.parts)
    case .em(let multiple):
      append(multiple, inPartsOf: CSSText.parts)
      if multiple.rounded(toParts: Double(CSSText.parts)) != 0 { append("em") }
    case .lengths(let lengths): append(lengths[category.index], unit: "px")
    case .lineHeights(let heights, _): append(heights, at: category)
    }
  }
}
