import Documents
import Emission
import Writing

/// What holds of texts that the program writes, whoever reads them.
enum TextLaws {
  /// No control character, separator of lines or direction override.
  static func checkPrintable(_ line: String) throws {
    try require(line.unicodeScalars.allSatisfy(\.isPrintable), "text reaches a terminal unescaped")
  }

  /// What an emitter writes is built as the emitter says.
  static func check(_ text: String, _ syntax: OutputSyntax) throws {
    switch syntax {
    case .json: try checkJSON(text)
    case .brackets(let quotes, let comment, let never):
      for end in never { try require(!text.contains(end), "'\(end)' ends the page that the text stands in") }
      try Brackets(text, quotes: quotes, comment: comment).check()
    }
  }

  static func checkJSON(_ text: String) throws {
    let document = Document(Array(text.utf8), path: "a", as: .json)
    if case .failure(let error) = document.tree {
      throw BrokenLaw(description: "what is written is no JSON: \(error.mistake.message)")
    }
  }
}
