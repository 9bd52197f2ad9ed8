extension Double {
  /// The shortest decimal that reads back as this finite number: `17`, `12.99`, never `17.0`.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The shortest decimal of this number rounded to three places, halves away from zero: `20.667`. For text only; the
  /// number must be below 10¹⁵.
  package var thousandths: String {
    let scaled = self * 1000
    let whole = Double(Int64(scaled + (scaled < 0 ? -0.5 : 0.5)))
    return (whole / 1000).shortest
  }
}
