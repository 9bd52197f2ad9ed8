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
  /// A length for each category: twelve, in points.
  case lengths([Double])
  /// Distances between baselines, with multiples of the size in another property.
  case lineHeights(CSSLineHeight, size: CSSPropertyName)
}

extension TextWriter {
  /// Writes the declaration of a property for a category.
  mutating func line(_ name: CSSPropertyName, _ value: CSSValue, at category: ContentSizeCategory) {
    let start = name.declarationStart
    switch value {
    case .keyword(let word): line(start, word, end: ";")
    case .families(let list): line(start, list, end: ";")
    case .number(let number): line(start, number, inPartsOf: CSSText.parts, end: ";")
    case .em(let multiple):
      let isZero = multiple.rounded(toParts: Double(CSSText.parts)) == 0
      line(start, multiple, inPartsOf: CSSText.parts, end: isZero ? ";" : "em;")
    case .lengths(let points): line(name, CSSLength(points[category.index]))
    case .lineHeights(let heights, _):
      if let multiple = heights.multiple(at: category) {
        line(start, multiple, inPartsOf: CSSText.parts, end: ";")
      } else {
        line(name, CSSLength(heights.spacings[category.index]))
      }
    }
  }

  /// Writes the declaration of a length.
  mutating func line(_ name: CSSPropertyName, _ length: CSSLength) {
    line(name.declarationStart, length.thousandths, ofParts: 1000, end: "px;")
  }
}
