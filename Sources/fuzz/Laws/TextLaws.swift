import Documents
import Emission
import Writing

/// Laws for texts that the program writes.
enum TextLaws {
  /// No control characters, line separators or direction overrides.
  static func checkPrintable(_ line: String) throws {
    try require(line.unicodeScalars.allSatisfy(\.isPrintable), "text reaches a terminal unescaped")
  }

  /// The output of an emitter has the syntax that the emitter declares.
  static func check(_ text: String, _ syntax: OutputSyntax) throws {
    switch syntax {
    case .json: try checkJSON(text)
    case .brackets(let quotes, let comment, let never):
      for end in never { try require(!text.contains(end), "'\(end)' ends the page with the text") }
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
