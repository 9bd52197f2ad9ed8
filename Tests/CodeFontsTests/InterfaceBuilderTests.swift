import Documents
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

  @Test(arguments: [
    (#"targetRuntime="MacOSX.Cocoa""#, true), (#"targetRuntime="AppleTV""#, true), (#"targetRuntime="watchKit""#, true),
    (#"targetRuntime="iOS.CocoaTouch""#, false), (#"targetRuntime="iOS.CocoaTouch.iPad""#, false),
    (#"targetRuntime="iOS.CocoaTouch" launchScreen="YES""#, true), ("", false),
  ])
  func fontsOfOtherSystemsAndLaunchScreensAreCounted(attributes: String, isElsewhere: Bool) {
    let fonts = #"<label><fontDescription pointSize="17"/></label><label><fontDescription style="a"/></label>"#
    let text = "<document \(attributes)>\(fonts)</document>"
    let content = CodeFile(Array(text.utf8), path: "A.xib").content
    #expect(content.fonts.map(\.growth) == [isElsewhere ? .elsewhere : .fixed])
    #expect(content.styles == (isElsewhere ? 0 : 1))
  }

  @Test(arguments: [
    (#"<state key="normal" image="a"/>"#, true), (#"<state key="normal" title="A" image="a"/>"#, false),
    (#"<state key="normal" title="" image="a"/><state key="selected" title="A"/>"#, false),
    (#"<state key="normal" image="a"><color red="1"/></state>"#, true), ("", false),
  ])
  func aButtonWithoutATitleIsAnImage(states: String, isOnImage: Bool) {
    let text = #"<document><button id="b"><fontDescription pointSize="17"/>\#(states)</button></document>"#
    #expect(CodeFile(Array(text.utf8), path: "A.xib").content.fonts.map(\.isOnImage) == [isOnImage])
  }

  /// A font that code replaces: through an outlet of its class, or in the class of the label.
  @Test(arguments: [
    ("class Cell { func a() { titleLabel.font = b } }", true), ("class Cell {}\ntitleLabel?.font = b", true),
    ("extension Cell { func a() { titleLabel.applyTitleStyle() } }", true),
    ("class Cell { f = style(titleLabel) }", true),
    ("class Cell { func a() { titleLabel.attributedText = b; titleLabel.setAttributedTitle(c) } }", true),
    ("class Cell { func a() { titleLabel.attributedText = b } }", true),
    ("class Cell { func a() { addContent(titleLabel); colorForStyle(titleLabel) } }", false),
    ("class Other { func a() { titleLabel.font = b } }", false), ("class Cell { func a() { other.font = b } }", false),
    ("class Cell { func a() { titleLabel.text = b } }", false),
    ("class Cell { func a() { if titleLabel.font == b {} } }", false),
    ("class TitleLabel { func a() { font = b } }", true), ("class TitleLabel { func a() { self.font = b } }", true),
    ("class TitleLabel { var font = b }", false), ("class ThemeableLabel {}\nclass TitleLabel {}", false),
  ])
  func aFontThatCodeReplacesIsKnown(code: String, isReplaced: Bool) {
    let text = """
      <document><view id="v" customClass="Cell"><label id="l" customClass="TitleLabel"><fontDescription pointSize="17"/></label>
      <connections><outlet property="titleLabel" destination="l" id="o"/></connections></view></document>
      """
    let files = [CodeFile(Array(text.utf8), path: "A.xib"), CodeFile(Array(code.utf8), path: "A.swift")].joined
    #expect(files[0].content.fonts.map(\.growth) == [isReplaced ? .setInCode : .fixed])
  }

  @Test(arguments: [
    ("A", "fontStyle", true), ("A", "textStyle", true), ("A", "cornerRadius", false), (nil, "fontStyle", false),
  ])
  func anAttributeOfACustomClassSetsAFont(type: String?, path: String, isSet: Bool) {
    let text = """
      <document><label id="l" \(type.map { "customClass=\"\($0)\"" } ?? "")><fontDescription pointSize="17"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="a"/>
      </userDefinedRuntimeAttributes></label></document>
      """
    let content = CodeFile(Array(text.utf8), path: "A.xib").content
    #expect(content.fonts.map(\.growth) == [isSet ? .setInCode : .fixed])
  }

  /// What is no file of Interface Builder is never a file without fonts.
  @Test(arguments: [
    ("", "the file is empty"), ("A label", "expected a tag, not text"),
    ("version https://git-lfs.github.com/spec/v1\n", "a pointer of Git LFS instead of the file; run 'git lfs pull'"),
    ("<<<<<<< HEAD\n<document/>", "an unresolved merge conflict; expected one of its two versions"),
    (#"<?xml version="1.0"?><archive a="b"/>"#, "expected '<document>' as the first element, not '<archive>'"),
    (
      "<!DOCTYPE document [<!ENTITY a 'b'>]><document/>",
      "entities cannot be declared; write the text itself where it is used"
    ),
    ("<document>", "the tags of 'document' do not match"), ("<document></b>", "the tags of 'b' do not match"),
    ("<document", "expected '>' before the end of the file"),
    ("<document><", "expected the name of an element after '<'"),
    ("<document a=\"", "expected '>' before the end of the file"),
    ("<document><a <b/></document>", "expected '>' at the end of this tag"),
    ("<document><!-- a", "expected '-->' at the end of this comment"),
  ])
  func aMalformedFileIsAMistake(text: String, message: String) {
    let file = CodeFile(Array(text.utf8), path: "A.xib")
    #expect(file.mistake?.mistake.message == message)
  }

  @Test(arguments: [
    "<!DOCTYPE document><document><a><fontDescription pointSize='17' name='A\"B'/></a></document>",
    "<?x \" ?><document><a><fontDescription\npointSize = \"17\" name='A&quot;B' /></a><![CDATA[<b]]></document>",
  ])
  func anyFormOfXMLIsRead(text: String) {
    let file = CodeFile(Array(text.utf8), path: "A.xib")
    #expect(file.mistake == nil && file.content.fonts.map(\.words) == ["17 A\"B"])
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
