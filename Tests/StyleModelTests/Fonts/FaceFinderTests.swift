import TestSupport
import Testing

@testable import StyleModel
@testable import TypeRampKit

/// `fontFamily` of a dictionary, and the families of design tokens.
@Suite struct FacesOfFamilies {
  @Test(
    arguments: [
      ("Georgia", 700, true, "Georgia-BoldItalic", []), ("Futura", 500, false, "Futura-Medium", []),
      ("Bodoni 72", 400, false, "BodoniSvtyTwoITCTT-Book", []), ("avenir next", 600, false, "AvenirNext-DemiBold", []),
      (
        "Georgia", 600, false, "Georgia-Bold",
        ["Georgia", "Georgia-Bold", "Georgia-BoldItalic", "Georgia-Italic"]
      ),
    ] as [(String, Double, Bool, String, [String])])
  func onIOS(family: String, weight: Double, isItalic: Bool, name: String, faces: [String]) {
    var finder = FaceFinder(fonts: nil)
    let face = finder.face(of: FontDescription(family: family, weight: weight, isItalic: isItalic))
    #expect(face == FoundFace(name: name, isKnown: faces.isEmpty, family: faces))
  }

  /// The families of iOS have a face in every version; a family that is not there has none.
  @Test func everyFamilyHasAFace() throws {
    for version in IOSFonts.versions {
      let fonts = FontCatalog(system: try #require(IOSFonts(version: "\(version)")))
      var finder = FaceFinder(fonts: fonts)
      for family in Set(fonts.names.map(IOSFonts.familyName)) {
        let face = finder.face(of: FontDescription(family: family, weight: 400, isItalic: false))
        #expect(face.isOfFamily && fonts.has(face.name), "\(family)")
      }
      #expect(!finder.face(of: FontDescription(family: "DM Sans", weight: 400, isItalic: false)).isOfFamily)
    }
  }

  /// The face is what outputs name; the key is kept by conversions.
  @Test(
    arguments: [
      (#""weight": "bold""#, "Brand-Bold"), (#""italic": true"#, "Brand-Italic"),
      (#""italic": false"#, "Brand-Regular"), (#""fontStyle": "italic""#, "Brand-Italic"),
      (#""fontStyle": "italic", "italic": true"#, "Brand-Italic"),
    ])
  func inFontFiles(keys: String, name: String) throws {
    var fonts = FontCatalog()
    for font in DrawnFont.family { try fonts.add(font.file, path: "\(font.postScriptName).ttf") }
    let text = "{ \"body\": { \"fontFamily\": \"Brand\", \(keys), \"fontSize\": 17 } }"
    var options = CompilationOptions()
    options.fonts = fonts
    let compilation = Compilation(Array(text.utf8), path: "a.json", options: options)
    #expect(compilation.findings.count { $0.severity > .note } == 0)
    let body = try #require(compilation.table?.styles.first { $0.style.textStyle == .body })
    #expect(body.style.font == .custom(name: name, boldName: nil))
    #expect(compilation.fontNames.map(\.text) == [name])
    // Outputs are those of a dictionary that names the face.
    let style = keys.contains("fontStyle") ? #", "fontStyle": "italic""# : ""
    let named = "{ \"body\": { \"fontName\": \"\(name)\"\(style), \"fontSize\": 17 } }"
    let other = try #require(Compilation(Array(named.utf8), path: "a.json", options: options).table)
    for emitter in Emitter.all {
      #expect(emitter.bytes(of: try #require(compilation.table)) == emitter.bytes(of: other))
    }
  }
}
