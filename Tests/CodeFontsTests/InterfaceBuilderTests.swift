import TestSupport
import Testing

@testable import CodeFonts

/// The fonts in files of Interface Builder.
@Suite struct InterfaceBuilderTests {
  private static func file(_ elements: String) -> MarkedText {
    MarkedText(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <fontDescription pointSize="9"/> -->
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(elements)
      </objects></document>
      """)
  }

  @Test(arguments: [
    (#"<label>«<fontDescription key="fontDescription" type="system" pointSize="17"/>»</label>"#, "17 system"),
    (#"<label>«<fontDescription type="boldSystem" pointSize="17.5"/>»</label>"#, "17.5 system bold"),
    (#"<label>«<fontDescription type="italicSystem" pointSize="17"/>»</label>"#, "17 system italic"),
    (#"<label>«<fontDescription type="system" weight="semibold" pointSize="17"/>»</label>"#, "17 system semibold"),
    (#"<label>«<fontDescription name="A&#45;B" family="A" pointSize="17"/>»</label>"#, "17 A-B"),
    (#"<attributes>«<font key="NSFont" metaFont="systemBold" size="17"/>»</attributes>"#, "17 system bold"),
    (#"<attributes>«<font key="NSFont" size="17" name="A-B"/>»</attributes>"#, "17 A-B"),
    (
      #"<preferredSymbolConfiguration key="a">«<fontDescription type="system" pointSize="17"/>»</preferredSymbolConfiguration>"#,
      "17 system on image"
    ),
    (#"<label text="a > b">«<fontDescription type="system" pointSize="17"/>»</label>"#, "17 system"),
  ])
  func aFontIsRead(elements: String, expected: String) {
    let file = Self.file(elements)
    let found = CodeFile(file.bytes, path: "A.xib")
    #expect(found.mistake == nil)
    #expect(found.content.fonts.map(\.range) == file.ranges)
    #expect(found.content.fonts.map(\.words) == [expected])
    #expect(found.content.fonts.allSatisfy { $0.growth == .fixed })
  }

  @Test func fontsOfTextStylesAreCounted() {
    let text = Self.file(
      """
      <label adjustsFontForContentSizeCategory="YES"><rect key="frame" x="1"/><fontDescription style="UICTFontTextStyleBody"/></label>
      <label><fontDescription style="UICTFontTextStyleTitle1"/></label><customFonts key="customFonts"/>
      <label adjustsFontForContentSizeCategory="YES"><fontDescription type="system" pointSize="x"/></label>
      """)
    let content = CodeFile(text.bytes, path: "A.storyboard").content
    #expect([content.styles, content.scaled.count, content.live, content.fonts.count] == [2, 2, 1, 0])
  }

  @Test(arguments: ["<a>", "<a></b>", "</a>", "<a", "<!-- a", "<a b=\"", "<<<<<<< HEAD\n<a/>"])
  func aMalformedFileIsAMistake(text: String) {
    #expect(CodeFile(Array(text.utf8), path: "A.xib").mistake != nil)
  }

  @Test func anyBytesAreRead() {
    let text = Self.file(#"<label a="b">«<fontDescription name="A&#45;B" pointSize="17"/>»</label>"#).bytes
    for start in text.indices {
      for end in stride(from: start, through: text.count, by: 11) {
        _ = CodeFile(Array(text[start..<end]), path: "A.xib")
      }
    }
    #expect(CodeFile([0xFF], path: "A.swift").mistake != nil)
  }
}
