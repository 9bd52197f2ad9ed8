extension JSONValue {
  /// Whether two values say the same: numbers by what they are, not how they are written, and members in any order.
  package func isSame(as other: JSONValue) -> Bool {
    if let number, let other = other.number { return number == other }
    switch (self, other) {
    case (.null, .null): return true
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.string(let left), .string(let right)): return left == right
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.object(let left), .object(let right)):
      let members = Dictionary(right, uniquingKeysWith: { first, _ in first })
      return left.count == right.count
        && left.allSatisfy { key, value in members[key].map { value.isSame(as: $0) } ?? false }
    default: return false
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
