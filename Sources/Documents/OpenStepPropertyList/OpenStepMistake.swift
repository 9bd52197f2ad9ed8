/// The ways in which a text is not an OpenStep property list.
enum OpenStepMistake {
  static let expectedValue = SyntaxMistake(
    "syntax-unexpected", "expected a value; text with other characters than letters, digits and '_$/:.-' is in quotes")
  static let expectedKey = SyntaxMistake(
    "syntax-unexpected", "expected a key; one with other characters than letters, digits and '_$/:.-' is in quotes")
  static let expectedEquals = SyntaxMistake("syntax-unexpected", "expected '=' after the key")
  static let expectedSemicolon = SyntaxMistake("syntax-unexpected", "expected ';' after the value")
  static let expectedCommaOrEnd = SyntaxMistake("syntax-unexpected", "expected ',' or ')'")
  static let unclosedData = SyntaxMistake("syntax-unclosed", "expected '>' at the end of this data")
  static let unclosedComment = SyntaxMistake("syntax-unclosed", "expected '*/' at the end of this comment")
  static let hexadecimal = SyntaxMistake("syntax-data", "expected a hexadecimal digit")
  static let oddHexadecimal = SyntaxMistake("syntax-data", "expected two hexadecimal digits for each byte")
  static let extensionOfGNUstep = SyntaxMistake(
    "syntax-data",
    "'<*…>' and '<[…]>' are extensions of GNUstep, which Apple's systems do not read; write the value in quotes")
  static let incompleteUnicodeEscape = SyntaxMistake(
    "syntax-string", "expected one to four hexadecimal digits after '\\U'")

  static func unclosedString(_ quote: UInt8) -> SyntaxMistake {
    let name = quote == UInt8(ascii: "'") ? "\"'\"" : "'\"'"
    return SyntaxMistake("syntax-string", "expected \(name) at the end of this string")
  }
}
