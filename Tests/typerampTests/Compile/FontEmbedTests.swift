import Foundation
import TestSupport
import Testing

/// Stylesheets with embedded fonts, and those with unreachable fonts.
@Suite struct FontEmbed {
  private static let dictionary = #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#

  private static func scratch(_ more: [String: String] = [:]) throws -> Scratch {
    let scratch = try Scratch(["Brand.json": dictionary].merging(more) { $1 })
    try DrawnFont.write(DrawnFont.family, in: scratch)
    return scratch
  }

  private static let embed = ["compile", "Brand.json", "--format", "css", "--fonts", "Fonts", "--css-font-embed"]

  @Test func theFacesAreInTheStylesheet() throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(Self.embed, in: scratch.folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.matches(of: /url\("data:font\/ttf;base64,[A-Za-z0-9+\/=]+"\) format\("truetype"\);/).count == 4)
    let first = try #require(run.output.firstMatch(of: /base64,([^"]+)"/)).1
    #expect(Data(base64Encoded: String(first)) == Data(DrawnFont.family[0].file))
  }

  @Test func anUnreachableFontIsReported() throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(["compile", "Brand.json", "--format", "css"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: the CSS output has no URL for 'Brand-Regular', which iOS does not have"))
    let strict = try Tool.run(["compile", "Brand.json", "--format", "css", "--strict"], in: scratch.folder)
    #expect(strict.status == 1)
    for more in [
      ["--css-font-url", "{name}.ttf"], ["--rule", "unreachable-font=off"], ["--format", "json", "-o", "x/"],
    ] {
      let format = more[0] == "--format" ? [] : ["--format", "css"]
      #expect(try Tool.run(["compile", "Brand.json"] + format + more, in: scratch.folder).errors == "")
    }
  }

  /// A misspelt name is reported once, by its own rule.
  @Test func aMistakeIsReportedOnce() throws {
    let scratch = try Self.scratch(["Brand.json": #"{ "body": { "fontName": "Brand-Regulr", "fontSize": 17 } }"#])
    let run = try Tool.run(Self.embed, in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("[unknown-font]") && !run.errors.contains("[unreachable-font]"))
  }

  @Test func fontsThatShareAnAddressAreReported() throws {
    let text = #"{ "body": { "fontName": "A", "fontSize": 17 }, "title": { "fontName": "B", "fontSize": 28 } }"#
    let scratch = try Self.scratch(["Brand.json": text])
    let run = try Tool.run(
      ["compile", "Brand.json", "--format", "css", "--css-font-url", "brand.ttf"], in: scratch.folder)
    #expect(run.errors.contains("no URL for 'A' of its own; expected '{name}' or '{file}' in '--css-font-url'"))
  }

  @Test func aFontInNoFileIsReported() throws {
    let scratch = try Self.scratch(["Brand.json": #"{ "body": { "fontName": "Other-Regular", "fontSize": 17 } }"#])
    let run = try Tool.run(["compile", "Brand.json", "--format", "css", "--css-font-embed"], in: scratch.folder)
    #expect(run.errors.contains("the CSS output has no URL for 'Other-Regular': no font file has this face"))
  }

  @Test func theDepfileNamesTheFonts() throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(Self.embed + ["-o", "Brand.css", "--depfile", "Brand.d"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(try scratch.text("Brand.d").contains("Fonts/Brand-Bold.ttf"))
  }

  @Test func aBuildFollowsTheBytesOfAFont() throws {
    let configuration = """
      { "inputs": ["Brand.json"], "fonts": ["Fonts"],
        "outputs": [{ "format": "css", "path": "{name}.css", "fontEmbed": true }] }
      """
    let scratch = try Self.scratch(["typeramp.json": configuration])
    #expect(try Tool.run(["build"], in: scratch.folder).errors.contains("1 output built"))
    #expect(try Tool.run(["build"], in: scratch.folder).errors.contains("1 unchanged"))
    #expect(try Tool.run(["validate"], in: scratch.folder).output.contains("unreachable-font") == false)
    let before = try scratch.text("Brand.css")
    var wider = DrawnFont.family
    wider[2].advance = 700
    try DrawnFont.write(wider, in: scratch)
    #expect(try Tool.run(["build", "--check"], in: scratch.folder).status == 1)
    #expect(try Tool.run(["build"], in: scratch.folder).errors.contains("1 output built"))
    #expect(try scratch.text("Brand.css") != before)
  }

  @Test func theKeyIsABoolean() throws {
    let configuration = """
      { "inputs": ["Brand.json"], "outputs": [{ "format": "css", "path": "{name}.css", "fontEmbed": "yes" }] }
      """
    let scratch = try Self.scratch(["typeramp.json": configuration])
    let run = try Tool.run(["build"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("expected a boolean"))
  }
}
