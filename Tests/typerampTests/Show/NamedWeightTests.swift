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
    try Self.check("a.json", face, in: scratch)
  }

  /// Foundries give these words different numbers.
  @Test(arguments: [
    ("light", ["Light": 350, "Book": 300]), ("medium", ["Medium": 400, "Dark": 500]),
    ("heavy", ["Heavy": 850, "ExtraBold": 800, "Black": 900]), ("bold", ["Bold": 600, "Strong": 700]),
  ])
  func theNameCountsBeforeTheNumber(weight: String, faces: [String: Int]) throws {
    let style = #"{ "fontFamily": "Std", "fontWeight": "\#(weight)", "fontSize": { "value": 17, "unit": "px" } }"#
    let scratch = try Scratch([
      "a.json": #"{ "body": { "fontFamily": "Std", "weight": "\#(weight)", "fontSize": 17 } }"#,
      "b.tokens.json": #"{ "body": { "$type": "typography", "$value": \#(style) } }"#,
    ])
    let fonts = faces.map { style, number in
      var font = DrawnFont(style, weight: number, advance: 500)
      (font.family, font.postScriptName) = ("Std", "Std-\(style)")
      return font
    }
    try DrawnFont.write(fonts, in: scratch)
    let face = "Std-\(weight.prefix(1).uppercased())\(weight.dropFirst())"
    for file in ["a.json", "b.tokens.json"] { try Self.check(file, face, in: scratch) }
  }

  private static func check(_ file: String, _ face: String, in scratch: Scratch) throws {
    let show = try Tool.run(["show", file, "--fonts", "Fonts", "--json"], in: scratch.folder)
    #expect(show.status == 0 && show.output.contains(#""\#(face)""#), "\(show.output)\(show.errors)")
    let check = try Tool.run(["validate", file, "--fonts", "Fonts"], in: scratch.folder)
    #expect(!check.output.contains("missing-face"), "\(check.output)")
  }
}
