import Writing

/// Text from a dictionary, escaped for its position in a stylesheet.
///
/// It can end neither the construct that contains it nor, with `</style`, a page that the stylesheet is pasted into.
enum CSSText {
  /// Numbers are rounded to four decimals.
  static let parts = 10_000.0

  /// A number with at most four decimals.
  static func number(_ number: Double) -> String { number.rounded(toParts: parts).shortest }

  /// A quoted string. Everything but printable ASCII is escaped, so that it is the same in any encoding.
  static func string(_ text: String) -> String {
    "\"" + escaped(text) { " "..."~" ~= $0 && $0 != "\"" && $0 != "\\" && $0 != "<" } + "\""
  }

  /// An identifier, or the rest of one, which may begin with a digit.
  static func identifier(_ text: String) -> String { escaped(text, plain: isPlainInIdentifier) }

  /// Whether a character needs no escape in an identifier.
  static func isPlainInIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || scalar == "-" || scalar == "_"
  }

  /// Whether a character is a letter of ASCII.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { "a"..."z" ~= scalar || "A"..."Z" ~= scalar }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool { isLetter(scalar) || "0"..."9" ~= scalar }

  /// Escapes every scalar that is not plain as in CSS: its number in hexadecimal, followed by a space. A scalar that
  /// CSS does not allow becomes what a browser would replace it with.
  private static func escaped(_ text: String, plain: (Unicode.Scalar) -> Bool) -> String {
    text.escaped(plain: plain) { "\\\(String($0 == "\0" ? 0xFFFD : $0.value, radix: 16)) " }
  }

  /// The address of a font from a template: `{name}` is its PostScript name, `{file}` the name of its file.
  static func url(_ template: String, name: String, file: String) -> String {
    let named = template.replacing("{name}", by: percentEncoded(name))
    return "url(\(string(named.replacing("{file}", by: percentEncoded(file)))))"
  }

  /// Whether a template gives each font a different address.
  static func tellsFontsApart(_ template: String) -> Bool {
    ["{name}", "{file}"].contains { template.replacing($0, by: "") != template }
  }

  /// The name as a part of a URL's path (RFC 3986: all but unreserved characters are percent-encoded).
  private static func percentEncoded(_ name: String) -> String {
    name.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      if isLetterOrDigit(scalar) || "-._~".unicodeScalars.contains(scalar) { return String(scalar) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined(with: "")
  }

  /// Writes a comment: one line for a text of one line, otherwise one for each line and two around them.
  static func write(comment text: String, to writer: inout TextWriter) {
    let lines = text.lines
    if lines.count == 1 { return writer.line("/* ", commentLine(lines[0]), " */") }
    writer.line("/*")
    for line in lines { writer.line(line.isEmpty ? " *" : " * ", commentLine(line)) }
    writer.line(" */")
  }

  private static func isPlainInComment(_ scalar: Unicode.Scalar) -> Bool { scalar.isPrintable || scalar == "\t" }

  /// A line of a comment. Comments have no escapes: a backslash separates a slash that would end the comment or a
  /// page's `<style>`.
  private static func commentLine(_ line: Substring) -> String {
    let text = String(line).escaped(plain: isPlainInComment) { $0 == "#" ? $0.codePoint : "\u{FFFD}" }
    if !text.utf8.contains(UInt8(ascii: "/")) { return text }
    var comment: [UInt8] = []
    for byte in text.utf8 {
      let isEnd = byte == UInt8(ascii: "/") && (comment.last == UInt8(ascii: "*") || comment.last == UInt8(ascii: "<"))
      if isEnd { comment.append(UInt8(ascii: "\\")) }
      comment.append(byte)
    }
    return String(decoding: comment, as: UTF8.self)
  }
}
