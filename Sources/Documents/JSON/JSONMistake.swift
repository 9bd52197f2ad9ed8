/// The ways in which a text is not JSON.
enum JSONMistake: SyntaxMistake {
  case notUTF8
  case expectedValue, expectedKey, expectedColon
  case expectedCommaOrEnd(UInt8)
  case unclosed(UInt8)
  /// The byte is the opening quote.
  case unclosedString(UInt8)
  case trailingComma, comment, secondValue
  case expectedName, unclosedComment, notFinite
  case unknownWord, leadingZero, expectedDigit
  case controlCharacter(UInt8)
  case unknownEscape, incompleteUnicodeEscape, incompleteByteEscape, loneSurrogate

  var id: String {
    switch self {
    case .notUTF8: "syntax-encoding"
    case .trailingComma: "syntax-trailing-comma"
    case .comment, .unclosedComment: "syntax-comment"
    case .leadingZero, .expectedDigit, .notFinite: "syntax-number"
    case .unclosedString, .controlCharacter, .unknownEscape, .incompleteUnicodeEscape, .incompleteByteEscape,
      .loneSurrogate:
      "syntax-string"
    case .unclosed: "syntax-unclosed"
    case .secondValue: "syntax-trailing-text"
    case .expectedValue, .expectedKey, .expectedColon, .expectedCommaOrEnd, .unknownWord, .expectedName:
      "syntax-unexpected"
    }
  }

  var message: String {
    switch self {
    case .notUTF8: "JSON must be UTF-8"
    case .expectedValue: "expected a value"
    case .expectedKey: "expected a key in double quotes"
    case .expectedName: "expected a key, in quotes or without"
    case .expectedColon: "expected ':' after the key"
    case .expectedCommaOrEnd(let closer): "expected ',' or '\(Unicode.Scalar(closer))'"
    case .unclosed(let closer): "expected '\(Unicode.Scalar(closer))' before the end of the file"
    case .unclosedString(let quote): "expected '\(Unicode.Scalar(quote))' at the end of this string"
    case .trailingComma: "JSON allows no comma after the last element"
    case .comment: "JSON allows no comments"
    case .unclosedComment: "expected '*/' at the end of this comment"
    case .notFinite: "expected a finite number, not 'Infinity' or 'NaN'"
    case .secondValue: "expected the end of the file after the first value"
    case .unknownWord: "expected a value; a word here is 'true', 'false' or 'null', and a string is in double quotes"
    case .leadingZero: "a number does not begin with a zero that has digits after it"
    case .expectedDigit: "expected a digit in this number"
    case .controlCharacter(let byte): "expected '\(Self.escape(of: byte))' for the control character in this string"
    case .unknownEscape: "unknown escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .incompleteUnicodeEscape: "expected four hexadecimal digits after '\\u'"
    case .incompleteByteEscape: "expected two hexadecimal digits after '\\x'"
    case .loneSurrogate: "half of a surrogate pair without the other"
    }
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
