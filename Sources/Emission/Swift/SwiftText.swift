import DynamicType
import Writing

/// Text from files (names of fonts and files, descriptions), escaped for Swift source.
enum SwiftText {
  /// A quoted string literal. No text can end it or be read as code, and no character in it is invisible.
  static func literal(_ string: String) -> UTF8Text {
    var text = UTF8Text()
    text.append(quoted: string) { scalar, text in
      text.append("\\u{")
      text.append(hexadecimal: Int(scalar.value), isUppercase: true)
      text.append(byte: UInt8(ascii: "}"))
    }
    return text
  }

  /// Text for a `//` comment: on one line, with spaces for invisible characters.
  static func comment(_ string: String) -> UTF8Text {
    var comment = UTF8Text()
    append(string[...], to: &comment)
    return comment
  }

  private static func append(_ string: Substring, to comment: inout UTF8Text) {
    comment.append(string, plain: plainInComment) { scalar, comment in
      comment.append(scalar: scalar.isPrintable ? scalar : " ")
    }
  }

  private static let plainInComment = ASCIISet(\.isPrintable)

  /// The lines of a text in a doc comment; none for nil.
  static func documentationLines(_ string: String?) -> [Substring] { (string ?? "").lines.filter { !$0.isEmpty } }

  /// Writes lines as a doc comment.
  static func write(documentation lines: [Substring], to writer: inout TextWriter) {
    for line in lines {
      writer.line {
        $0.append("/// ")
        append(line, to: &$0)
      }
    }
  }
}

extension SwiftText {
  /// Numbers, separated by commas.
  static func list(_ numbers: [Double]) -> UTF8Text { numbers.map { "\($0)" }.joined(separator: ", ") }

  /// The comment about the inferred numbers of a row, if there are any.
  static func notes(of inferred: [ContentSizeCategory]) -> [UTF8Text] {
    if inferred.isEmpty { return [] }
    let (isAllBut, names) = inferred.shorterList
    if names.isEmpty { return ["inferred: all"] }
    return ["inferred: \(isAllBut ? "all but " : "")\(names.joined(separator: ", "))"]
  }

  /// Notes after code on the same line; empty if there are none.
  static func trailingComment(_ notes: [UTF8Text]) -> UTF8Text {
    notes.isEmpty ? "" : "  // \(notes.joined(separator: "; "))"
  }
}
