import Documents
import DynamicType
import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

@Suite struct CSSFontFacesTests {
  @Test(arguments: [
    ("one face, used twice", "A A", "A=A", "A A"),
    ("in order of first use", "B A B", "B=B A=A", "B A B"),
    ("a bold that comes later", "A A/B", "A=A/B", "A A"),
    ("no bold after one", "A/B A", "A=A/B", "A A"),
    ("two bolds", "A/B A/C A/C A", "A=A/B A-with-C=A/C", "A A-with-C A-with-C A"),
    ("a bold of its own", "A/B B", "A=A/B B=B", "A B"),
  ])
  func stylesShareFamilies(_ name: String, _ fonts: String, _ families: String, _ familyNames: String) {
    let fonts = fonts.split(separator: " ").map { $0.split(separator: "/").map(String.init) }
    let styles = fonts.map { cssStyle(font: .custom(name: $0[0], boldName: $0.dropFirst().first)) }
    let faces = CSSFontFaces(styles.map { ScaledStyle($0) })
    let found = faces.families.map { "\($0.name)=\([$0.face, $0.boldFace].compactMap(\.self).joined(separator: "/"))" }
    let foundNames = fonts.map { faces.familyName($0[0], $0.dropFirst().first) }
    #expect(found.map { $0.replacing(" ", with: "-") } == families.split(separator: " ").map(String.init))
    #expect(foundNames.map { $0.replacing(" ", with: "-") } == familyNames.split(separator: " ").map(String.init))
  }

  @Test func aFaceIsFoundByItsPostScriptName() {
    #expect(
      rules(of: .init(name: "A", face: "A"), fontURL: nil) == """

        @font-face {
          font-family: "A";
          src: local("A");
        }

        """)
  }

  /// A style that says nothing of the slant has the same face.
  @Test func aSlantIsSaidOfTheFace() {
    let font = ResolvedStyle.Font.custom(name: "A-Italic", boldName: nil)
    let text = css(cssTable([cssStyle(font: font), cssStyle(.title, font: font) { $0.fontStyle = .italic }]))
    #expect(text.contains("  font-family: \"A-Italic\";\n  font-style: italic;\n  src: "))
    #expect(text.contains("  --type-title-style: italic;\n"))
    #expect(text.contains("  --type-body-style: normal;\n"))
    #expect(!css(cssTable([cssStyle(font: font)])).contains("-style"))
  }

  @Test func theBoldFaceServesBoldText() {
    #expect(
      rules(of: .init(name: "A", face: "A", boldFace: "B"), fontURL: "f/{name}.ttf") == """

        @font-face {
          font-family: "A";
          font-weight: 1 599;
          src: local("A"), url("f/A.ttf");
        }

        @font-face {
          font-family: "A";
          font-weight: 600 1000;
          src: local("B"), url("f/B.ttf");
        }

        """)
  }

  private func rules(of family: CSSFontFaces.Family, fontURL: String?) -> String {
    var writer = TextWriter()
    family.write(to: &writer, fontURL: fontURL)
    return writer.text
  }
}
