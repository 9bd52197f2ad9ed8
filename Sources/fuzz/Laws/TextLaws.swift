import Documents
import Writing

/// What holds of texts that the program writes, whoever reads them.
enum TextLaws {
  /// No control character, separator of lines or direction override.
  static func checkPrintable(_ line: String) throws {
    try require(line.unicodeScalars.allSatisfy(\.isPrintable), "text reaches a terminal unescaped")
  }

  static func checkJSON(_ text: String) throws {
    let document = Document(Array(text.utf8), path: "a", as: .json)
    if case .failure(let error) = document.tree {
      throw BrokenLaw(description: "what is written is no JSON: \(error.mistake.message)")
    }
  }

  /// Strings end on their line, brackets are closed, and nothing ends a `style` element.
  static func checkCSS(_ text: String) throws {
    try require(!text.contains("</") && !text.contains("<!--"), "a style sheet ends the page that it stands in")
    try Brackets(text, quotes: "\"'", comment: ("/*", "*/")).check()
  }

  /// Strings end on their line, and brackets are closed.
  static func checkSwift(_ text: String) throws { try Brackets(text, quotes: "\"", comment: ("//", "\n")).check() }
}
