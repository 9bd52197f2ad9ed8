import DynamicType
import Writing

extension JSONForm<String> {
  static let category = one(of: ContentSizeCategory.allCases.map(\.name))
  static let textStyle = one(of: TextStyle.allCases.map(\.name))
}

extension JSONForm<[ContentSizeCategory]> {
  /// All categories. `show` writes those that it is asked for.
  static let categories = JSONForm([("const", json(ContentSizeCategory.allCases))], json: json)

  /// The categories at which a curve is inferred.
  static let inferred = JSONForm(
    [
      ("type", .string("array")), ("items", JSONForm<String>.category.defined(as: "category").definition),
      ("uniqueItems", .boolean(true)),
      ("description", .string("The categories at which the curve is inferred.")),
    ], json: json)

  private static let json: @Sendable ([ContentSizeCategory]) -> JSONValue = { .array($0.map { .string($0.name) }) }
}

extension JSONForm<Int> {
  static let displayScale = JSONForm([("enum", .array([1, 2, 3].map(JSONValue.number)))]) { .number(Double($0)) }
}

extension JSONForm<Double> {
  /// A number that is rounded to three decimals.
  static let thousandths = JSONForm(number.keywords) { .decimal($0.thousandths) }
}

extension JSONForm<[(String, Double)]> {
  /// A number at each category.
  static func row(of number: JSONForm<Double>) -> JSONForm {
    let names = ContentSizeCategory.allCases.map(\.name)
    return members(names, number, constraints: [("required", .array(names.map(JSONValue.string)))])
  }
}

extension [ContentSizeCategory] {
  /// The values at these categories, by the names of the categories.
  func row(_ values: [Double]) -> [(String, Double)] { map { ($0.name, values[$0.index]) } }
}

extension JSONMember {
  /// Whether the numbers of a curve are measured or inferred.
  ///
  /// - Parameter inferred: the inferred categories.
  static func provenance(_ inferred: @escaping @Sendable (Record) -> [ContentSizeCategory]) -> JSONMember {
    JSONMember(
      "provenance", .one(of: ["measured", "inferred"]),
      "Of the curve that was followed: inferred if any of its twelve cells is."
    ) { inferred($0).isEmpty ? "measured" : "inferred" }
  }
}
