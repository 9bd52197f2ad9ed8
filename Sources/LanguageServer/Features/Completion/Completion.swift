import TypeRampProject
import Writing

extension Feature {
  /// Keys, values, fonts, rules and tokens that can be written at a position.
  static let completion = Feature(
    method: "textDocument/completion",
    capability: (
      "completionProvider",
      .object([("triggerCharacters", .array(["\"", "{", ".", ">"].map { .string($0) }))])
    )
  ) { query in
    let words = CompletionWords(query)
    let items = words.all.enumerated().map { index, word in word.json(index, query, words) }
    return .object([("isIncomplete", .boolean(false)), ("items", .array(items))])
  }
}

/// A word that can be written at a position.
struct CompletionWord {
  let text: String
  /// A kind of item, as the protocol numbers them.
  var kind = Kind.value
  /// What it means, in Markdown.
  var meaning: String?
  /// Whether it is written as a string, and not as a number or a boolean.
  var isString = true

  enum Kind: Int {
    case key = 10
    case value = 12
    case token = 18
  }

  fileprivate func json(_ index: Int, _ query: Query, _ words: CompletionWords) -> JSONValue {
    let digits = String(index)
    return .members([
      "label": .string(text), "kind": .integer(kind.rawValue), "documentation": meaning.map(query.markup),
      "sortText": .string(String(repeating: "0", count: max(5 - digits.count, 0)) + digits),
      "filterText": .string(words.filterText(of: self)),
      "textEdit": query.edit(words.range, words.written(self)),
    ])
  }
}
