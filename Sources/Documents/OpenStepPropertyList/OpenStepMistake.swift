/// The ways in which a text is not an OpenStep property list.
enum OpenStepMistake {
  static let expectedValue = SyntaxMistake(
    "unexpected", "expected a value; text with other characters than letters, digits and '_$/:.-' is in quotes")
  static let expectedKey = SyntaxMistake(
    "unexpected", "expected a key; one with other characters than letters, digits and '_$/:.-' is in quotes")
  static let expectedEquals = SyntaxMistake("unexpected", "expected '=' after the key")
  static let expectedSemicolon = SyntaxMistake("unexpected", "expected ';' after the value")
  static let expectedCommaOrEnd = SyntaxMistake("unexpected", "expected ',' or ')'")
  static let unclosedData = SyntaxMistake("unclosed", "expected '>' at the end of this data")
  static let unclosedComment = SyntaxMistake("unclosed", "expected '*/' at the end of this comment")
  static let hexadecimal = SyntaxMistake("data", "expected a hexadecimal digit")
  static let oddHexadecimal = SyntaxMistake("data", "expected two hexadecimal digits for each byte")
  static let extensionOfGNUstep = SyntaxMistake(
    "data",
    "'<*…>' and '<[…]>' are extensions of GNUstep, which Apple's systems do not read; write the value in quotes")
  static let incompleteUnicodeEscape = SyntaxMistake("string", "expected one to four hexadecimal digits after '\\U'")

  static func unclosedString(_ quote: UInt8) -> SyntaxMistake {
    let name = quote == UInt8(ascii: "'") ? "\"'\"" : "'\"'"
    return SyntaxMistake("string", "the string is not closed; expected \(name)")
  }
}
