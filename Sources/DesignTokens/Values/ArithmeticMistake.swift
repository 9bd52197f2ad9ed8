/// The ways in which a text is no arithmetic with lengths.
enum ArithmeticMistake: Error, Equatable, Sendable {
  /// A word such as `AUTO`, two values side by side, an operator without a value.
  case notArithmetic
  case mixedUnits(TokenLength.Unit, TokenLength.Unit)
  case divisionByZero
  /// A word before a bracket: `roundTo(…)`.
  case unknownFunction(String)
  /// The path of a reference that leads to no length.
  case unresolved(String)
  /// A bracket or brace without its partner.
  case unbalanced
  case tooLong
  case overflow

  /// What was expected, in a sentence's form without a full stop.
  var message: String {
    switch self {
    case .notArithmetic: "expected a length such as '16px', or arithmetic such as '16 * 1.5'"
    case .mixedUnits(let left, let right):
      "expected one unit in a sum, and a plain number as factor or divisor, not \(left.name) and \(right.name)"
    case .divisionByZero: "expected a divisor other than zero"
    case .unknownFunction(let name): "unknown function '\(name)'; expected only '+', '-', '*', '/' and brackets"
    case .unresolved(let path): "expected '{\(path)}' to be a length or a number"
    case .unbalanced: "expected a partner for each bracket and brace"
    case .tooLong: "expected arithmetic of at most \(Arithmetic.longest) bytes"
    case .overflow: "expected a result that is a finite number"
    }
  }
}

extension TokenLength.Unit {
  /// How a message calls a value of the unit.
  fileprivate var name: String { self == .none ? "a plain number" : "'\(rawValue)'" }
}
