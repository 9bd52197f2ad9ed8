/// A text with references in it, as in the older forms: `{sans} Display`.
enum ReferringText {
  /// The most bytes of a text with its references replaced.
  static let longest = 1_000

  /// Why the references cannot be replaced.
  enum Mistake: Error {
    /// A reference does not lead to a text, or braces are not balanced.
    case unresolved
    /// The text is too long, or all texts together are, since references to long texts multiply.
    case tooLong(limit: Int)
    /// The mistake is reported elsewhere.
    case broken
  }

  /// Whether a text contains references.
  static func isText(_ text: String) -> Bool { DollarAlias.braced(text).utf8.contains(UInt8(ascii: "{")) }

  /// A text with its references replaced.
  ///
  /// - Parameter reference: returns the text at a path between braces, without surrounding spaces.
  static func substituting(
    in text: String, _ reference: (String) throws(Mistake) -> String
  ) throws(Mistake) -> String {
    let pieces = DollarAlias.braced(text).utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
    var result = String(Substring(pieces[0]))
    for piece in pieces.dropFirst() {
      guard let end = piece.firstIndex(of: UInt8(ascii: "}")) else { throw .unresolved }
      let replacement = try reference(Substring(piece[..<end]).trimmed)
      let rest = Substring(piece[end...].dropFirst())
      if result.utf8.count + replacement.utf8.count + rest.utf8.count > longest { throw .tooLong(limit: longest) }
      result += replacement + rest
    }
    return result
  }
}
