/// A fraction in lowest terms with a positive denominator.
struct Fraction: Equatable {
  let numerator: Int
  let denominator: Int

  /// - Parameter denominator: positive.
  init(_ numerator: Int, _ denominator: Int) {
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? abs(a) : greatestCommonDivisor(b, a % b)
  }
}
