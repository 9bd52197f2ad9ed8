import Documents
import Writing

/// A dictionary of a token file, with its members sorted by their role.
struct TokenObject {
  /// The first member of each role.
  private var members: [Role: Node.Member] = [:]
  /// The named members: tokens and groups, including `$root`.
  private(set) var children: [Node.Member] = []
  /// Members that begin with `$` but have no meaning there, or not with such a value.
  private(set) var unknown: [Node.Member] = []
  /// Keys from before DTCG, with their current names.
  private(set) var older: [(key: Node, today: String)] = []
  /// The value in the other spelling, if it is there in both, `$value` and `value`.
  private(set) var otherValue: Node.Member?
  /// Duplicate keys, each with the first.
  private(set) var repeated: [(first: Node, second: Node.Member)] = []

  private enum Role: String {
    case value, type, description
    case reference = "$ref"
    case extends = "$extends"
    case extensions = "$extensions"
    case deprecated = "$deprecated"
  }

  init(_ node: Node, _ form: borrowing TokenForm) {
    for member in node.members { sort(member, form) }
    Self.takeRepeated(from: &children, to: &repeated)
    Self.takeRepeated(from: &unknown, to: &repeated)
    if form.isTextual { return }
    if value == nil, reference == nil { takeOlderKeys() }
    removeMeaningless()
  }

  var value: Node.Member? { members[.value] }
  var reference: Node.Member? { members[.reference] }
  var type: Node? { members[.type]?.value }
  var description: Node? { members[.description]?.value }
  var extensions: Node? { members[.extensions]?.value }
  var deprecated: Node? { members[.deprecated]?.value }

  /// Whether it is a token with its own value, not a group.
  var isToken: Bool { value != nil || reference != nil && children.isEmpty }

  /// Sorts a member by its key without decoding it: most keys of a large file are names.
  private mutating func sort(_ member: Node.Member, _ form: borrowing TokenForm) {
    // Without the dollar sign it is not a key of DTCG.
    let isReserved = member.firstByte == UInt8(ascii: "$")
    guard form.isTextual || isReserved else { return children.append(member) }
    let isScalar = member.value.kind != .dictionary
    if let name = form.valueKeys.first(where: member.isNamed) {
      // Of two spellings the one that the form lists first is used.
      if let value, !value.isNamed(name) {
        otherValue = name == form.valueKeys[0] ? value : member
        if name == form.valueKeys[0] { members[.value] = member }
      } else {
        take(member, as: .value)
      }
    } else if isScalar, form.typeKeys.contains(where: member.isNamed) {
      take(member, as: .type)
    } else if isScalar, form.descriptionKeys.contains(where: member.isNamed) {
      take(member, as: .description)
    } else if isReserved, let role = Role(rawValue: member.name) {
      take(member, as: role)
    } else if isReserved, !member.isNamed("$root") {
      unknown.append(member)
    } else {
      children.append(member)
    }
  }

  private mutating func take(_ member: Node.Member, as role: Role) {
    if let first = members[role] { repeated.append((first.key, member)) } else { members[role] = member }
  }

  /// Removes members whose name another member already has.
  static func takeRepeated(
    from members: inout [Node.Member], to repeated: inout [(first: Node, second: Node.Member)]
  ) {
    guard members.count > 1 else { return }
    var first = [ExactString: Node](minimumCapacity: members.count)
    members.removeAll { member in
      guard let known = first.updateValue(member.key, forKey: ExactString(member.name)) else { return false }
      repeated.append((known, member))
      return true
    }
  }

  /// Moves members with values of the wrong kind to the unknown ones: a description that is not a string, `$extends`
  /// that is not a group, and so on.
  private mutating func removeMeaningless() {
    remove(.description) { $0.kind == .string }
    remove(.deprecated) { $0.kind == .string || $0.kind == .boolean }
    remove(.extensions) { $0.kind == .dictionary }
    if isToken { remove(.extends) { _ in false } }
  }

  private mutating func remove(_ role: Role, unless isMeant: (Node) -> Bool) {
    guard let member = members[role], !isMeant(member.value) else { return }
    unknown.append(member)
    members[role] = nil
  }

  /// Handles `value` in an older form: it can be the name of a token or group; otherwise it is a value.
  private mutating func takeOlderKeys() {
    guard let index = children.firstIndex(where: { $0.isNamed("value") && $0.value.isPlainValue }) else { return }
    let member = children.remove(at: index)
    members[.value] = member
    older.append((member.key, "$value"))
    let roles = ["type": Role.type, "comment": .description, "description": .description]
    children.removeAll { child in
      guard child.value.kind == .string, let role = roles[child.name] else { return false }
      members[role] = members[role] ?? child
      older.append((child.key, "$\(role.rawValue)"))
      return true
    }
  }
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
