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
    let all = words.all.count > limit ? words.all.filter { words.matches($0.text) } : words.all
    let items = all.prefix(limit).enumerated().map { index, word in word.json(index, query, words) }
    return .object([("isIncomplete", .boolean(words.all.count > limit)), ("items", .array(items))])
  }

  /// How many words are sent at most; the client asks again when more is typed.
  private static let limit = 200
}

/// A word that can be written at a position.
struct CompletionWord {
  let text: String
  /// A kind of item, as the protocol numbers them.
  var kind = Kind.value
  /// What it means, in Markdown.
  var meaning: String?
  /// The value to write behind a key, as a snippet.
  var value = ""
  /// Whether it is written as a string, and not as a number or a boolean.
  var isString = true

  enum Kind: Int {
    case key = 10
    case value = 12
    case token = 18
  }

  fileprivate func json(_ index: Int, _ query: Query, _ words: CompletionWords) -> JSONValue {
    let digits = String(index)
    let meaning = meaning ?? (kind == .token ? query.meaning(ofToken: text) : nil)
    return .members([
      "label": .string(text), "kind": .integer(kind.rawValue), "documentation": meaning.map(query.markup),
      "sortText": .string(String(repeating: "0", count: max(5 - digits.count, 0)) + digits),
      "filterText": .string(words.filterText(of: self)),
      "insertTextFormat": query.client.insertsSnippets ? .integer(2) : nil,
      "textEdit": query.edit(words.range, words.written(self)),
    ])
  }
}
