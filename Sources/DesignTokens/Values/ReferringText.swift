/// A text with references in it, as the older forms have them: `{sans} Display`.
enum ReferringText {
  /// The most bytes of a text with its references replaced.
  static let longest = 1_000

  /// Why there is no text.
  enum Mistake: Error {
    /// A reference leads to no text, or a brace has no partner.
    case unresolved
    /// The text is too long, or all texts together are: references to long texts would multiply.
    case tooLong(limit: Int)
    /// What is wrong is reported elsewhere.
    case broken
  }

  /// Whether a value is such a text.
  static func isText(_ text: String) -> Bool { DollarAlias.braced(text).utf8.contains(UInt8(ascii: "{")) }

  /// A text with what its references lead to in their places.
  ///
  /// - Parameter reference: the text that a path between braces leads to, spaces around it taken off.
  static func substituting(
    in text: String, _ reference: (String) throws(Mistake) -> String
  ) throws(Mistake) -> String {
    let pieces = DollarAlias.braced(text).utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
    var result = String(Substring(pieces[0]))
    for piece in pieces.dropFirst() {
      guard let end = piece.firstIndex(of: UInt8(ascii: "}")) else { throw .unresolved }
      let replacement = try reference(Arithmetic.trimmed(Substring(piece[..<end])))
      let rest = Substring(piece[end...].dropFirst())
      if result.utf8.count + replacement.utf8.count + rest.utf8.count > longest { throw .tooLong(limit: longest) }
      result += replacement + rest
    }
    return result
  }
}
