import FontFiles
import TestSupport
import Testing

/// A face with these names and language tags.
private func face(_ names: [NameEntry], tags: [String] = []) throws -> FontFace {
  try FontFile(FontBuilder([("name", nameTable(names, tags: tags))]).sfnt()).faces[0]
}

@Suite struct NameTests {
  /// Records for one name, and the one that is used.
  @Test(
    arguments: [
      ([.mac(6, [0x4D]), .unicode(6, "U"), .windows(6, "G", language: 0x809), .windows(6, "A")], "A"),
      ([.mac(6, [0x4D]), .unicode(6, "U"), .windows(6, "G", language: 0x809)], "G"),
      ([.mac(6, [0x4D]), .windows(6, "D", language: 0x407), .unicode(6, "U")], "U"),
      ([.windows(6, "D", language: 0x407), .mac(6, [0x4D])], "M"),
      ([.mac(6, [0x46], language: 1), .windows(6, "D", language: 0x407)], "F"),
      ([.windows(6, "D", language: 0x407), .windows(6, "F", language: 0x40C)], "D"),
      ([.windows(6, "1"), .windows(6, "2")], "1"),
      ([.windows(6, ""), .mac(6, [0x4D])], "M"),
      ([.windows(6, "Shift", encoding: 2), .mac(6, [0x4D])], "M"),
      ([.windows(6, "S", encoding: 0)], "S"),
      ([.windows(6, "𝔉", encoding: 10)], "𝔉"),
      ([.mac(6, [0x4D], encoding: 1)], nil),
      ([.windows(4, "Full")], nil),
      ([], nil),
    ] as [([NameEntry], String?)])
  func preference(_ names: [NameEntry], _ name: String?) throws {
    #expect(try face(names).postScriptName == name)
  }

  /// The tag of the language 0x8000, and whether it is English.
  @Test(
    arguments: [
      ("en", true), ("en-GB", true), ("EN-us", true), ("eng", false), ("e", false), ("de", false), ("", false),
    ])
  func languageTags(_ tag: String, _ isEnglish: Bool) throws {
    let names: [NameEntry] = [.unicode(6, "U"), .windows(6, "W", language: 0x8000)]
    #expect(try face(names, tags: [tag]).postScriptName == (isEnglish ? "W" : "U"))
  }

  /// Languages without a tag.
  @Test(arguments: [0x8001, 0xFFFF])
  func missingLanguageTags(_ language: Int) throws {
    let names: [NameEntry] = [.unicode(6, "U"), .windows(6, "W", language: language)]
    #expect(try face(names, tags: ["en"]).postScriptName == "U")
    #expect(try face(names).postScriptName == "U")
  }

  @Test func typographicNamesComeFirst() throws {
    let legacy: [NameEntry] = [
      .windows(1, "Tiny Light"), .windows(2, "Regular"), .windows(4, "Tiny Light Full"), .windows(6, "Tiny-Light"),
    ]
    let old = try face(legacy)
    #expect([old.familyName, old.subfamilyName] == ["Tiny Light", "Regular"])
    let new = try face(legacy + [.windows(16, "Tiny"), .windows(17, "Light")])
    #expect([new.familyName, new.subfamilyName] == ["Tiny", "Light"])
    #expect([new.fullName, new.postScriptName] == ["Tiny Light Full", "Tiny-Light"])
  }

  @Test func macRoman() throws {
    #expect(try face([.mac(4, [0x48, 0x80, 0xDB, 0xCA, 0xF0, 0xFF])]).fullName == "HÄ€\u{A0}\u{F8FF}ˇ")
  }

  @Test func halfOfAPairIsReplaced() throws {
    let name = NameEntry(platform: 3, encoding: 1, language: 0x409, id: 4, bytes: be16(0xD83D) + be16(0x41))
    #expect(try face([name]).fullName == "\u{FFFD}A")
  }

  /// Too long, or an odd number of bytes of UTF-16.
  @Test(arguments: [514, 3])
  func badLengths(_ length: Int) throws {
    let name = NameEntry(
      platform: 3, encoding: 1, language: 0x409, id: 6, bytes: Array(repeating: 0x41, count: length))
    #expect(try face([name]).postScriptName == nil)
    #expect(try face([name, .mac(6, [0x4D])]).postScriptName == "M")
  }
}
