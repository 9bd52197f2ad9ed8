import Documents
import StyleModel
import Writing

/// `$extensions` of tokens: what other tools have put there, and typeramp's own.
enum TokenExtensions {
  /// Whose extension it is, as a reversed domain.
  static let vendor = "dev.typeramp"

  /// The member `$extensions`; none when nothing is in it.
  ///
  /// - Parameters:
  ///   - others: the `$extensions` of the dictionary or the entry.
  ///   - own: the members of typeramp's own extension.
  /// - Throws: when others have written in typeramp's name, or a key is there twice.
  static func member(
    _ others: Node?, own: [(String, JSONValue)]
  ) throws(UnconvertibleDictionary) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if let others, others.kind == .dictionary {
      for member in others.members { members.append((member.name, try JSONValue(convertible: member.value))) }
    }
    guard !members.contains(where: { $0.0 == vendor }), Set(own.map(\.0)).count == own.count else {
      throw UnconvertibleDictionary()
    }
    if !own.isEmpty { members.append((vendor, .object(own))) }
    return members.isEmpty ? [] : [("$extensions", .object(members))]
  }
}

extension JSONValue {
  /// A dimension: one point is one px.
  static func pixels(_ number: JSONValue) -> JSONValue { .object([("value", number), ("unit", .string("px"))]) }
}
