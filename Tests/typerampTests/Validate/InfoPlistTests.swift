import Foundation
import TestSupport
import Testing

/// Several Info.plist files: each target that shows text needs the fonts.
@Suite struct InfoPlists {
  private static func project(_ infoPlist: String) throws -> Scratch {
    let scratch = try Scratch([
      "Styles/Brand.json":
        #"{ "body": { "fontName": "Brand-Regular", "boldFontName": "Brand-Bold", "fontSize": 17 } }"#,
      "App/Info.plist": #"{ "UIAppFonts": ["Brand-Regular.ttf", "Brand-Bold.ttf"] }"#,
      "Widget/Info.plist": #"{ "UIAppFonts": ["Brand-Regular.ttf", "Gone.ttf"] }"#,
      "typeramp.json": #"{ "inputs": ["Styles/*"], "fonts": ["Fonts"], "infoPlist": \#(infoPlist) }"#,
    ])
    try DrawnFont.write(DrawnFont.family, in: scratch)
    return scratch
  }

  private static let bold = "'Brand-Bold' is in 'Brand-Bold.ttf', which UIAppFonts does not list in 'Widget/Info.plist'"
  private static let gone = "Widget/Info.plist:1:40: error: no font file 'Gone.ttf', which UIAppFonts lists"

  @Test(arguments: [
    (#""App/Info.plist""#, [], []), (#"["App/Info.plist"]"#, [], []),
    (#"["App/Info.plist", "Widget/Info.plist"]"#, [], [bold, gone]),
    (#""App/Info.plist""#, ["--info-plist", "Widget/Info.plist", "--info-plist", "App/Info.plist"], [bold, gone]),
  ])
  func eachListsTheFonts(infoPlist: String, options: [String], expected: [String]) throws {
    let scratch = try Self.project(infoPlist)
    let run = try Tool.run(["validate", "--report=xcode"] + options, in: scratch.folder)
    #expect(run.status == (expected.isEmpty ? 0 : 1), "\(run.output)\(run.errors)")
    #expect(run.output.components(separatedBy: ": error: ").count - 1 == expected.count, "\(run.output)")
    for message in expected { #expect(run.output.contains(message), "\(run.output)") }
  }

  /// Xcode can run the C preprocessor over an Info.plist.
  @Test func linesForThePreprocessorAreLeftOut() throws {
    let scratch = try Self.project(#""App/Info.plist""#)
    let text = """
      <plist><dict>
      #ifdef INTERNAL
      <key>CFBundleName</key><string>A</string>
        #endif
      <key>UIAppFonts</key><array><string>Brand-Regular.ttf</string><string>Gone.ttf</string></array>
      </dict></plist>
      """
    try scratch.write(text, to: "App/Info.plist")
    let note = "typeramp: note: App/Info.plist is read without its lines for the preprocessor\n"
    let check = try Tool.run(["validate", "--report=xcode"], in: scratch.folder)
    #expect(check.status == 1 && check.errors.hasPrefix(note), "\(check.errors)")
    #expect(check.output.contains("App/Info.plist:5:71: error: no font file 'Gone.ttf'"), "\(check.output)")
    let fonts = try Tool.run(["fonts"], in: scratch.folder)
    #expect(fonts.status == 0 && fonts.errors == note, "\(fonts.errors)")
    // Other text between tags is still a mistake, and so is such a line in a dictionary.
    try scratch.write(text.replacing("  #endif", with: "  endif"), to: "App/Info.plist")
    #expect(
      try Tool.run(["validate", "--report=xcode"], in: scratch.folder).output.contains(":2:1: error: expected a tag"))
    try scratch.write("<dict>\n#if A\n<key>body</key><dict/></dict>", to: "a.plist")
    #expect(
      try Tool.run(["validate", "a.plist", "--report=xcode"], in: scratch.folder).output.contains("a.plist:2:1: error:")
    )
  }

  @Test(arguments: [
    (#"["App/Info.plist", "Gone.plist"]"#, "there is no file or folder 'Gone.plist'"),
    ("[]", "the list is empty; expected at least one path"), ("3", "expected a path or a list of paths"),
  ])
  func mistakesAreReported(infoPlist: String, message: String) throws {
    let scratch = try Self.project(infoPlist)
    let run = try Tool.run(["validate", "--report=xcode"], in: scratch.folder)
    #expect(run.status == 2 || run.status == 1)
    #expect((run.output + run.errors).contains(message), "\(run.output)\(run.errors)")
  }
}
