/// The ways in which a text is not an OpenStep property list.
enum OpenStepMistake: SyntaxMistake {
  case expectedValue, expectedKey, expectedEquals, expectedSemicolon, expectedCommaOrEnd
  case unclosed(UInt8)
  case unclosedString(UInt8)
  case unclosedData, unclosedComment
  case hexadecimal, oddHexadecimal, extensionOfGNUstep
  case incompleteUnicodeEscape, loneSurrogate
  case secondValue

  var id: String {
    switch self {
    case .expectedValue, .expectedKey, .expectedEquals, .expectedSemicolon, .expectedCommaOrEnd: "syntax-unexpected"
    case .unclosed, .unclosedData, .unclosedComment: "syntax-unclosed"
    case .unclosedString, .incompleteUnicodeEscape, .loneSurrogate: "syntax-string"
    case .hexadecimal, .oddHexadecimal, .extensionOfGNUstep: "syntax-data"
    case .secondValue: "syntax-trailing-text"
    }
  }

  var message: String {
    switch self {
    case .expectedValue: "expected a value; text with other characters than letters, digits and '_$/:.-' is in quotes"
    case .expectedKey: "expected a key; one with other characters than letters, digits and '_$/:.-' is in quotes"
    case .expectedEquals: "expected '=' after the key"
    case .expectedSemicolon: "expected ';' after the value"
    case .expectedCommaOrEnd: "expected ',' or ')'"
    case .unclosed(let closer): "expected '\(Unicode.Scalar(closer))' before the end of the file"
    case .unclosedString(let quote):
      "expected \(quote == UInt8(ascii: "'") ? "\"'\"" : "'\"'") at the end of this string"
    case .unclosedData: "expected '>' at the end of this data"
    case .unclosedComment: "expected '*/' at the end of this comment"
    case .hexadecimal: "expected a hexadecimal digit"
    case .extensionOfGNUstep:
      "'<*…>' and '<[…]>' are extensions of GNUstep, which Apple's systems do not read; write the value in quotes"
    case .oddHexadecimal: "expected two hexadecimal digits for each byte"
    case .incompleteUnicodeEscape: "expected one to four hexadecimal digits after '\\U'"
    case .loneSurrogate: "half of a surrogate pair without the other"
    case .secondValue: "expected the end of the file after the first value"
    }
  }
}
