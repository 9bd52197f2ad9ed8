/// An operator between two values in token arithmetic, by its ASCII byte.
enum ArithmeticOperator: UInt8 {
  case add = 0x2B
  case subtract = 0x2D
  case multiply = 0x2A
  case divide = 0x2F

  /// Higher precedence is applied first.
  var precedence: Int { self == .add || self == .subtract ? 0 : 1 }

  /// The result with its unit.
  func applied(to left: TokenLength, _ right: TokenLength) throws(ArithmeticMistake) -> TokenLength {
    guard let unit = unit(of: left.unit, right.unit) else { throw .mixedUnits(left.unit, right.unit) }
    if self == .divide, right.value == 0 { throw .divisionByZero }
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
    }
  }

  /// The unit of the result; nil if no length has it, such as the square of a pixel.
  private func unit(of left: TokenLength.Unit, _ right: TokenLength.Unit) -> TokenLength.Unit? {
    switch self {
    case .add, .subtract: left == right ? left : nil
    case .multiply where left == .none: right
    case .divide where left == right: TokenLength.Unit.none
    case .multiply, .divide: right == .none ? left : nil
    }
  }
}
