import CLibrary
import Diagnostics

/// A function of token arithmetic, as Tokens Studio computes it with expr-eval, and `calc` of CSS. The result has the
/// unit of the arguments: 1.2 rem is rounded to 1 rem.
enum ArithmeticFunction: String, CaseIterable {
  case abs, calc, ceil, clamp, floor, max, min, pow, round, roundTo, sqrt

  var arity: ClosedRange<Int> {
    switch self {
    case .abs, .calc, .ceil, .floor, .round, .sqrt: 1...1
    case .clamp: 3...3
    case .pow: 2...2
    case .max, .min: 1...Arithmetic.longest
    case .roundTo: 1...2
    }
  }

  /// Calls the function; throws if it does not accept this number of arguments.
  ///
  /// - Parameter start: the offset of its name in the text.
  func call(_ arguments: [TokenLength], at start: Int) throws(ArithmeticMistake) -> TokenLength {
    guard arity.contains(arguments.count) else { throw .argumentCount(rawValue, arguments.count, at: start) }
    let value = try result(arguments)
    guard value.isFinite else { throw .overflow }
    return TokenLength(value: value, unit: arguments[0].unit)
  }

  private func result(_ arguments: [TokenLength]) throws(ArithmeticMistake) -> Double {
    let value = arguments[0].value
    switch self {
    case .abs: return value.magnitude
    case .calc: return value
    case .ceil: return value.rounded(.up)
    case .clamp:
      let values = try comparable(arguments)
      // As in CSS, the smallest value takes precedence over the largest.
      return Swift.max(values[0], Swift.min(values[1], values[2]))
    case .floor: return value.rounded(.down)
    case .max: return try comparable(arguments).reduce(value) { $0 < $1 ? $1 : $0 }
    case .min: return try comparable(arguments).reduce(value) { $0 > $1 ? $1 : $0 }
    case .pow: return try ArithmeticOperator.power.applied(to: arguments[0], arguments[1]).value
    case .round: return Self.roundedHalfUp(value)
    case .roundTo: return try Self.rounded(value, decimals: arguments.dropFirst().first)
    case .sqrt: return value.squareRoot()
    }
  }

  /// The values of the arguments, which must all have the same unit.
  private func comparable(_ arguments: [TokenLength]) throws(ArithmeticMistake) -> [Double] {
    let unit = arguments[0].unit
    if let other = arguments.first(where: { $0.unit != unit }) { throw .mixedArguments(rawValue, unit, other.unit) }
    return arguments.map(\.value)
  }

  /// `roundTo(1.234, 2)` is 1.23; without a number of decimals it rounds to a whole number.
  private static func rounded(_ value: Double, decimals: TokenLength?) throws(ArithmeticMistake) -> Double {
    let decimals = decimals ?? TokenLength(value: 0, unit: .none)
    guard decimals.unit == .none, (0...12).contains(decimals.value), decimals.value == decimals.value.rounded() else {
      throw .decimals
    }
    let scale = (0..<Int(decimals.value)).reduce(1.0) { scale, _ in scale * 10 }
    // As a `Double`, 1.005 is slightly less, but must be rounded to 1.01 all the same.
    return roundedHalfUp((value * scale).computed) / scale
  }

  /// Rounds like JavaScript: −2.5 to −2.
  private static func roundedHalfUp(_ value: Double) -> Double {
    let floor = value.rounded(.down)
    return value - floor >= 0.5 ? floor + 1 : floor
  }
}

/// An operator between two values in token arithmetic, by its ASCII byte.
enum ArithmeticOperator: UInt8 {
  case add = 0x2B
  case subtract = 0x2D
  case multiply = 0x2A
  case divide = 0x2F
  case remainder = 0x25
  case power = 0x5E

  /// Higher precedence is applied first.
  var precedence: Int {
    switch self {
    case .add, .subtract: 0
    case .multiply, .divide, .remainder: 1
    case .power: 2
    }
  }

  /// The result with its unit.
  func applied(to left: TokenLength, _ right: TokenLength) throws(ArithmeticMistake) -> TokenLength {
    guard let unit = unit(of: left.unit, right.unit) else { throw .mixedUnits(left.unit, right.unit) }
    if self == .divide || self == .remainder, right.value == 0 { throw .divisionByZero }
    let value = result(left.value, right.value)
    guard value.isFinite else { throw .overflow }
    return TokenLength(value: value, unit: unit)
  }

  private func result(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    case .power: pow(left, right)
    }
  }

  /// The unit of the result; nil if no length has it, such as the square of a pixel.
  private func unit(of left: TokenLength.Unit, _ right: TokenLength.Unit) -> TokenLength.Unit? {
    switch self {
    case .add, .subtract: left == right ? left : nil
    case .remainder: left == right || right == .none ? left : nil
    case .power: left == .none && right == .none ? TokenLength.Unit.none : nil
    case .multiply where left == .none: right
    case .divide where left == right: TokenLength.Unit.none
    case .multiply, .divide: right == .none ? left : nil
    }
  }
}

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
  /// The mistake is reported elsewhere.
  case broken

  /// What was expected, as a sentence without a full stop.
  var message: String {
    switch self {
    case .notArithmetic: "expected a length such as '16px', or arithmetic such as '16 * 1.5'"
    case .mixedUnits(let left, let right):
      "expected one unit in a sum, and a plain number as factor, divisor or power, not \(left.name) and \(right.name)"
    case .divisionByZero: "expected a divisor other than zero"
    case .unknownFunction(let name, _):
      "unknown function '\(name)'; expected one of \(ArithmeticFunction.allCases.map(\.rawValue).quotedList)"
    case .argumentCount(let name, let count, _): "expected \(Self.arguments(of: name)) for '\(name)', not \(count)"
    case .mixedArguments(let name, let left, let right):
      "expected one unit for all arguments of '\(name)', not \(left.name) and \(right.name)"
    case .decimals: "expected a whole number of decimals from 0 to 12 as second argument of 'roundTo'"
    case .unresolved(let path): "expected '{\(path)}' to be a length or a number"
    case .unbalanced: "expected a partner for each bracket and brace"
    case .tooLong: "expected arithmetic of at most \(Arithmetic.longest) bytes"
    case .overflow, .broken: "expected a result that is a finite number"
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

  private static func arguments(of name: String) -> String {
    let arity = ArithmeticFunction(rawValue: name)?.arity ?? 1...1
    let least = arity.lowerBound.counted("argument")
    return arity.count == 1 ? least : arity.upperBound == 2 ? "1 or 2 arguments" : "at least \(least)"
  }
}

extension TokenLength.Unit {
  /// A value of the unit in messages.
  fileprivate var name: String { self == .none ? "a plain number" : "'\(rawValue)'" }
}
