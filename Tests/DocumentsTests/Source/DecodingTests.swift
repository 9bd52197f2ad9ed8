import Documents
import Testing

@Suite struct DecodingTests {
  /// An encoding, how it is detected, and the size of its mark in bytes.
  struct Form: Sendable {
    let encoding: Source.Encoding
    let markSize: Int
    let encode: @Sendable (String) -> [UInt8]
  }

  @Test(arguments: [
    Form(encoding: .utf8, markSize: 0) { Array($0.utf8) },
    Form(encoding: .utf8, markSize: 3) { [0xEF, 0xBB, 0xBF] + $0.utf8 },
    Form(encoding: .utf16LittleEndian, markSize: 2) { Fixture.utf16($0, isLittleEndian: true) },
    Form(encoding: .utf16BigEndian, markSize: 2) { Fixture.utf16($0, isLittleEndian: false) },
    Form(encoding: .utf16LittleEndian, markSize: 0) { Array(Fixture.utf16($0, isLittleEndian: true).dropFirst(2)) },
    Form(encoding: .utf16BigEndian, markSize: 0) { Array(Fixture.utf16($0, isLittleEndian: false).dropFirst(2)) },
    Form(encoding: .utf32LittleEndian, markSize: 4) { Fixture.utf32($0, isLittleEndian: true) },
    Form(encoding: .utf32BigEndian, markSize: 4) { Fixture.utf32($0, isLittleEndian: false) },
  ])
  func offsetsInTheFile(_ form: Form) throws {
    let start = "<array><string>é€😀"
    let text = start + "</string><true/></array>"
    let document = Document(form.encode(text), path: "a.plist")
    #expect(document.source.encoding == form.encoding)
    #expect(document.source.markSize == form.markSize)
    #expect(String(decoding: document.source.text, as: UTF8.self) == text)
    #expect(Value(try document.tree.get()) == .array([.string("é€😀"), .boolean(true)]))
    #expect(FileOffsets(document.source).offset(of: start.utf8.count) == form.encode(start).count)
    #expect(FileOffsets(document.source).offset(of: text.utf8.count) == form.encode(text).count)
    #expect(FileOffsets(document.source).offset(of: 0) == form.markSize)
  }

  @Test(arguments: ["ISO-8859-1", "iso_8859-1", "latin1"])
  func latin1(_ name: String) throws {
    let text = "<?xml version='1.0' encoding = \"\(name)\"?><string>\u{E9}</string>"
    let document = Document(text.unicodeScalars.map { UInt8($0.value) }, path: "")
    let root = try document.tree.get().root
    #expect(root.string == "é")
    #expect(FileOffsets(document.source).offset(of: root.range.upperBound) == text.unicodeScalars.count - 9)
  }

  @Test(arguments: ["UTF-8", "utf8", "US-ASCII", "UTF-16"])
  func declaredUnicode(_ name: String) throws {
    let text = "<?xml version='1.0' encoding='\(name)'?><string>é</string>"
    #expect(try Document(Array(text.utf8), path: "").tree.get().root.string == "é")
  }

  @Test func aByteOrderMarkOverridesTheDeclaration() throws {
    let bytes = Fixture.utf16("<?xml version='1.0' encoding='Shift_JIS'?><string>é</string>", isLittleEndian: true)
    #expect(try Document(bytes, path: "").tree.get().root.string == "é")
  }

  /// A declaration ends with `?>`, whatever precedes it.
  @Test(arguments: [
    ("<?xml version='1.0' encoding='⟦Shift_JIS⟧'?><string>a</string>", "Shift_JIS"),
    ("<?xml version='>' encoding='⟦EUC>KR⟧'?><string>a</string>", "EUC>KR"),
  ])
  func unknownEncoding(_ text: String, _ name: String) {
    Malformed(text, "unknown encoding '\(name)'; expected UTF-8, UTF-16 or ISO-8859-1").check(path: "")
  }

  @Test(
    arguments: [
      ([0x22, 0xC0, 0x80, 0x22], 1),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x22, 0x61, 0xF0, 0x9F, 0x98], 2),
      ([0x22, 0xFF, 0x22], 1),
      ([0xEF, 0xBB, 0xBF, 0x22, 0x80, 0x22], 1),
    ] as [([UInt8], Int)])
  func invalidUTF8(_ bytes: [UInt8], _ offset: Int) {
    let document = Document(bytes, path: "")
    #expect(document.message?.hasPrefix("invalid UTF-8: unexpected byte 0x") == true)
    #expect(document.mistakeRange == offset..<(offset + 1))
  }

  /// Half of a surrogate pair before another character, before another half, and at the end; and half of a unit.
  @Test(
    arguments: [
      ([0x3C, 0, 0x00, 0xD8, 0x61, 0], 2),
      ([0x3C, 0, 0x00, 0xD8, 0x00, 0xD8, 0x00, 0xDC], 2),
      ([0x3C, 0, 0x61, 0, 0x00, 0xDC], 4),
      ([0x3C, 0, 0x00, 0xD8], 2),
      ([0x3C, 0, 0x61, 0, 0x61], 4),
    ] as [([UInt8], Int)])
  func invalidUTF16(_ bytes: [UInt8], _ fileOffset: Int) throws {
    let document = Document(bytes, path: "")
    #expect(document.message == "invalid UTF-16: half of a surrogate pair without the other")
    let range = try #require(document.mistakeRange)
    #expect(FileOffsets(document.source).offset(of: range.lowerBound) == fileOffset)
    #expect(String(decoding: document.source.text[range], as: UTF8.self) == "\u{FFFD}")
  }

  @Test(arguments: [[0, 0x11, 0, 0], [0, 0, 0xD8, 0], [0, 0, 0]] as [[UInt8]])
  func invalidUTF32(_ unit: [UInt8]) {
    let document = Document([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C] + unit, path: "")
    #expect(document.message == "invalid UTF-32: no Unicode character has this number")
    #expect(document.mistakeRange == 1..<4)
  }

  @Test(arguments: ["a.json", "a.plist", "a.strings", "a"], ["", " \r\n\t"])
  func emptyFile(path: String, text: String) {
    #expect(Document(Array(text.utf8), path: path).message == "the file is empty")
    #expect(
      Document(Fixture.utf16(text, isLittleEndian: true), path: path).message
        == "the file is empty")
  }

  @Test func aDocumentIsRefusedBeyondALimit() {
    let document = Document(Array("[1]".utf8), path: "a.json")
    #expect(document.limited(to: 3).message == nil)
    #expect(document.limited(to: 2).message == "the file is too large; at most 0 MiB are read")
  }

  @Test func tooLargeFile() {
    let bytes = [UInt8](repeating: 0x20, count: Limits.inputSize + 1)
    #expect(Document(bytes, path: "a.json").message == "the file is too large; at most 256 MiB are read")
  }
}
