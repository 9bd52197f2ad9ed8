import Documents

/// A dictionary of a token file, sorted into what a token or a group may have.
struct TokenObject {
  /// The key and the value of each, the first where there are several.
  private(set) var value: Node.Member?
  private(set) var reference: Node.Member?
  private(set) var type: Node?
  private(set) var extends: Node?
  private(set) var description: Node?
  private(set) var extensions: Node?
  private(set) var deprecated: Node?
  /// What has a name: tokens and groups, `$root` among them.
  private(set) var children: [Node.Member] = []
  /// What begins with `$` and means nothing.
  private(set) var unknown: [Node.Member] = []
  /// Keys that a token had before DTCG, taken for what they are today.
  private(set) var older: [(key: Node, today: String)] = []
  /// Keys that stand here a second time, each with the first.
  private(set) var repeated: [(first: Node, second: Node.Member)] = []

  init(_ node: Node, _ form: TokenForm) {
    var seen: [String: Node] = [:]
    for member in node.members {
      let name = member.name
      if let first = seen.updateValue(member.key, forKey: name) {
        repeated.append((first, member))
      } else {
        sort(member, name, form)
      }
    }
    if !form.isTextual, value == nil, reference == nil { takeOlderKeys() }
  }

  /// A group may have a token by the name of `value`; what is no group and no token there is a value.
  private mutating func takeOlderKeys() {
    guard let index = children.firstIndex(where: { $0.name == "value" && $0.value.isPlainValue }) else { return }
    let member = children.remove(at: index)
    value = member
    older.append((member.key, "$value"))
    children.removeAll { child in
      guard child.value.kind == .string else { return false }
      switch child.name {
      case "type":
        type = type ?? child.value
        older.append((child.key, "$type"))
      case "comment", "description":
        description = description ?? child.value
        older.append((child.key, "$description"))
      default: return false
      }
      return true
    }
  }

  /// Whether it has a value of its own, and is no group.
  var isToken: Bool { value != nil || reference != nil && children.isEmpty }

  private mutating func sort(_ member: Node.Member, _ name: String, _ form: TokenForm) {
    if form.valueKeys.contains(name) {
      if value == nil || name == form.valueKeys[0] { value = member }
    } else if form.typeKeys.contains(name), member.value.kind != .dictionary {
      type = member.value
    } else if form.descriptionKeys.contains(name), member.value.kind != .dictionary {
      description = description ?? member.value
    } else if name.utf8.first == UInt8(ascii: "$") {
      sortReserved(member, name)
    } else {
      children.append(member)
    }
  }

  private mutating func sortReserved(_ member: Node.Member, _ name: String) {
    switch name {
    case "$ref": reference = member
    case "$extends": extends = member.value
    case "$extensions": extensions = member.value
    case "$deprecated": deprecated = member.value
    case "$root": children.append(member)
    default: unknown.append(member)
    }
  }
}

extension Node {
  /// Neither a token nor a group: a scalar, a list, or a dictionary of those.
  fileprivate var isPlainValue: Bool {
    kind != .dictionary || !members.contains { $0.value.kind == .dictionary && $0.value.value(of: "unit") == nil }
  }
}
