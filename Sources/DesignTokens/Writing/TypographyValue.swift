import Writing

/// The value of a typography token to write: the five members that DTCG requires, in its order.
struct TypographyValue {
  struct Part {
    let value: JSONValue
    /// The value again, if the source does not have it in this form: an importer leaves the member out unless it was
    /// edited.
    var implied: JSONValue?

    static func implied(_ value: JSONValue) -> Part { Part(value: value, implied: value) }
  }

  private let parts: [(name: String, part: Part)]

  init<Mistake: Error>(_ part: (Typography.Member) throws(Mistake) -> Part) throws(Mistake) {
    parts = try Typography.Member.allCases.map { member throws(Mistake) in (member.rawValue, try part(member)) }
  }

  var value: JSONValue { .object(parts.map { ($0.name, $0.part.value) }) }

  /// The members with an implied value.
  var implied: [(String, JSONValue)] { parts.compactMap { name, part in part.implied.map { (name, $0) } } }
}
