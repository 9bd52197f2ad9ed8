package import Documents
package import DynamicType
import Writing

extension NumberRange {
  /// The largest valid number, in points. No screen is larger, so greater numbers are mistakes; the limit also keeps
  /// arithmetic and outputs within bounds.
  package static let largestNumber = 10_000.0
}

extension ValueType<Double> {
  /// A size in points, or a multiple of one.
  static let size = number(NumberRange(upTo: NumberRange.largestNumber, isPositive: true))
  /// A distance in points, in either direction.
  static let length = number(NumberRange(upTo: NumberRange.largestNumber, isPositive: false))
}

extension ValueType<ContentSizeCategory> {
  /// A text size in any spelling, by reference to its definition in the JSON Schema.
  package static let category = categories.defined(as: "category")
  /// A text size in any spelling, with all choices.
  package static let categories = spelled(
    "a text size", ContentSizeCategory.allCases.map(\.spellings), read: ContentSizeCategory.init(spelling:))
}

extension ValueType<TextStyle> {
  /// A text style in any spelling, by reference to its definition in the JSON Schema.
  package static let textStyle = textStyles.defined(as: "textStyle")
  /// A text style in any spelling, with all choices.
  package static let textStyles = spelled(
    "a text style", TextStyle.allCases.map(\.uniqueSpellings), read: TextStyle.init(spelling:))
}

extension ValueType {
  /// One of some names, each in several spellings, of which editors suggest the first.
  fileprivate static func spelled(
    _ name: String, _ spellings: @autoclosure @escaping @Sendable () -> [[String]],
    read: @escaping @Sendable (String) -> Value?
  ) -> Self {
    let description = ValueDescription(
      name, choices: { spellings().flatMap(\.self) },
      keywords: {
        let others = JSONKeywords.one(of: spellings().flatMap { $0.dropFirst() }) + .notSuggested
        return [("anyOf", .array([.object(.one(of: spellings().map { $0[0] })), .object(others)]))]
      })
    return ValueType(description) { node in
      guard let string = node.string else { return .failure(.wrongKind) }
      return read(string).map(Result.success) ?? .failure(.unknown(string))
    }
  }
}

extension TextStyle {
  /// The names of the style without duplicates; the first is the one to write.
  var uniqueSpellings: [String] { name == uiKitName ? [name, rawName] : [name, uiKitName, rawName] }
}

extension ValueType<[Node]> {
  /// The ids of ignored rules, with their positions: `{ "ignore": ["unlikely-size"] }`.
  static let suppression = ValueType(
    ValueDescription("a dictionary such as { \"ignore\": [\"unlikely-size\"] }") { .reference(to: "suppression") }
  ) { node in
    let members = Array(node.members)
    guard node.kind == .dictionary else { return .failure(.wrongKind) }
    guard members.count == 1, members[0].name == "ignore", members[0].value.kind == .array else { return isNoList }
    let ids = Array(members[0].value.elements)
    return ids.allSatisfy { $0.string != nil } ? .success(ids) : isNoList
  }

  private static let isNoList: Result<[Node], ValueMistake> =
    .failure(.invalid("expected one key 'ignore' with a list of rule ids, such as [\"unlikely-size\"]"))
}

extension ValueType<[String]> {
  /// The names of font families, in order of preference.
  static let families = ValueType(
    ValueDescription("a list of font families") {
      .type("array") + [("items", .object(.type("string") + [("pattern", .string("\\S"))]))]
    }
  ) { node in
    guard node.kind == .array else { return .failure(.wrongKind) }
    let names = node.elements.map(\.string)
    guard names.allSatisfy({ $0?.contains { !$0.isWhitespace } ?? false }) else {
      return .failure(.invalid("expected the names of font families in this list"))
    }
    return .success(names.compactMap(\.self))
  }
}

extension ValueType<String> {
  /// The name of a font; editors complete those that ship with iOS.
  static let fontName = ValueType(
    ValueDescription(name.description.name) {
      name.description.keywords + [("examples", .array(IOSFonts.newest.names.sorted().map { .string($0) }))]
    }, read: name.read)
}
