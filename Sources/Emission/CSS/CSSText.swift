import Writing

/// Text from a dictionary, escaped for its position in a stylesheet.
///
/// It can end neither the construct that contains it nor, with `</style`, a page that the stylesheet is pasted into.
enum CSSText {
  /// Numbers are rounded to four decimals.
  static let parts = 10_000

  /// A quoted string. Everything but printable ASCII is escaped, so that it is the same in any encoding.
  static func string(_ text: String) -> UTF8Text {
    var string = UTF8Text(capacity: text.utf8.count + 2)
    string.append("\"")
    append(text, plain: plainInString, to: &string)
    string.append("\"")
    return string
  }

  private static let plainInString = ASCIISet { " "..."~" ~= $0 && $0 != "\"" && $0 != "\\" && $0 != "<" }

  /// An identifier, or the rest of one, which may begin with a digit.
  static func identifier(_ text: String) -> UTF8Text {
    var identifier = UTF8Text()
    append(text, plain: plainInIdentifier, to: &identifier)
    return identifier
  }

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

  /// Writes a comment: one line for a text of one line, otherwise one for each line and two around them.
  ///
  /// - Parameter texts: texts of any number of lines, each of which begins a line.
  static func write(comment texts: [String], to writer: inout TextWriter) {
    if texts.count == 1, texts[0].lines.count == 1 {
      return writer.line { line in
        line.append("/* ")
        append(commentLine: texts[0][...], to: &line)
        line.append(" */")
      }
    }
    writer.line("/*")
    for text in texts {
      for line in text.lines {
        writer.line {
          $0.append(line.isEmpty ? " *" : " * ")
          append(commentLine: line, to: &$0)
        }
      }
    }
    writer.line(" */")
  }

  /// Appends a line to a comment. Comments have no escapes: a backslash separates a slash that would end the comment or
  /// a page's `<style>`.
  private static func append(commentLine line: Substring, to comment: inout UTF8Text) {
    comment.append(line, plain: plainInComment) { scalar, comment in
      if scalar == "/", let last = comment.last, last == UInt8(ascii: "*") || last == UInt8(ascii: "<") {
        comment.append(byte: UInt8(ascii: "\\"))
      }
      if scalar == "#" { return comment.append(codePoint: scalar) }
      comment.append(scalar: scalar.isPrintable ? scalar : "\u{FFFD}")
    }
  }

  private static let plainInComment = ASCIISet { $0.isPrintable && $0 != "/" || $0 == "\t" }

  /// Escapes every scalar that is not plain as in CSS: its number in hexadecimal, followed by a space. A scalar that
  /// CSS does not allow becomes what a browser would replace it with.
  private static func append(_ text: String, plain: ASCIISet, to escaped: inout UTF8Text) {
    escaped.append(text[...], plain: plain) { scalar, escaped in
      escaped.append(byte: UInt8(ascii: "\\"))
      escaped.append(hexadecimal: scalar == "\0" ? 0xFFFD : Int(scalar.value))
      escaped.append(byte: UInt8(ascii: " "))
    }
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

extension UTF8Text.Interpolation {
  /// Appends a number with at most four decimals.
  mutating func appendInterpolation(number: Double) { text.append(number, inPartsOf: CSSText.parts) }
}
