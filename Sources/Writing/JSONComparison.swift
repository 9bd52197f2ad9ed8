extension JSONValue {
  /// Whether two values are equal, whatever the notation of their numbers and the order of their members. Integers that
  /// a `Double` would round are equal by their digits.
  package func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.decimal(let left), .decimal(let right)) where left.isInteger && right.isInteger: return left == right
    case _ where number != nil && other.number != nil: return number == other.number
    case (.null, .null): return true
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.string(let left), .string(let right)): return left == right
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.object(let left), .object(let right)): return Self.isSame(left, right)
    default: return false
    }
  }

  /// Whether both have the same names with the same values. A name may occur more than once; its values are compared in
  /// order.
  private static func isSame(_ left: [(String, JSONValue)], _ right: [(String, JSONValue)]) -> Bool {
    let (left, right) = (Dictionary(grouping: left, by: \.0), Dictionary(grouping: right, by: \.0))
    guard left.count == right.count else { return false }
    return left.allSatisfy { name, members in
      let others = right[name] ?? []
      return members.count == others.count && zip(members, others).allSatisfy { $0.1.isSame(as: $1.1) }
    }
  }

  private var number: Double? {
    switch self {
    case .number(let value): value
    case .decimal(let digits): Double(digits)
    default: nil
    }
  }
}

extension String {
  /// Whether a decimal has neither a fraction nor an exponent.
  var isInteger: Bool { !utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") } }
}
