extension Fields.Field {
  /// A value that was read, or what is wrong with it.
  ///
  /// The types of most values have cases of their own, since a value of any type is copied and converted at run time.
  package enum Value: Sendable {
    case string(String)
    case number(Double)
    case node(Node)
    /// A value of any type, also a string or a number.
    case other(OtherValue)
    case invalid(ValueMistake)
  }

  /// A value of any type. A class, so that copying it copies a reference.
  package final class OtherValue: Sendable {
    fileprivate let content: any Sendable

    package init(_ content: any Sendable) { self.content = content }
  }
}

extension Fields.Field.Value {
  package var isValid: Bool { if case .invalid = self { false } else { true } }

  /// The value, of any type; nil if it is invalid.
  package var content: (any Sendable)? {
    switch self {
    case .string(let string): string
    case .number(let number): number
    case .node(let node): node
    case .other(let value): value.content
    case .invalid: nil
    }
  }
}
