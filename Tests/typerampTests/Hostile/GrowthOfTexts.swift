import TestSupport

extension Growth {
  /// Texts to measure: many, and long ones.
  static let texts: [Growth] = [
    text("many texts") { count in (0..<count).map { "\"k\($0)\" = \"aaa aaa aaaaaaaaaaaaaaaaaaaaaaa\";" }.joined() },
    text("words", of: "aaa "), text("a long word", of: "aaaa"), text("soft hyphens", of: "a\u{AD}"),
    text("direction overrides", of: "\u{202E}a\u{2066}"), text("paragraphs", of: "a\\n"), text("spaces", of: "    "),
    text("percent signs", of: "%1$#@%"), text("combining marks", of: "\u{301}\u{302}"), text("escapes", of: "\\Ud83d"),
    text("open comments", of: "\"; /* "),
    texts("variables", file: "A.xcstrings") { count in
      let names = (0..<count).map { "%#@v\($0)@" }.joined()
      return ##"{ "strings": { "a": { "localizations": { "en": { "stringUnit": { "value": "\##(names)" } } } } } }"##
    },
    texts("nested variations", file: "A.xcstrings") { count in
      let inner = (0..<count).map { #""k\#($0)": { "stringUnit": { "value": "aaa aaa" } }"# }.joined(separator: ", ")
      return #"{ "strings": { "a": { "localizations": { "en": { "variations": { "plural": { \#(inner) } } } } } } }"#
    },
    texts("languages of a long key", file: "A.xcstrings") { count in
      let languages = (0..<count).map { #""l\#($0)": { "stringUnit": { "value": "aaa aaa" } }"# }.joined(
        separator: ", ")
      let key = String(repeating: "k", count: 20 * count)
      return #"{ "strings": { "\#(key)": { "localizations": { \#(languages) } } } }"#
    },
  ]

  private static func text(_ name: String, of part: String) -> Growth {
    text(name) { "\"k\" = \"\(String(repeating: part, count: 20 * $0))\";" }
  }

  private static func text(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> Growth {
    texts(name, file: "A.strings", text)
  }

  private static func texts(
    _ name: String, file: String, _ text: @escaping @Sendable (Int) -> String
  ) -> Growth {
    Growth(testDescription: "texts: \(name)", status: 2) { count in
      let call = ["fit", file, "--no-config", "--style", "body", "--width", "100", "--stand-in", "A.ttf"]
      return Call(files: [file: Array(text(count).utf8), "A.ttf": DrawnFont().file], arguments: call)
    }
  }
}
