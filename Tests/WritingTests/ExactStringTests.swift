import Testing
import Writing

/// Strings that are compared by their bytes.
@Suite struct ExactStrings {
  private static let composed = "\u{e9}"
  private static let decomposed = "e\u{301}"

  @Test func bytesDecide() {
    #expect(ExactString(Self.composed) != ExactString(Self.decomposed))
    #expect(ExactString(String("a\u{e9}".dropFirst())) == ExactString(Self.composed))
    #expect(Set([Self.composed, Self.decomposed, "e"].map { ExactString($0) }).count == 3)
    #expect(ExactString(Self.decomposed) < ExactString(Self.composed))
  }

  /// Many compositions of one name have hashes of their own.
  @Test func compositionsDoNotCollide() {
    let names = (0..<(1 << 14)).map { bits in
      ExactString((0..<14).map { bits >> $0 & 1 == 0 ? Self.composed : Self.decomposed }.joined())
    }
    #expect(Set(names.map(\.hashValue)).count > names.count / 2)
  }

  @Test(arguments: [
    ("", ""), ("a", ""), ("", "a"), ("ab", "a"), ("a", "ab"), ("\u{E9}", "e\u{301}"), ("e\u{301}x", "e\u{301}"),
    ("/a/folder/with/a/long/name", "/a/folder/with/a/long"), ("/a/folder/with/a/long/name", "/a/folder/with/a/lone"),
  ])
  func beginningsAreComparedByBytes(_ text: String, _ start: String) {
    #expect(text.starts(withBytesOf: start) == text.utf8.starts(with: start.utf8))
    #expect((ExactString(text) == ExactString(start)) == text.utf8.elementsEqual(start.utf8))
    #expect(ExactString(text) == ExactString(text))
  }
}
