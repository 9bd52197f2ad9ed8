import DynamicType
import Writing

/// A member of the objects that records are written as, with the JSON Schema of its value.
///
/// The text of an output and its schema are made from the same lists of members, so that neither lacks what the other
/// has.
struct JSONMember<Record>: Sendable {
  let name: String
  /// The value of the member; nil if the record has none.
  let json: @Sendable (Record) -> JSONValue?
  fileprivate let keywords: @Sendable () -> JSONKeywords
  /// Whether every record has the member.
  fileprivate let isRequired: Bool

  /// - Parameter meaning: what it means, in the JSON Schema.
  init(
    _ name: String, _ keywords: @autoclosure @escaping @Sendable () -> JSONKeywords, _ meaning: String = "",
    isRequired: Bool = true, json: @escaping @Sendable (Record) -> JSONValue?
  ) {
    (self.name, self.isRequired, self.json) = (name, isRequired, json)
    self.keywords = { keywords() + (meaning.isEmpty ? [] : [("description", .string(meaning))]) }
  }

  /// Whether the numbers of a curve are measured or inferred.
  ///
  /// - Parameter inferred: the inferred categories.
  static func provenance(_ inferred: @escaping @Sendable (Record) -> [ContentSizeCategory]) -> JSONMember {
    JSONMember(
      "provenance", .one(of: ["measured", "inferred"]),
      "Of the curve that was followed: inferred if any of its twelve cells is."
    ) { .string(inferred($0).isEmpty ? "measured" : "inferred") }
  }
}

extension JSONValue {
  /// A record as an object with these members, in order.
  static func object<Record>(_ record: Record, _ members: [JSONMember<Record>]) -> JSONValue {
    .object(members.compactMap { member in member.json(record).map { (member.name, $0) } })
  }

  /// The names of categories.
  static func categories(_ categories: [ContentSizeCategory]) -> JSONValue {
    .array(categories.map { .string($0.name) })
  }

  /// The values at some categories, by the names of the categories.
  static func row(
    _ values: [Double], at categories: [ContentSizeCategory], _ number: (Double) -> JSONValue = JSONValue.number
  ) -> JSONValue {
    .object(categories.map { ($0.name, number(values[$0.index])) })
  }

  /// A number rounded to three decimals.
  static func thousandths(_ number: Double) -> JSONValue { .decimal(number.thousandths) }
}

// MARK: - Schemas

extension JSONKeywords {
  static let string = type("string")
  static let number = type("number")
  /// A number greater than zero.
  static let size = number + [("exclusiveMinimum", .number(0))]
  static let category = one(of: ContentSizeCategory.allCases.map(\.name))
  static let textStyle = one(of: TextStyle.allCases.map(\.name))

  /// The categories at which a curve is inferred.
  static let inferred =
    type("array") + [
      ("items", .object(reference(to: "category"))), ("uniqueItems", .boolean(true)),
      ("description", .string("The categories at which the curve is inferred.")),
    ]

  /// Always the same value.
  static func constant(_ value: JSONValue) -> JSONKeywords { [("const", value)] }

  /// An object with these members.
  ///
  /// - Parameter constraints: how the members depend on each other.
  static func object<Record>(_ members: [JSONMember<Record>], constraints: JSONKeywords = []) -> JSONKeywords {
    type("object") + [
      ("required", .array(members.filter(\.isRequired).map { .string($0.name) })),
      ("additionalProperties", .boolean(false)),
      ("properties", .object(members.map { ($0.name, .object($0.keywords())) })),
    ] + constraints
  }

  /// An object with some of these names.
  static func members(_ names: [String], _ keywords: JSONKeywords) -> JSONKeywords {
    type("object") + [
      ("properties", .object(names.map { ($0, .object(keywords)) })), ("additionalProperties", .boolean(false)),
    ]
  }

  /// A number at each category.
  static func row(of number: JSONKeywords) -> JSONKeywords {
    let names = ContentSizeCategory.allCases.map(\.name)
    return members(names, number) + [required(names)]
  }
}
