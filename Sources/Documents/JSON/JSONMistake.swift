/// The ways in which a text is not JSON.
enum JSONMistake {
  static let notUTF8 = SyntaxMistake("syntax-encoding", "JSON must be UTF-8")
  static let expectedValue = SyntaxMistake("syntax-unexpected", "expected a value")
  static let expectedKey = SyntaxMistake("syntax-unexpected", "expected a key in double quotes")
  static let expectedName = SyntaxMistake("syntax-unexpected", "expected a key, in quotes or without")
  static let expectedColon = SyntaxMistake("syntax-unexpected", "expected ':' after the key")
  static let trailingComma = SyntaxMistake("syntax-trailing-comma", "JSON allows no comma after the last element")
  static let comment = SyntaxMistake("syntax-comment", "JSON allows no comments")
  static let unclosedComment = SyntaxMistake("syntax-comment", "expected '*/' at the end of this comment")
  static let notFinite = SyntaxMistake("syntax-number", "expected a finite number, not 'Infinity' or 'NaN'")
  static let unknownWord = SyntaxMistake(
    "syntax-unexpected", "expected a value; a word here is 'true', 'false' or 'null', and a string is in double quotes")
  static let leadingZero = SyntaxMistake(
    "syntax-number", "a number does not begin with a zero that has digits after it")
  static let expectedDigit = SyntaxMistake("syntax-number", "expected a digit in this number")
  static let unknownEscape = SyntaxMistake(
    "syntax-string", "unknown escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
  static let incompleteUnicodeEscape = SyntaxMistake(
    "syntax-string", "expected four hexadecimal digits after '\\u'")
  static let incompleteByteEscape = SyntaxMistake("syntax-string", "expected two hexadecimal digits after '\\x'")

  static func expectedCommaOrEnd(_ closer: UInt8) -> SyntaxMistake {
    SyntaxMistake("syntax-unexpected", "expected ',' or '\(Unicode.Scalar(closer))'")
  }

  /// - Parameter quote: the opening quote.
  static func unclosedString(_ quote: UInt8) -> SyntaxMistake {
    SyntaxMistake("syntax-string", "expected '\(Unicode.Scalar(quote))' at the end of this string")
  }

  static func controlCharacter(_ byte: UInt8) -> SyntaxMistake {
    SyntaxMistake("syntax-string", "expected '\(escape(of: byte))' for the control character in this string")
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case .newline: "\\n"
    case .return: "\\r"
    case .tab: "\\t"
    default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
