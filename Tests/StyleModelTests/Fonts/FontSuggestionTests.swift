import FontFiles
import TestSupport
import Testing

@testable import StyleModel

/// The state of font names, and suggestions for wrong ones.
@Suite struct FontNameLookup {
  @Test(arguments: [
    ("AvenirNext-DemiBold", FontStanding.known), ("AvenirNext-SemiBold", .unknown), ("AvenirNext-Regulr", .unknown),
    ("avenirnext-regular", .unknown), ("OpenSans-Regular", .unchecked), ("Brand", .unchecked),
    ("OpenSans-Regular.ttf", .fileName), ("OpenSans-Regular.OTF", .fileName), ("SFProText-Semibold", .systemFont),
    ("CourierNew", .unknown), ("Times New Roman", .familyName),
    ("Helvetica Neue Bold", .familyName), ("system", .systemFont),
    ("SFCompactText-Regular", .systemFont), ("Courage-Bold", .unchecked), ("Roboto.dfont", .fileName),
    ("SFProDisplay-Bold", .systemFont), (".SFUI-Regular", .systemFont), ("NewYorkMedium-Regular", .systemFont),
  ])
  func withoutFontFiles(name: String, standing: FontStanding) {
    #expect(FontStanding(of: name, in: nil) == standing)
  }

  @Test(arguments: [
    ("AvenirNext-SemiBold", "AvenirNext-DemiBold", true), ("avenirnext-regular", "AvenirNext-Regular", true),
    ("Avenir Next Regular", "AvenirNext-Regular", true), ("AvenirNext-Regulr", "AvenirNext-Regular", false),
    ("OpenSans-Regular", nil, false), ("Lato-Regular", nil, false), ("Optima-SemiBold", "Optima-Bold", false),
  ])
  func suggestionsFromIOS(name: String, expected: String?, isCertain: Bool) {
    let suggestion = FontSuggestions(nil).suggestion(for: name)
    #expect(suggestion?.name == expected)
    #expect((suggestion?.isCertain ?? false) == isCertain)
  }

  /// Names in a file are suggested as those of iOS are.
  @Test(arguments: [
    ("OpenSans-Regualr", "OpenSans-Regular", false), ("OpenSans-regular", "OpenSans-Regular", true),
    ("OpnSans-Regular", "OpenSans-Regular", false), ("OpenSan", nil, false), ("OpenSans-Blod", "OpenSans-Bold", false),
  ])
  func suggestionsFromFaces(name: String, expected: String?, isCertain: Bool) throws {
    var fonts = FontCatalog()
    for var font in DrawnFont.family {
      font.family = "Open Sans"
      font.postScriptName = "OpenSans-\(font.style)"
      try fonts.add(font.file, path: "\(font.postScriptName).ttf")
    }
    let suggestion = FontSuggestions(fonts).suggestion(for: name)
    #expect(suggestion?.name == expected)
    #expect((suggestion?.isCertain ?? false) == isCertain)
  }

  /// A file with the name of another family has the wrong name or the wrong font, which a person decides.
  @Test(arguments: [("Brand-Regular", false), ("open-sans-regular", true)])
  func aFileOfAnotherFamilyIsOnlySuggested(file: String, isCertain: Bool) throws {
    var (fonts, font) = (FontCatalog(), DrawnFont.family[0])
    (font.family, font.postScriptName) = ("Open Sans", "OpenSans-Regular")
    try fonts.add(font.file, path: "\(file).ttf")
    let suggestion = try #require(FontSuggestions(fonts).suggestion(for: file))
    #expect(suggestion.name == "OpenSans-Regular" && suggestion.isCertain == isCertain)
  }

  /// The face in OpenSans-Regular.ttf is called OpenSans.
  @Test func aSlipInTheNameOfAFileIsFound() throws {
    var fonts = FontCatalog()
    for var font in DrawnFont.family {
      font.family = "Open Sans"
      font.postScriptName = font.style == "Regular" ? "OpenSans" : "OpenSans-\(font.style)"
      try fonts.add(font.file, path: "OpenSans-\(font.style).ttf")
    }
    #expect(FontSuggestions(fonts).suggestion(for: "OpenSans-Regualr")?.name == "OpenSans")
    #expect(FontSuggestions(fonts).suggestion(for: "OpenSans-Itallic")?.name == "OpenSans-Italic")
  }

  /// The name of a file and the words of a family take precedence over similar spelling.
  @Test func suggestionsFromFiles() {
    var fonts = FontCatalog()
    fonts.declare("OpenSansLight-Italic", in: "OpenSans-LightItalic.ttf")
    fonts.declare("Brand-Regular", in: "Brand-Regular.ttf")
    fonts.declare("Brand-Bold", in: "Brand-Bold.ttf")
    let suggestions = FontSuggestions(fonts)
    #expect(suggestions.suggestion(for: "Brand")?.name == "Brand-Regular")
    #expect(suggestions.suggestion(for: "Brnd-Bold").map { $0.name == "Brand-Bold" && !$0.isCertain } == true)
    #expect(suggestions.suggestion(for: "Lato-Bold") == nil)
    #expect(FontStanding(of: "Lato-Bold", in: fonts) == .unknown)
  }
}
