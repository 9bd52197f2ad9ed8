package import Documents
package import DynamicType

extension NumberRange {
  /// No screen shows more points. Whatever is above is a mistake, and arithmetic and outputs stay in sight.
  package static let largestNumber = 10_000.0
}

extension ValueType<Double> {
  /// A size in points, or a multiple of one.
  static let size = number(NumberRange(upTo: NumberRange.largestNumber, isPositive: true))
  /// A distance in points, in either direction.
  static let length = number(NumberRange(upTo: NumberRange.largestNumber, isPositive: false))
}

extension ValueType<ContentSizeCategory> {
  /// A content size category in any of its spellings.
  package static let category = categories.defined(as: "category")
  /// The same in full.
  package static let categories = choice(
    "a content size category", among: { ContentSizeCategory.allCases.flatMap(\.spellings) },
    read: ContentSizeCategory.init(spelling:))
}

extension ValueType<TextStyle> {
  /// A text style in any of its spellings.
  package static let textStyle = textStyles.defined(as: "textStyle")
  /// The same in full.
  package static let textStyles = choice(
    "a text style", among: { TextStyle.allCases.flatMap(\.spellings) }, read: TextStyle.init(spelling:))
}

extension TextStyle {
  /// Every name of the style once, the one that typeramp writes first.
  var uniqueSpellings: [String] { name == uiKitName ? [name, rawName] : [name, uiKitName, rawName] }
}
