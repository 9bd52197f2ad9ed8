import DynamicType
import Writing

/// Text of strangers (names of fonts and files, descriptions) made safe to stand in Swift source.
enum SwiftText {
  /// A string literal with quotes. Nothing in it ends it or is read as code, and nothing in it is invisible.
  static func literal(_ string: String) -> UTF8Text {
    var text = UTF8Text()
    text.append(quoted: string) { scalar, text in
      text.append("\\u{")
      text.append(hexadecimal: Int(scalar.value), isUppercase: true)
      text.append(byte: UInt8(ascii: "}"))
    }
    return text
  }

  /// Text for a `//` comment: on one line, with a space for whatever cannot be seen.
  static func comment(_ string: String) -> UTF8Text { comment("", string[...]) }

  private static func comment(_ start: StaticString, _ string: Substring) -> UTF8Text {
    var text = UTF8Text(stringLiteral: start)
    text.append(string, plain: plainInComment) { scalar, text in
      text.append(scalar: scalar.isPrintable ? scalar : " ")
    }
    return text
  }

  private static let plainInComment = ASCIISet(\.isPrintable)

  /// Text as the lines of a doc comment; none for none.
  static func documentation(_ string: String?) -> [UTF8Text] {
    (string ?? "").lines.filter { !$0.isEmpty }.map { comment("/// ", $0) }
  }
}

extension SwiftText {
  /// Numbers, as they stand between brackets.
  static func list(_ numbers: [Double]) -> UTF8Text { numbers.map { "\($0)" }.joined(separator: ", ") }

  /// What a row's comment says of the inferred numbers among its twelve, if there are any.
  static func notes(of inferred: [ContentSizeCategory]) -> [UTF8Text] {
    if inferred.isEmpty { return [] }
    let (isAllBut, categories) = shorter(inferred)
    let names = (isAllBut ? "all but " : "") + categories.map(\.name).joined(separator: ", ")
    return ["inferred: \(categories.isEmpty ? "all" : names)"]
  }

  /// Notes behind code on the same line; empty for none.
  static func comment(_ notes: [UTF8Text]) -> UTF8Text {
    notes.isEmpty ? "" : "  // \(notes.joined(separator: "; "))"
  }

  /// Categories, or those that are not among them where these are fewer.
  static func shorter(
    _ categories: [ContentSizeCategory]
  ) -> (isAllBut: Bool, categories: [ContentSizeCategory]) {
    let others = ContentSizeCategory.allCases.filter { !categories.contains($0) }
    return others.count < categories.count ? (true, others) : (false, categories)
  }
}
