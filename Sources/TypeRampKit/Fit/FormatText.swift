/// A text with the placeholders of a format: `%@`, `%1$lld`, `%#@files@`, `%arg`, `${name}`.
struct FormatText {
  private(set) var parts: [Part] = []

  enum Part: Equatable {
    case text(Substring)
    case number, object
    /// A text that depends on a number, by its name.
    case variable(Substring)
  }

  init(_ text: String) {
    var rest = text[...]
    while let sign = rest.utf8.firstIndex(where: { "%$".utf8.contains($0) }) {
      let isName = rest.utf8[sign] == UInt8(ascii: "$")
      if sign > rest.startIndex { parts.append(.text(rest[..<sign])) }
      rest = rest[rest.utf8.index(after: sign)...]
      parts.append((isName ? Self.name(&rest) : Self.placeholder(&rest)) ?? .text(isName ? "$" : "%"))
    }
    if !rest.isEmpty { parts.append(.text(rest)) }
  }

  /// Whether anything else is shown in place of a part.
  var hasPlaceholders: Bool { parts.contains { if case .text = $0 { false } else { true } } }

  /// The text with something else for its placeholders, such as the texts of its variables; nil if a variable has none.
  func text(number: String, object: String, _ variable: (Substring) -> String? = { _ in nil }) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let own): text += own
      case .number: text += number
      case .object: text += object
      case .variable(let name):
        guard let own = variable(name) else { return nil }
        text += own
      }
    }
    return text
  }

  /// Removes the name of a parameter behind a dollar sign; nil if there is none.
  private static func name(_ rest: inout Substring) -> Part? {
    let name = rest.utf8.dropFirst().prefix { $0.isLetter || $0.isDigit || "._".utf8.contains($0) }
    guard rest.utf8.first == UInt8(ascii: "{"), !name.isEmpty, rest.utf8[name.endIndex...].first == UInt8(ascii: "}")
    else {
      return nil
    }
    rest = Substring(rest.utf8[name.endIndex...].dropFirst())
    return .object
  }

  /// Removes what follows a percent sign from a text; nil if it is no placeholder. A space is no flag: `50 % of`.
  private static func placeholder(_ rest: inout Substring) -> Part? {
    var tail = rest.utf8
    for (word, part) in [("%", Part.text("%")), ("arg", .number)] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      return part
    }
    let digits = tail.prefix { $0.isDigit }
    if tail[digits.endIndex...].first == UInt8(ascii: "$") { tail = tail[digits.endIndex...].dropFirst() }
    if tail.starts(with: "#@".utf8) {
      let name = tail.dropFirst(2).prefix { !$0.isWhitespace && !"@%".utf8.contains($0) }
      guard !name.isEmpty, tail[name.endIndex...].first == UInt8(ascii: "@") else { return nil }
      rest = Substring(tail[name.endIndex...].dropFirst())
      return .variable(Substring(name))
    }
    tail = tail.drop { $0.isDigit || "-+#'.*$".utf8.contains($0) }.drop { "hlqLztj".utf8.contains($0) }
    guard let letter = tail.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter) else { return nil }
    rest = Substring(tail)
    return "@cCsSp".utf8.contains(letter) ? .object : .number
  }
}
