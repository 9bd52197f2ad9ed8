extension JSONValue {
  /// Whether two values are equal, whatever the notation of their numbers and the order of their members.
  package func isSame(as other: JSONValue) -> Bool {
    if let number, let other = other.number { return number == other }
    switch (self, other) {
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
