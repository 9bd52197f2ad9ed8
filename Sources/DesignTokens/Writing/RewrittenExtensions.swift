import Documents
import Writing

/// Adds to the `$extensions` among the members of a token.
enum RewrittenExtensions {
  /// Adds members that the token has no other place for, and members of typeramp's own extension.
  static func add(
    _ others: [Node.Member], own: [(String, JSONValue)], to members: inout [(String, JSONValue)]
  ) -> Bool {
    var added: [(String, JSONValue)] = own.isEmpty ? [] : [(TokenExtension.key, .object(own))]
    var values: [(String, JSONValue)] = []
    for member in others {
      guard let value = JSONValue(member.value) else { return false }
      values.append((member.name, value))
    }
    if !values.isEmpty { added.append((TokenExtension.othersKey, .object(values))) }
    return added.isEmpty || merge(.object(added), into: &members)
  }

  static func merge(_ value: JSONValue, into members: inout [(String, JSONValue)]) -> Bool {
    guard let index = members.firstIndex(where: { $0.0 == "$extensions" }) else {
      members.append(("$extensions", value))
      return true
    }
    members[index].1 = members[index].1.merging(value)
    return true
  }
}

extension JSONValue {
  /// The members of both; where both have a member, and it is an object in both, those of both.
  fileprivate func merging(_ other: JSONValue) -> JSONValue {
    guard case .object(var members) = self, case .object(let others) = other else { return other }
    let own = members.indices
    for (key, value) in others {
      if let index = own.first(where: { members[$0].0 == key }) {
        members[index].1 = members[index].1.merging(value)
      } else {
        members.append((key, value))
      }
    }
    return .object(members)
  }
}
