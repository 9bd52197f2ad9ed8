import Documents
import Testing

/// Nesting is limited in every format, and read up to the limit.
@Suite struct DepthTests {
  @Test(arguments: [("[", "]"), ("<array>", "</array>"), (#"{"a":"#, "}")])
  func depth(_ opener: String, _ closer: String) throws {
    #expect(throws: Never.self) { try nested(512, opener, closer).tree.get() }
    let document = nested(513, opener, closer)
    #expect(document.message == "nested too deeply; at most 512 levels are read")
    #expect(document.mistakeRange?.lowerBound == 512 * opener.utf8.count)
  }

  /// Neither time nor stack depends on the depth: a million brackets are refused at the same offset.
  @Test(arguments: ["[", "<array>"])
  func endless(_ opener: String) {
    let document = Document(Array(String(repeating: opener, count: 1_000_000).utf8), path: "a")
    #expect(document.message == "nested too deeply; at most 512 levels are read")
  }

  private func nested(_ depth: Int, _ opener: String, _ closer: String) -> Document {
    let value = closer.hasPrefix("<") ? "<true/>" : "1"
    let text = String(repeating: opener, count: depth) + value + String(repeating: closer, count: depth)
    return Document(Array(text.utf8), path: "a")
  }
}
