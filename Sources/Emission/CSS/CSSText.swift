import Writing

/// Text from a dictionary, escaped for its position in a stylesheet.
///
/// It can end neither the construct that contains it nor, with `</style`, a page that the stylesheet is pasted into.
enum CSSText {
  /// A number with at most four decimals.
  static func number(_ number: Double) -> UTF8Text {
    var text = UTF8Text()
    text.append(number, inPartsOf: 10_000)
    return text
  }

  /// A quoted string. Everything but printable ASCII is escaped, so that it is the same in any encoding.
  static func string(_ text: String) -> UTF8Text { "\"\(escaped(text, plain: plainInString))\"" }

  private static let plainInString = ASCIISet { " "..."~" ~= $0 && $0 != "\"" && $0 != "\\" && $0 != "<" }

  /// An identifier, or the rest of one, which may begin with a digit.
  static func identifier(_ text: String) -> UTF8Text { escaped(text, plain: plainInIdentifier) }

  private static let plainInIdentifier = ASCIISet(isPlainInIdentifier)

  /// Whether a character needs no escape in an identifier.
  static func isPlainInIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || scalar == "-" || scalar == "_"
  }

  /// Whether a character is a letter of ASCII.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { "a"..."z" ~= scalar || "A"..."Z" ~= scalar }

  /// The address of a font from a template: `{name}` is its PostScript name, `{file}` the name of its file.
  static func url(_ template: String, name: String, file: String) -> UTF8Text {
    let address = template.replacing("{name}", by: percentEncoded(name)).replacing("{file}", by: percentEncoded(file))
    return "url(\(string(address)))"
  }

  /// Whether a template gives each font a different address.
  static func tellsFontsApart(_ template: String) -> Bool {
    ["{name}", "{file}"].contains { template.replacing($0, by: "") != template }
  }

  /// The lines of a comment: one for a text of one line, otherwise one for each line and two around them.
  static func comment(_ text: String) -> [UTF8Text] {
    let lines = text.lines
    guard lines.count > 1 else { return [commentLine("/* ", lines[0], " */")] }
    return ["/*"] + lines.map { $0.isEmpty ? " *" : commentLine(" * ", $0) } + [" */"]
  }

  /// A line of a comment. Comments have no escapes: a backslash separates a slash that would end the comment or a
  /// page's `<style>`.
  private static func commentLine(_ start: StaticString, _ line: Substring, _ end: StaticString = "") -> UTF8Text {
    var text = UTF8Text(stringLiteral: start)
    text.append(line, plain: plainInComment) { scalar, text in
      if scalar == "/", let last = text.bytes.last, last == UInt8(ascii: "*") || last == UInt8(ascii: "<") {
        text.append(byte: UInt8(ascii: "\\"))
      }
      text.append(scalar: scalar.isPrintable ? scalar : "\u{FFFD}")
    }
    text.append(end)
    return text
  }

  private static let plainInComment = ASCIISet { $0.isPrintable && $0 != "/" || $0 == "\t" }

  /// Escapes every scalar that is not plain as in CSS: its number in hexadecimal, followed by a space. A scalar that
  /// CSS does not allow becomes what a browser would replace it with.
  private static func escaped(_ text: String, plain: ASCIISet) -> UTF8Text {
    var escaped = UTF8Text()
    escaped.append(text[...], plain: plain) { scalar, text in
      text.append(byte: UInt8(ascii: "\\"))
      text.append(hexadecimal: scalar == "\0" ? 0xFFFD : Int(scalar.value))
      text.append(byte: UInt8(ascii: " "))
    }
    return escaped
  }

  /// The name as a part of a URL's path (RFC 3986: all but unreserved characters are percent-encoded).
  private static func percentEncoded(_ name: String) -> String {
    name.utf8.reduce(into: "") { encoded, byte in
      let scalar = Unicode.Scalar(byte)
      if isLetterOrDigit(scalar) || "-._~".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool { isLetter(scalar) || "0"..."9" ~= scalar }
}
