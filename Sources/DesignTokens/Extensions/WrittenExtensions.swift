import Documents
import StyleModel
import Writing

/// `$extensions` as they are written: what other tools have put there, and typeramp's own.
enum WrittenExtensions {
  private static let key = "$extensions"

  /// The member `$extensions` of a token that is made from a dictionary; none when nothing is in it.
  ///
  /// - Parameters:
  ///   - others: the `$extensions` of the dictionary or the entry.
  ///   - own: the members of typeramp's own extension.
  /// - Throws: when others have written in typeramp's name, or there is a duplicate key.
  static func member(
    _ others: Node?, own: [TokenExtension.Member]
  ) throws(UnconvertibleDictionary) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if let others, others.kind == .dictionary {
      for member in others.members { members.append((member.name, try JSONValue(convertible: member.value))) }
    }
    guard !members.contains(where: { $0.0 == TokenExtension.vendor }), Set(own.map(\.0)).count == own.count else {
      throw UnconvertibleDictionary()
    }
    if !own.isEmpty { members.append((TokenExtension.vendor, .object(own))) }
    return members.isEmpty ? [] : [(key, .object(members))]
  }

  /// Adds to the `$extensions` among the members of a token that is written again: members that it has no other place for,
  /// and those of typeramp's own extension.
  ///
  /// - Returns: false where JSON has no form for one of them.
  static func add(
    _ others: [Node.Member], own: [TokenExtension.Member], to members: inout [(String, JSONValue)]
  ) -> Bool {
    var added: [(String, JSONValue)] = own.isEmpty ? [] : [(TokenExtension.vendor, .object(own))]
    var values: [(String, JSONValue)] = []
    for member in others {
      guard let value = JSONValue(member.value) else { return false }
      values.append((member.name, value))
    }
    if !values.isEmpty { added.append((TokenExtension.othersKey, .object(values))) }
    if !added.isEmpty { merge(.object(added), into: &members) }
    return true
  }

  /// Adds extensions to those among the members of a token.
  static func merge(_ extensions: JSONValue, into members: inout [(String, JSONValue)]) {
    if let index = members.firstIndex(where: { $0.0 == key }) {
      members[index].1 = members[index].1.merging(extensions)
    } else {
      members.append((key, extensions))
    }
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
