/// The ways in which a text is not arithmetic with lengths.
enum ArithmeticMistake: Error, Equatable, Sendable {
  /// A word such as `AUTO`, two adjacent values, or an operator without a value.
  case notArithmetic
  case mixedUnits(TokenLength.Unit, TokenLength.Unit)
  case divisionByZero
  /// An unknown word before a bracket, and its offset in the text: `sqrt(…)`.
  case unknownFunction(String, at: Int)
  /// A function with a wrong number of arguments, and its offset in the text.
  case argumentCount(String, Int, at: Int)
  /// A function with lengths that cannot be compared.
  case mixedArguments(String, TokenLength.Unit, TokenLength.Unit)
  /// The second argument of `roundTo` is not a number of decimals.
  case decimals
  /// The path of a reference that does not lead to a length.
  case unresolved(String)
  /// Brackets or braces are not balanced.
  case unbalanced
  case tooLong
  case overflow

  /// What was expected, as a sentence without a full stop.
  var message: String {
    switch self {
    case .notArithmetic: "expected a length such as '16px', or arithmetic such as '16 * 1.5'"
    case .mixedUnits(let left, let right):
      "expected one unit in a sum, and a plain number as factor or divisor, not \(left.name) and \(right.name)"
    case .divisionByZero: "expected a divisor other than zero"
    case .unknownFunction(let name, _): "unknown function '\(name)'; expected \(Self.functions)"
    case .argumentCount(let name, let count, _): "expected \(Self.arguments(of: name)) for '\(name)', not \(count)"
    case .mixedArguments(let name, let left, let right):
      "expected one unit for all arguments of '\(name)', not \(left.name) and \(right.name)"
    case .decimals: "expected a whole number of decimals from 0 to 12 as second argument of 'roundTo'"
    case .unresolved(let path): "expected '{\(path)}' to be a length or a number"
    case .unbalanced: "expected a partner for each bracket and brace"
    case .tooLong: "expected arithmetic of at most \(Arithmetic.longest) bytes"
    case .overflow: "expected a result that is a finite number"
    }
  }

  /// The bytes of the wrong word in the text; nil if it is more than a word.
  var word: Range<Int>? {
    switch self {
    case .unknownFunction(let name, let start), .argumentCount(let name, _, let start):
      start..<(start + name.utf8.count)
    default: nil
    }
  }

  /// The known functions: `'abs', … or 'roundTo'`.
  private static var functions: String {
    let names = ArithmeticFunction.allCases.map { "'\($0.rawValue)'" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  private static func arguments(of name: String) -> String {
    let arity = ArithmeticFunction(rawValue: name)?.arity ?? 1...1
    switch (arity.lowerBound, arity.upperBound) {
    case (1, 1): return "one argument"
    case (1, 2): return "one or two arguments"
    default: return "at least one argument"
    }
  }
}

extension TokenLength.Unit {
  /// A value of the unit in messages.
  fileprivate var name: String { self == .none ? "a plain number" : "'\(rawValue)'" }
}
