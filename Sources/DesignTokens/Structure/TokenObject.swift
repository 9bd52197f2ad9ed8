import Documents
import Writing

/// A dictionary of a token file, with its members sorted by their role.
struct TokenObject {
  /// The first member of each role.
  private(set) var value: Node.Member?
  private(set) var reference: Node.Member?
  private var typeMember: Node.Member?
  private var extendsMember: Node.Member?
  private var descriptionMember: Node.Member?
  private var extensionsMember: Node.Member?
  private var deprecatedMember: Node.Member?
  /// The named members: tokens and groups, including `$root`.
  private(set) var children: [Node.Member] = []
  /// Members that begin with `$` but have no meaning there, or not with such a value.
  private(set) var unknown: [Node.Member] = []
  /// Keys from before DTCG, with their current names.
  private(set) var older: [(key: Node, today: String)] = []
  /// Duplicate keys, each with the first.
  private(set) var repeated: [(first: Node, second: Node.Member)] = []

  init(_ node: Node, _ form: borrowing TokenForm) {
    for member in node.members { sort(member, form) }
    Self.takeRepeated(from: &children, to: &repeated)
    Self.takeRepeated(from: &unknown, to: &repeated)
    if form.isTextual { return }
    if value == nil, reference == nil { takeOlderKeys() }
    removeMeaningless()
  }

  /// Moves members with values of the wrong kind to the unknown ones: a description that is not a string, `$extends`
  /// that is not a group, and so on.
  private mutating func removeMeaningless() {
    Self.remove(&descriptionMember, to: &unknown) { $0.kind == .string }
    Self.remove(&deprecatedMember, to: &unknown) { $0.kind == .string || $0.kind == .boolean }
    Self.remove(&extensionsMember, to: &unknown) { $0.kind == .dictionary }
    if isToken { Self.remove(&extendsMember, to: &unknown) { _ in false } }
  }

  private static func remove(
    _ slot: inout Node.Member?, to unknown: inout [Node.Member], unless isMeant: (Node) -> Bool
  ) {
    guard let member = slot, !isMeant(member.value) else { return }
    unknown.append(member)
    slot = nil
  }

  /// Handles `value` in an older form: it can be the name of a token or group; otherwise it is a value.
  private mutating func takeOlderKeys() {
    guard let index = children.firstIndex(where: { $0.isNamed("value") && $0.value.isPlainValue }) else { return }
    let member = children.remove(at: index)
    value = member
    older.append((member.key, "$value"))
    children.removeAll { child in
      guard child.value.kind == .string else { return false }
      switch child.name {
      case "type":
        typeMember = typeMember ?? child
        older.append((child.key, "$type"))
      case "comment", "description":
        descriptionMember = descriptionMember ?? child
        older.append((child.key, "$description"))
      default: return false
      }
      return true
    }
  }

  var type: Node? { typeMember?.value }
  var extends: Node? { extendsMember?.value }
  var description: Node? { descriptionMember?.value }
  var extensions: Node? { extensionsMember?.value }
  var deprecated: Node? { deprecatedMember?.value }

  /// Whether it is a token with its own value, not a group.
  var isToken: Bool { value != nil || reference != nil && children.isEmpty }

  /// Removes members whose name another member already has.
  private static func takeRepeated(
    from members: inout [Node.Member], to repeated: inout [(first: Node, second: Node.Member)]
  ) {
    guard members.count > 1, mayRepeat(members) else { return }
    var first: [ExactString: Node] = [:]
    first.reserveCapacity(members.count)
    members.removeAll { member in
      guard let known = first.updateValue(member.key, forKey: ExactString(member.name)) else { return false }
      repeated.append((known, member))
      return true
    }
  }

  /// Whether two members may have the same name. A file can have a group of 100,000 tokens: sorting numbers takes a
  /// third of the time of a dictionary of names.
  private static func mayRepeat(_ members: [Node.Member]) -> Bool {
    let hashes = members.map(\.keyHash).sorted()
    return zip(hashes, hashes.dropFirst()).contains { $0 == $1 }
  }

  /// Sorts a member by its key without decoding it: most keys of a large file are names.
  private mutating func sort(_ member: Node.Member, _ form: borrowing TokenForm) {
    // Without the dollar sign it is not a key of DTCG.
    if !form.isTextual, !member.isReserved { return children.append(member) }
    let isScalar = member.value.kind != .dictionary
    if let name = form.valueKeys.first(where: member.isNamed) {
      // Of two spellings the one that the form lists first is used.
      if let value, !value.isNamed(name) {
        if name == form.valueKeys[0] { self.value = member }
      } else {
        Self.take(member, into: &value, &repeated)
      }
    } else if isScalar, form.typeKeys.contains(where: member.isNamed) {
      Self.take(member, into: &typeMember, &repeated)
    } else if isScalar, form.descriptionKeys.contains(where: member.isNamed) {
      Self.take(member, into: &descriptionMember, &repeated)
    } else if member.isReserved {
      sortReserved(member, member.name)
    } else {
      children.append(member)
    }
  }

  private mutating func sortReserved(_ member: Node.Member, _ name: String) {
    switch name {
    case "$ref": Self.take(member, into: &reference, &repeated)
    case "$extends": Self.take(member, into: &extendsMember, &repeated)
    case "$extensions": Self.take(member, into: &extensionsMember, &repeated)
    case "$deprecated": Self.take(member, into: &deprecatedMember, &repeated)
    case "$root": children.append(member)
    default: unknown.append(member)
    }
  }

  private static func take(
    _ member: Node.Member, into slot: inout Node.Member?, _ repeated: inout [(first: Node, second: Node.Member)]
  ) {
    if let first = slot { repeated.append((first.key, member)) } else { slot = member }
  }
}

extension Node.Member {
  /// Whether the key begins with a dollar sign.
  fileprivate var isReserved: Bool { firstByte == UInt8(ascii: "$") }
}

extension Node {
  /// Whether it is neither a token nor a group: a scalar, a list, or a dictionary of those without keys of DTCG.
  fileprivate var isPlainValue: Bool {
    guard kind == .dictionary else { return true }
    return size > 1
      && !members.contains { member in
        member.name.utf8.first == UInt8(ascii: "$")
          || member.value.kind == .dictionary && member.value.value(of: "unit") == nil
      }
  }
}
