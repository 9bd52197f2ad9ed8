package import DynamicType
package import Writing

extension [ContentSizeCategory] {
  /// The names of the text sizes, or of all others if these are fewer.
  var shorterList: (isAllBut: Bool, names: [String]) {
    let others = ContentSizeCategory.allCases.filter { !contains($0) }
    let isAllBut = others.count < count
    return (isAllBut, (isAllBut ? others : self).map(\.name))
  }
}

extension JSONMember {
  /// Whether the numbers of a curve are measured or inferred.
  ///
  /// - Parameter inferred: the inferred text sizes.
  static func provenance(_ inferred: @escaping @Sendable (Record) -> [ContentSizeCategory]) -> JSONMember {
    JSONMember(
      "provenance", .one(of: ["measured", "inferred"]),
      "Of the curve that was followed: inferred if any of its twelve cells is."
    ) { .string(inferred($0).isEmpty ? "measured" : "inferred") }
  }
}

extension JSONValue {
  /// The names of text sizes.
  package static func categories(_ categories: [ContentSizeCategory]) -> JSONValue {
    .array(categories.map { .string($0.name) })
  }

  /// The values at some text sizes, by the names of the text sizes.
  package static func row(
    _ values: [Double], at categories: [ContentSizeCategory], _ number: (Double) -> JSONValue = JSONValue.number
  ) -> JSONValue {
    .object(categories.map { ($0.name, number(values[$0.index])) })
  }

  /// A number rounded to three decimals.
  package static func thousandths(_ number: Double) -> JSONValue { .decimal(number.thousandths) }
}

// MARK: - Schemas

extension JSONKeywords {
  /// A number greater than zero.
  package static let size = number + [("exclusiveMinimum", .number(0))]
  package static let category = one(of: ContentSizeCategory.allCases.map(\.name))
  static let textStyle = one(of: TextStyle.allCases.map(\.name))

  /// The text sizes at which a curve is inferred.
  static let inferred =
    type("array") + [
      ("items", .object(reference(to: "category"))), ("uniqueItems", .boolean(true)),
      ("description", .string("The text sizes at which the curve is inferred.")),
    ]

  /// A number at each text size.
  package static func row(of number: JSONKeywords) -> JSONKeywords {
    let names = ContentSizeCategory.allCases.map(\.name)
    return members(names, number) + [required(names)]
  }
}
