/// The values and operators that wait for their operands. Nesting uses memory here, never the call stack.
struct ArithmeticStack {
  private var values: [TokenLength] = []
  private var waiting: [Waiting] = []
  /// Whether a value is expected next, not an operator.
  private(set) var expectsValue = true

  private enum Waiting {
    case bracket, negation
    /// An open bracket of a function: the index of its first argument, and the offset of its name in the text.
    case function(ArithmeticFunction, from: Int, at: Int)
    case operation(ArithmeticOperator)
  }

  mutating func push(_ value: TokenLength) throws(ArithmeticMistake) {
    guard value.value.isFinite else { throw .overflow }
    values.append(value)
    expectsValue = false
  }

  /// Applies operators on the left that bind at least as tightly, and pushes the operator.
  mutating func push(_ operation: ArithmeticOperator) throws(ArithmeticMistake) {
    try reduce(downTo: operation.precedence)
    waiting.append(.operation(operation))
    expectsValue = true
  }

  /// Pushes a minus sign.
  mutating func negate() {
    waiting.append(.negation)
  }

  mutating func open() {
    waiting.append(.bracket)
  }

  /// Opens the bracket of a function, whose name is at an offset in the text.
  mutating func open(_ function: ArithmeticFunction, at start: Int) {
    waiting.append(.function(function, from: values.count, at: start))
  }

  /// Begins the next argument of a function.
  mutating func separate() throws(ArithmeticMistake) {
    try reduce(downTo: 0)
    guard case .function? = waiting.last else { throw .notArithmetic }
    expectsValue = true
  }

  mutating func close() throws(ArithmeticMistake) {
    try reduce(downTo: 0)
    guard let open = waiting.popLast() else { throw .unbalanced }
    guard case .function(let function, let first, let start) = open else { return }
    let arguments = Array(values[first...])
    values.removeSubrange(first...)
    try push(function.call(arguments, at: start))
  }

  /// Closes a bracket where a value is expected: an error, since all functions have arguments.
  mutating func closeEmpty() throws(ArithmeticMistake) {
    guard case .function(let function, from: values.count, let start)? = waiting.last else { throw .notArithmetic }
    throw .argumentCount(function.name, 0, at: start)
  }

  /// The value, after everything has been read.
  mutating func result() throws(ArithmeticMistake) -> TokenLength {
    guard !expectsValue else { throw .notArithmetic }
    try reduce(downTo: 0)
    guard waiting.isEmpty, let value = values.last else { throw .unbalanced }
    return value
  }

  /// Applies pending operators since the last open bracket that bind tightly enough. A sign binds the tightest.
  private mutating func reduce(downTo precedence: Int) throws(ArithmeticMistake) {
    while let next = waiting.last {
      switch next {
      case .bracket, .function: return
      case .negation: try negateLast()
      case .operation(let operation):
        guard operation.precedence >= precedence else { return }
        try apply(operation)
      }
      waiting.removeLast()
    }
  }

  private mutating func negateLast() throws(ArithmeticMistake) {
    guard let value = values.popLast() else { throw .notArithmetic }
    values.append(TokenLength(value: -value.value, unit: value.unit))
  }

  private mutating func apply(_ operation: ArithmeticOperator) throws(ArithmeticMistake) {
    guard let right = values.popLast(), let left = values.popLast() else { throw .notArithmetic }
    values.append(try operation.applied(to: left, right))
  }
}
