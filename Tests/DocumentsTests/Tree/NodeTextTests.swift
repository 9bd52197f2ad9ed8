import Testing

@testable import Documents

/// Texts of nodes are compared without decoding, if possible.
@Suite struct NodeTextTests {
  private static let document = Document(
    Array(#"{ "a": 1, "b\u0063": "a", "bc": "bc", "é": [{ "$ref": "x" }], "a": 2, "e\u0301": "e" }"#.utf8),
    path: "a.json")

  private static var root: Node { get throws { try document.tree.get().root } }

  @Test(arguments: [("a", 1.0), ("bc", nil), ("b", nil)])
  func firstValueOfAKey(key: String, number: Double?) throws {
    #expect(try Self.root.value(of: key)?.number == number)
  }

  @Test func escapedKeysAreFound() throws {
    #expect(try Self.root.value(of: "bc")?.string == "a")
    #expect(try Self.root.value(of: "e\u{301}")?.string == "e")
  }

  /// Two compositions of one letter are different keys.
  @Test func keysAreComparedByTheirBytes() throws {
    #expect(try Self.root.value(of: "é")?.kind == .array)
  }

  @Test(arguments: [("$ref", true), ("$rex", true), ("$refs", false), ("nope", false)])
  func keysThatMayExist(key: String, mayBe: Bool) throws {
    let list = try #require(try Self.root.value(of: "é"))
    #expect(list.mayHaveKey(key) == mayBe)
    // The document has an escape, which could be anything.
    #expect(try Self.root.mayHaveKey(key))
  }

  @Test func aTextInLargePagesIsReadWhole() throws {
    let text = String(repeating: "Wörter, ", count: 600_000)
    let tree = try Document(Array("[\"\(text)\"]".utf8), path: "a.json").tree.get()
    #expect(tree.root.elements.map(\.string) == [text])
  }
}
