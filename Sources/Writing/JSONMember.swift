/// A member of the objects that records are written as, with the JSON Schema of its value.
///
/// The text of an output and its schema are made from the same lists of members, so that neither lacks what the other
/// has.
package struct JSONMember<Record>: Sendable {
  let name: String
  /// The value of the member; nil if the record has none.
  let json: @Sendable (Record) -> JSONValue?
  fileprivate let keywords: @Sendable () -> JSONKeywords
  /// Whether every record has the member.
  fileprivate let isRequired: Bool

  /// - Parameter meaning: what it means, in the JSON Schema.
  package init(
    _ name: String, _ keywords: @autoclosure @escaping @Sendable () -> JSONKeywords, _ meaning: String = "",
    isRequired: Bool = true, json: @escaping @Sendable (Record) -> JSONValue?
  ) {
    (self.name, self.isRequired, self.json) = (name, isRequired, json)
    self.keywords = { keywords() + (meaning.isEmpty ? [] : .description(meaning)) }
  }

  /// A member that some records have.
  package static func optional(
    _ name: String, _ keywords: @autoclosure @escaping @Sendable () -> JSONKeywords, _ meaning: String = "",
    json: @escaping @Sendable (Record) -> JSONValue?
  ) -> JSONMember {
    JSONMember(name, keywords(), meaning, isRequired: false, json: json)
  }
}

extension JSONValue {
  package static func object<Record>(_ record: Record, _ members: [JSONMember<Record>]) -> JSONValue {
    .object(members.compactMap { member in member.json(record).map { (member.name, $0) } })
  }
}

extension JSONKeywords {
  /// An object with these members.
  ///
  /// - Parameter constraints: how the members depend on each other.
  package static func object<Record>(_ members: [JSONMember<Record>], constraints: JSONKeywords = []) -> JSONKeywords {
    type("object") + [
      required(members.filter(\.isRequired).map(\.name)), ("additionalProperties", .boolean(false)),
      ("properties", .object(members.map { ($0.name, .object($0.keywords())) })),
    ] + constraints
  }
}
