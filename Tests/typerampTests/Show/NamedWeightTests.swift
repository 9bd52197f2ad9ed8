import TestSupport
import Testing

/// A face that is called by the name of a weight has this weight, whatever the order of numbers is.
@Suite struct NamedWeights {
  @Test(arguments: [
    ("thin", ["Thin", "ExtraLight", "Regular"], "Std-Thin"),
    ("ultraLight", ["Thin", "ExtraLight", "Regular"], "Std-ExtraLight"),
    ("ultraLight", ["Thin", "UltraLight", "Regular"], "Std-UltraLight"),
    ("thin", ["Thin", "Regular"], "Std-Thin"), ("thin", ["ExtraLight", "Regular"], "Std-ExtraLight"),
    ("ultraLight", ["Thin", "Regular"], "Std-Thin"), ("light", ["Thin", "Light"], "Std-Light"),
  ])
  func theFaceWithTheNameIsTaken(weight: String, styles: [String], face: String) throws {
    let text = #"{ "body": { "fontFamily": "Std", "weight": "\#(weight)", "fontSize": 17 } }"#
    let scratch = try Scratch(["a.json": text])
    let numbers = ["Thin": 100, "ExtraLight": 200, "UltraLight": 200, "Light": 300, "Regular": 400]
    let fonts = styles.map { style in
      var font = DrawnFont(style, weight: numbers[style] ?? 0, advance: 500)
      (font.family, font.postScriptName) = ("Std", "Std-\(style)")
      return font
    }
    try DrawnFont.write(fonts, in: scratch)
    let show = try Tool.run(["show", "a.json", "--fonts", "Fonts", "--json"], in: scratch.folder)
    #expect(show.status == 0 && show.output.contains(#""\#(face)""#), "\(show.output)\(show.errors)")
    let check = try Tool.run(["validate", "a.json", "--fonts", "Fonts"], in: scratch.folder)
    #expect(!check.output.contains("missing-face"), "\(check.output)")
  }
}
