import Foundation
import TestSupport
import Testing

/// Fonts that an Info.plist does not list: `validate` and `build` say the same of them.
@Suite struct RegisteredFonts {
  /// A project whose dictionaries have the font Brand-Regular.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var fonts = "Fonts"
    /// What each Info.plist lists.
    var lists = ["App.plist": "Other.ttf"]
    var outputs = RegisteredFonts.output("G")
    /// The findings about the font, by their beginning: the file and the severity.
    var finds: [String] = []
    var status: Int32 = 0
  }

  static func output(_ folder: String, _ more: String = "") -> String {
    ##"{ "format": "swift", "path": "\##(folder)/{name}.swift", "styles": "defined"\##(more) }"##
  }

  private static let module = output("G", #", "bundle": "module""#)

  private static let shapes = [
    Shape(testDescription: "no list has it", finds: ["A.json: warning", "B.json: warning"]),
    Shape(
      testDescription: "one of two lists has it",
      lists: ["App.plist": "Brand-Regular.ttf", "Widget.plist": "Other.ttf"],
      finds: ["A.json: error", "B.json: error"], status: 1),
    Shape(testDescription: "the list has it", lists: ["App.plist": "Brand-Regular.ttf"]),
    Shape(testDescription: "it is in an asset catalog", fonts: "Fonts.xcassets/Brand.dataset"),
    Shape(testDescription: "the output registers it", outputs: module),
    Shape(
      testDescription: "an output of one dictionary registers it",
      outputs: output("G", #", "bundle": "module", "inputs": ["A.json"]"#) + ", "
        + output("H", #", "inputs": ["B.json"]"#),
      finds: ["B.json: warning"]),
    Shape(
      testDescription: "only one of two outputs registers it",
      outputs: module + ", " + output("H"),
      finds: ["A.json: warning", "B.json: warning"]),
  ]

  @Test(arguments: shapes) func validateAndBuildAgree(shape: Shape) throws {
    let dictionary = #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#
    let scratch = try Scratch([
      "A.json": dictionary, "B.json": dictionary, "\(shape.fonts)/x.txt": "",
      "typeramp.json": """
      { "inputs": ["A.json", "B.json"], "fonts": ["\(shape.fonts)"], "infoPlist": \(shape.lists.keys.sorted()),
        "rules": { "missing-font-file": "off" }, "outputs": [\(shape.outputs)] }
      """,
    ])
    for (path, file) in shape.lists { try scratch.write(#"{ "UIAppFonts": ["\#(file)"] }"#, to: path) }
    try Data(DrawnFont().file).write(to: scratch.folder.appending(path: "\(shape.fonts)/Brand-Regular.ttf"))
    for command in ["validate", "build"] {
      let run = try Tool.run([command], in: scratch.folder)
      #expect(run.status == shape.status, "\(run.output)\(run.errors)")
      let lines = (run.output + run.errors).split(separator: "\n").filter { $0.hasSuffix("[undeclared-font]") }
      let found = lines.map {
        $0.replacing(/:\d+:\d+/, with: "").split(separator: " ").prefix(2).joined(separator: " ")
      }
      #expect(found == shape.finds.map { $0 + ":" }, "\(run.output)\(run.errors)")
      let remedy = "; list it there, or register it in code, as \"bundle\": \"module\" does"
      #expect(lines.allSatisfy { $0.contains(": warning: ") == $0.contains(remedy) })
    }
  }
}
