extension Double {
  /// The shortest decimal that reads back as this finite number: `17`, `12.99`, never `17.0`.
  package var shortest: String {
    // Most numbers are whole, and the others take longer. Zero may have a sign.
    if self != 0, magnitude < 1e15, let whole = Int(exactly: self) { return String(whole) }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The shortest decimal of this number rounded to three decimals, halves away from zero: `20.667`. Only for text.
  package var thousandths: String { rounded(toParts: 1000).shortest }

  /// The same with two decimals, for people: `20.67`.
  package var hundredths: String { rounded(toParts: 100).shortest }

  /// This number rounded to a fraction of one, halves away from zero; unchanged from 10¹¹ on, where such fractions are
  /// not shown.
  ///
  /// - Parameter parts: the denominator: 10000 for four decimals.
  package func rounded(toParts parts: Double) -> Double {
    let scaled = self * parts
    return abs(scaled) < 1e15 ? Double(Int(scaled + (scaled < 0 ? -0.5 : 0.5))) / parts : self
  }
}
