import Documents
import StyleModel
import Writing

/// The `$extensions` to write: those of other tools, and typeramp's own.
enum WrittenExtensions {
  private static let key = "$extensions"

  /// The member `$extensions` of a token made from a dictionary; empty if there are no extensions.
  ///
  /// - Parameters:
  ///   - others: the `$extensions` of the dictionary or the entry.
  ///   - own: the members of typeramp's own extension.
  /// - Throws: if `others` already uses typeramp's name, or has a duplicate key.
  static func member(_ others: Node?, own: [TokenExtension.Member]) throws -> [(String, JSONValue)] {
    var members = try others?.members.map { ($0.name, try JSONValue(convertible: $0.value)) } ?? []
    guard !members.contains(where: { $0.0 == TokenExtension.vendor }), Set(own.map(\.0)).count == own.count else {
      throw UnconvertibleDictionary()
    }
    if !own.isEmpty { members.append((TokenExtension.vendor, .object(own))) }
    return members.isEmpty ? [] : [(key, .object(members))]
  }

  /// Adds to the `$extensions` of a rewritten token: members that DTCG cannot express, and members of typeramp's own
  /// extension.
  ///
  /// - Returns: false if JSON cannot represent one of them.
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

  /// Merges extensions into those of a token.
  static func merge(_ extensions: JSONValue, into members: inout [(String, JSONValue)]) {
    if let index = members.firstIndex(where: { $0.0 == key }) {
      members[index].1 = members[index].1.merging(extensions)
    } else {
      members.append((key, extensions))
    }
  }
}

extension JSONValue {
  /// The members of both objects; members that are objects in both are merged.
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
