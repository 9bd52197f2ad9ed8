/// A function of token arithmetic, as Tokens Studio computes it. The result has the unit of the arguments: 1.2 rem is
/// rounded to 1 rem.
struct ArithmeticFunction: Sendable {
  let name: String
  /// How many arguments it accepts.
  let arity: ClosedRange<Int>
  /// The result for these arguments.
  let result: @Sendable ([TokenLength]) throws(ArithmeticMistake) -> TokenLength

  /// In alphabetical order.
  static let all: [ArithmeticFunction] = [
    unary("abs") { $0.magnitude }, unary("ceil") { $0.rounded(.up) }, unary("floor") { $0.rounded(.down) },
    choice("max") { $0 < $1 }, choice("min") { $0 > $1 }, unary("round") { roundedHalfUp($0) }, roundTo,
  ]

  init?(named name: String) {
    guard let function = Self.all.first(where: { $0.name == name }) else { return nil }
    self = function
  }

  private init(
    _ name: String, _ arity: ClosedRange<Int>,
    _ result: @escaping @Sendable ([TokenLength]) throws(ArithmeticMistake) -> TokenLength
  ) {
    self.name = name
    self.arity = arity
    self.result = result
  }

  /// Calls the function; throws if it does not accept this number of arguments.
  ///
  /// - Parameter start: the offset of its name in the text.
  func call(_ arguments: [TokenLength], at start: Int) throws(ArithmeticMistake) -> TokenLength {
    guard arity.contains(arguments.count) else { throw .argumentCount(name, arguments.count, at: start) }
    let length = try result(arguments)
    guard length.value.isFinite else { throw .overflow }
    return length
  }
}

extension ArithmeticFunction {
  private static func unary(_ name: String, _ result: @escaping @Sendable (Double) -> Double) -> ArithmeticFunction {
    ArithmeticFunction(name, 1...1) { arguments in
      TokenLength(value: result(arguments[0].value), unit: arguments[0].unit)
    }
  }

  /// One of the arguments, which must all have the same unit.
  private static func choice(
    _ name: String, _ isWorse: @escaping @Sendable (Double, Double) -> Bool
  ) -> ArithmeticFunction {
    ArithmeticFunction(name, 1...Arithmetic.longest) { arguments throws(ArithmeticMistake) in
      var best = arguments[0]
      for argument in arguments.dropFirst() {
        guard argument.unit == best.unit else { throw .mixedArguments(name, best.unit, argument.unit) }
        if isWorse(best.value, argument.value) { best = argument }
      }
      return best
    }
  }

  /// `roundTo(1.234, 2)` is 1.23; without a number of decimals it rounds to a whole number.
  private static let roundTo = ArithmeticFunction("roundTo", 1...2) { arguments throws(ArithmeticMistake) in
    let decimals = arguments.count > 1 ? arguments[1] : TokenLength(value: 0, unit: .none)
    guard decimals.unit == .none, (0...12).contains(decimals.value), decimals.value == decimals.value.rounded() else {
      throw .decimals
    }
    let scale = (0..<Int(decimals.value)).reduce(1.0) { scale, _ in scale * 10 }
    // As a `Double`, 1.005 is slightly less, but must be rounded to 1.01 all the same.
    let value = roundedHalfUp((arguments[0].value * scale).computed) / scale
    return TokenLength(value: value, unit: arguments[0].unit)
  }

  /// Rounds like JavaScript: −2.5 to −2.
  private static func roundedHalfUp(_ value: Double) -> Double {
    let floor = value.rounded(.down)
    return value - floor >= 0.5 ? floor + 1 : floor
  }
}
