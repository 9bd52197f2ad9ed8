import DynamicType
import Writing

/// Text of strangers (names of fonts and files, descriptions) made safe to stand in Swift source.
enum SwiftText {
  /// A string literal with quotes. Nothing in it ends it or is read as code, and nothing in it is invisible.
  static func literal(_ string: String) -> String {
    string.quoted { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// Text for a `//` comment: on one line, with a space for whatever cannot be seen.
  static func comment(_ string: String) -> String {
    var text = ""
    for scalar in string.unicodeScalars { text.unicodeScalars.append(scalar.isPrintable ? scalar : " ") }
    return text
  }

  /// Text as the lines of a doc comment; none for none.
  static func documentation(_ string: String?) -> [String] {
    let lines = (string ?? "").split(whereSeparator: \.isNewline)
    return lines.map { "/// " + comment(String($0)) }
  }
}

extension SwiftText {
  /// Numbers, as they stand between brackets.
  static func list(_ numbers: [Double]) -> String { numbers.map(\.shortest).joined(separator: ", ") }

  /// What a row's comment says of the inferred numbers among its twelve, if there are any.
  static func notes(of inferred: [ContentSizeCategory]) -> [String] {
    if inferred.isEmpty { return [] }
    let (isAllBut, categories) = shorter(inferred)
    let names = (isAllBut ? "all but " : "") + categories.map(\.name).joined(separator: ", ")
    return ["inferred: " + (categories.isEmpty ? "all" : names)]
  }

  /// Categories, or those that are not among them where these are fewer.
  static func shorter(
    _ categories: [ContentSizeCategory]
  ) -> (isAllBut: Bool, categories: [ContentSizeCategory]) {
    let others = ContentSizeCategory.allCases.filter { !categories.contains($0) }
    return others.count < categories.count ? (true, others) : (false, categories)
  }
}
