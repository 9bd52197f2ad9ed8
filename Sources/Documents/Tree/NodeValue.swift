import Writing

extension JSONValue {
  /// The value of a document, to be written again: JSON numbers keep their digits, such as `17.0`.
  ///
  /// Nil if it contains something that JSON cannot represent: a date, data, a UID, an infinite number, or an integer of
  /// which only a rounded value is known.
  package init?(_ node: Node) {
    guard let value = try? Self.value(node) else { return nil }
    self = value
  }

  private struct Unrepresentable: Error {}

  private static func value(_ node: Node) throws(Unrepresentable) -> JSONValue {
    switch node.kind {
    case .null: return .null
    case .boolean: return .boolean(node.boolean ?? false)
    case .string: return .string(node.string ?? "")
    case .integer, .real:
      if let decimal = node.decimal { return .decimal(decimal) }
      guard let number = node.number, number.isFinite, node.kind == .real || number.magnitude <= 0x1p53 else {
        throw Unrepresentable()
      }
      return .number(number)
    case .array: return .array(try node.elements.map(value))
    case .dictionary:
      return .object(
        try node.members.map { (member) throws(Unrepresentable) in (member.name, try value(member.value)) })
    case .date, .data, .uid: throw Unrepresentable()
    }
  }
}
