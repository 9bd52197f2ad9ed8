import Testing

@testable import Documents

@Suite struct StringsFileTests {
  private static func read(_ text: String, path: String = "a.strings") -> Document {
    Document(Array(text.utf8), path: path, as: .strings)
  }

  @Test(arguments: [
    (#""a" = "b";"#, ["a=b"]), ("/* x */ a='b';// y\n \"c d\" = \"e\";", ["a=b", "c d=e"]),
    (#""\"" = "\n\t\\ \U00e4\u00E4 \'";"#, ["\"=\n\t\\ ää '"]), ("\"a\" = \"b\nc\";", ["a=b\nc"]),
    ("a.b-c_d = /e/f;", ["a.b-c_d=/e/f"]), (#""a" = "";"#, ["a="]), (#""a" = "\Ud83d\Ude00";"#, ["a=😀"]),
  ])
  func stringsAreRead(text: String, members: [String]) throws {
    let tree = try Self.read(text).tree.get()
    #expect(tree.root.members.map { "\($0.name)=\($0.value.string ?? "")" } == members)
  }

  @Test(arguments: [
    (#"«"»a"#, "the string is not closed; expected its second quote"), (#""a" «:» "b";"#, "expected '=' after the key"),
    (#""a" = "b" «"»c" = "d";"#, "expected ';' after the text"), (#""a" = «;»"#, "expected a string in double quotes"),
    (#""a" = "b"«»"#, "expected ';' after the text"), ("«/*» a", "expected '*/' at the end of this comment"),
    (#""a" = «(»1);"#, "expected a string in double quotes"),
    (#"«"»a\"#, "the string is not closed; expected its second quote"),
  ])
  func aMistakeIsMarked(marked: String, message: String) throws {
    let text = marked.filter { $0 != "«" && $0 != "»" }
    let start = marked.prefix { $0 != "«" }.utf8.count
    let count = marked.drop { $0 != "«" }.prefix { $0 != "»" }.utf8.count - 2
    guard case .failure(let error) = Self.read(text).tree else { return #expect(Bool(false), "it was read") }
    #expect(error.mistake.message == message)
    #expect(error.range == start..<(start + count))
  }

  @Test func utf16IsDecoded() throws {
    let units = Array("\"ä\" = \"ö\";".utf16)
    let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 255), UInt8(unit >> 8)] }
    let tree = try Document(bytes, path: "a.strings", as: .strings).tree.get()
    #expect(tree.root.members.map { $0.value.string } == ["ö"])
  }
}
