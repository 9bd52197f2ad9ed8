extension Double {
  /// The shortest decimal that reads back as this finite number: `17`, `12.99`, never `17.0`.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
