import Testing

@testable import TypeRamp

@Suite struct SwiftTexts {
  @Test(arguments: [
    ("Noteworthy-Light", "\"Noteworthy-Light\""),
    ("a\"b\\(c)", "\"a\\\"b\\\\(c)\""),
    ("\n\r\0\u{2028}\u{202E}", "\"\\u{A}\\u{D}\\u{0}\\u{2028}\\u{202E}\""),
    ("Söhne 明朝", "\"Söhne 明朝\""),
  ])
  func literals(text: String, expected: String) {
    #expect(SwiftText.literal(text) == expected)
  }

  @Test(arguments: ["a\nb", "a\rb", "a\r\nb", "a\u{2028}b", "a\u{0B}b", "a\u{85}b"])
  func documentationIsCommentedLineByLine(text: String) {
    let lines = SwiftText.documentation(text)
    #expect(lines == ["/// a", "/// b"])
    #expect(SwiftText.comment(text).split(whereSeparator: \.isNewline).count == 1)
  }

  @Test(arguments: [
    ("Noteworthy", "Noteworthy"), ("noto-serif", "NotoSerif"), ("noto_serif", "NotoSerif"), ("brand.v2", "BrandV2"),
    ("2024 brand", "_2024Brand"), ("", "Styles"), ("日本", "Styles"), ("type", "TypeStyles"), ("font", "Font"),
    ("string", "StringStyles"), ("iPhone", "IPhone"),
  ])
  func typeNames(name: String, expected: String) {
    #expect(Emitter.swiftTypeName(for: name) == expected)
  }
}
