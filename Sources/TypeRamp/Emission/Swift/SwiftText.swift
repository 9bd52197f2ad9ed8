import Documents

/// The places in a Swift file where text from a dictionary may stand. Nothing gets out of them.
enum SwiftText {
  /// A string literal. What is not printable is escaped, so that the file shows what it says.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case let scalar where scalar.isPrintable: literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return literal + "\""
  }

  /// The lines of a documentation comment.
  static func documentation(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { "/// " + comment(String($0)) }
  }

  /// Text for a comment that ends with its line: whatever could end a line, or hide one, is replaced.
  static func comment(_ text: String) -> String {
    var comment = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { comment.append(scalar.isPrintable ? scalar : "\u{FFFD}") }
    return String(comment)
  }
}
