import Foundation
import TestSupport
import Testing

/// `show --svg` and `diff --svg`.
@Suite struct PictureTests {
  private static func scratch() throws -> Scratch {
    let scratch = try Scratch([
      "Brand.json": #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#,
      "New.json": #"{ "body": { "fontName": "Brand-Bold", "fontSize": 16 } }"#,
      "Same.json": #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "tracking": 1 } }"#,
      "Brand.svg": #"{ "body": { "fontName": "Brand-Regular", "fontSize": 18 } }"#, "Empty.json": "{}",
    ])
    try DrawnFont.write(DrawnFont.family, in: scratch)
    return scratch
  }

  private static let fonts = ["--fonts", "Fonts"]

  @Test func aPictureIsWrittenInsteadOfATable() throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(["show", "Brand.json", "--svg", "a.svg"] + Self.fonts, in: scratch.folder)
    #expect(run.status == 0 && run.output == "" && run.errors == "wrote a.svg\n")
    let file = try String(contentsOf: scratch.folder.appending(path: "a.svg"), encoding: .utf8)
    let printed = try Tool.run(["show", "Brand.json", "--svg", "-"] + Self.fonts, in: scratch.folder)
    #expect(printed.output == file && printed.errors == "")
    #expect(file.count { $0 == "\n" } > 30 && file.contains(">AX5 48</text>"))
    try Self.expectXML(file)
  }

  @Test func aPictureIsWrittenBesidesAComparison() throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(["diff", "Brand.json", "New.json", "--svg", "a.svg"] + Self.fonts, in: scratch.folder)
    #expect(run.status == 1 && run.output.hasSuffix("2 changes, 1 breaking\n") && run.errors == "wrote a.svg\n")
    let file = try String(contentsOf: scratch.folder.appending(path: "a.svg"), encoding: .utf8)
    #expect(file.contains(">before L 17</text>") && file.contains(">after AX5 45</text>"))
    try Self.expectXML(file)
  }

  /// Nothing is written, and no file that was read is replaced.
  @Test(
    arguments: [
      (["show", "Brand.svg", "--svg", "Brand.svg"] + fonts, 2, "output 'Brand.svg' would replace an input"),
      (
        ["diff", "Brand.json", "Brand.svg", "--svg", "Brand.svg"] + fonts, 2,
        "output 'Brand.svg' would replace an input"
      ),
      (
        ["show", "Brand.json", "--svg", "a.svg"], 2,
        "error: no picture was written: 'body' (Brand-Regular is in no font file)"
      ),
      (["show", "Empty.json", "--svg", "a.svg"], 2, "error: no picture was written: no style has a font of its own"),
      (["show", "Brand.json", "--svg", "a.png"] + fonts, 2, "expected a name that ends in '.svg', not 'a.png'"),
      (["diff", "Brand.json", "New.json", "--svg", "-"] + fonts, 2, "standard output has the comparison; name a file"),
      (["show", "Brand.json", "New.json", "--svg", "a.svg"] + fonts, 2, "'--svg' draws one table, not 2"),
      (["show", "Brand.json", "--svg", "a.svg", "--json"] + fonts, 2, "'--svg' excludes '--nearest', '--markdown'"),
      (
        ["diff", "Brand.json", "New.json", "--svg", "a.svg"], 1,
        "note: no picture was written: 'body' (Brand-Regular is in no font file)"
      ),
      (
        ["diff", "Brand.json", "Same.json", "--svg", "a.svg"] + fonts, 1,
        "no picture was written: no style has another font, or another size at L or AX5\n"
      ),
      (
        ["diff", "Brand.json", "Brand.json", "--svg", "a.svg"] + fonts, 0,
        "no picture was written: no style has another font"
      ),
    ] as [([String], Int32, String)])
  func nothingIsWritten(arguments: [String], status: Int32, message: String) throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("a.svg")))
    #expect(try String(contentsOf: scratch.folder.appending(path: "Brand.json"), encoding: .utf8).hasPrefix("{"))
  }

  /// A style that was asked for was passed over if its font is Apple's.
  @Test(
    arguments: [
      ([], "'title' (Optima-Bold is in no font file)"),
      (["--style", "body", "--style", "title2"], "'title2' (Apple's own font is in no font file)"),
      (["--styles", "all", "--style", "title2", "--style", "body"], "'title2' (Apple's own font is in no font file)"),
    ] as [([String], String)])
  func stylesWithoutAFontFileAreNamed(_ options: [String], _ missing: String) throws {
    let scratch = try Self.scratch()
    let text = """
      { "body": { "fontName": "Brand-Regular", "fontSize": 17 },
        "title": { "fontName": "Optima-Bold", "fontSize": 10 } }
      """
    try scratch.write(text, to: "Two.json")
    let run = try Tool.run(["show", "Two.json", "--svg", "a.svg"] + options + Self.fonts, in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("typeramp: note: not in the picture: \(missing)\n"), "\(run.errors)")
    #expect(run.errors.contains("typeramp: note: 2 warnings; see 'typeramp validate Two.json'\n"), "\(run.errors)")
  }

  @Test func anOlderPictureIsNamed() throws {
    let scratch = try Self.scratch()
    try scratch.write("old", to: "a.svg")
    let run = try Tool.run(["diff", "Brand.json", "Brand.json", "--svg", "a.svg"] + Self.fonts, in: scratch.folder)
    #expect(run.status == 0 && run.errors.hasSuffix("at L or AX5; 'a.svg' is an older one\n"), "\(run.errors)")
  }

  /// A style without errors was left out if another one has some.
  @Test func aComparisonWithErrorsElsewhereHasAPicture() throws {
    let scratch = try Self.scratch()
    for (name, size) in [("A.json", 17), ("B.json", 16)] {
      let body = "\"body\": { \"fontName\": \"Brand-Regular\", \"fontSize\": \(size) }"
      try scratch.write("{ \(body), \"title\": { \"fontName\": \"Brand-Bold\", \"fontSize\": -1 } }", to: name)
    }
    let run = try Tool.run(["diff", "A.json", "B.json", "--svg", "a.svg"] + Self.fonts, in: scratch.folder)
    #expect(run.status == 1 && run.errors.hasSuffix("wrote a.svg\n"), "\(run.errors)")
    #expect(try scratch.text("a.svg").contains(">after L 16</text>"))
  }

  /// Python's reader of XML is the judge.
  private static func expectXML(_ text: String) throws {
    let script = "import sys, xml.dom.minidom; xml.dom.minidom.parseString(sys.stdin.read())"
    #expect(try Python.complaints(of: Python.any, script, about: text) == "")
  }
}
