import Writing

extension JSONValue {
  /// The value of a document, to be written again: JSON numbers keep their digits, such as `17.0`.
  ///
  /// Nil if it contains something that JSON cannot represent: a date, data, a UID, an infinite number.
  package init?(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .string: self = .string(node.string ?? "")
    case .integer, .real:
      guard let number = Self.number(node) else { return nil }
      self = number
    case .array:
      guard let elements = Self.elements(of: node) else { return nil }
      self = .array(elements)
    case .dictionary:
      guard let members = Self.members(of: node) else { return nil }
      self = .object(members)
    case .date, .data, .uid: return nil
    }
  }

  private static func number(_ node: Node) -> JSONValue? {
    if let decimal = node.decimal { return .decimal(decimal) }
    return node.number.flatMap { $0.isFinite ? .number($0) : nil }
  }

  private static func elements(of node: Node) -> [JSONValue]? {
    var elements: [JSONValue] = []
    for element in node.elements {
      guard let value = JSONValue(element) else { return nil }
      elements.append(value)
    }
    return elements
  }

  private static func members(of node: Node) -> [(String, JSONValue)]? {
    var members: [(String, JSONValue)] = []
    for member in node.members {
      guard let value = JSONValue(member.value) else { return nil }
      members.append((member.name, value))
    }
    return members
  }
}
