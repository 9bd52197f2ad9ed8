/// The ways in which a text is not JSON.
enum JSONMistake {
  static let notUTF8 = SyntaxMistake("encoding", "JSON must be UTF-8")
  static let expectedValue = SyntaxMistake("unexpected", "expected a value")
  static let expectedKey = SyntaxMistake("unexpected", "expected a key in double quotes")
  static let expectedName = SyntaxMistake("unexpected", "expected a key, in quotes or without")
  static let expectedColon = SyntaxMistake("unexpected", "expected ':' after the key")
  static let trailingComma = SyntaxMistake(
    "trailing-comma", "JSON allows no comma after the last element", deletion: "remove the comma")
  static let missingComma = SyntaxMistake("unexpected", "expected ',' after this")
  static let decimalComma = SyntaxMistake("number", "expected '.' in this number, not ','")
  static let unit = SyntaxMistake("number", "expected a number without a unit")
  static let curlyQuote = SyntaxMistake("unexpected", "expected a straight quotation mark")
  static let comment = SyntaxMistake("comment", "JSON allows no comments")
  static let unclosedComment = SyntaxMistake("comment", "expected '*/' at the end of this comment")
  static let notFinite = SyntaxMistake("number", "expected a finite number, not 'Infinity' or 'NaN'")
  static let unknownWord = SyntaxMistake(
    "unexpected", "expected a value; a word here is 'true', 'false' or 'null', and a string is in double quotes")
  static let notADocument = SyntaxMistake("unexpected", "expected JSON or a property list")
  static let leadingZero = SyntaxMistake("number", "a number does not begin with a zero that has digits after it")
  static let expectedDigit = SyntaxMistake("number", "expected a digit in this number")
  static let unknownEscape = SyntaxMistake(
    "string", "unknown escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
  static let textAfterString = SyntaxMistake(
    "string", "unexpected text after the string; its closing quote may be missing")
  static let incompleteUnicodeEscape = SyntaxMistake("string", "expected four hexadecimal digits after '\\u'")
  static let incompleteByteEscape = SyntaxMistake("string", "expected two hexadecimal digits after '\\x'")

  static func expectedCommaOrEnd(_ closer: UInt8) -> SyntaxMistake {
    SyntaxMistake("unexpected", "expected ',' or '\(Unicode.Scalar(closer))'")
  }

  /// - Parameter quote: the opening quote.
  static func unclosedString(_ quote: UInt8) -> SyntaxMistake {
    SyntaxMistake("string", "the string is not closed; expected '\(Unicode.Scalar(quote))' before the end of its line")
  }

  static func controlCharacter(_ byte: UInt8) -> SyntaxMistake {
    SyntaxMistake("string", "expected '\(escape(of: byte))' for the control character in this string")
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case .tab: "\\t"
    default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
