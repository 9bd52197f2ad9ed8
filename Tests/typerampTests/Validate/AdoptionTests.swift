import Foundation
import TestSupport
import Testing

/// `--fix`, `--baseline` and fonts.
@Suite struct Adoption {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-16"?>
    <plist version="1.0">
    <!-- Überschrift -->
    <dict>
      <key>titel</key> <dict> <key>name</key><string>Brand-Regular</string> <key>fontSize</key><integer>28</integer> </dict>
    </dict>
    </plist>
    """

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func aFixChangesOnlyTheBytesConcerned(encoding: String.Encoding) throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "a.plist")
    let text = encoding == .utf8 ? Self.xml.replacing("UTF-16", with: "UTF-8") : Self.xml
    let data = try #require(text.data(using: encoding))
    try data.write(to: file)
    let run = try Tool.run(["validate", "a.plist", "--fix", "--rule=missing-text-style=off"], in: scratch.folder)
    #expect(run.output == "no problems in 1 file; 1 font name not checked\n")
    #expect(run.status == 0)
    let expected = text.replacing(">titel<", with: ">title<").replacing(">name<", with: ">fontName<")
    #expect(try Data(contentsOf: file) == expected.data(using: encoding))
  }

  @Test func unsafeFixesAreNotMade() throws {
    let input = #"{ "title": { "weight": "bold" }, "titel": { "weight": "bold" }, "body": { "weight": "extraLight" } }"#
    let scratch = try Scratch(["a.json": input])
    let run = try Tool.run(["validate", "a.json", "--fix"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(try scratch.text("a.json") == input)
  }

  @Test func aBaselineHidesKnownFindingsThatMove() throws {
    let bad = #"{ "titel": { "weight": "bold" } }"#
    let scratch = try Scratch(["styles/a.json": bad, "ci/x": ""])
    let arguments = ["validate", "styles/a.json", "--baseline", "ci/known.json"]
    #expect(try Tool.run(arguments, in: scratch.folder).status == 2)
    #expect(try Tool.run(arguments + ["--update-baseline"], in: scratch.folder).status == 0)
    let baseline = try scratch.text("ci/known.json")
    #expect(baseline.contains("\"path\": \"../styles/a.json\""))
    #expect(try Tool.run(arguments, in: scratch.folder).status == 0)
    try scratch.write("\n\n" + bad, to: "styles/a.json")
    #expect(try Tool.run(arguments, in: scratch.folder).output == "no problems in 1 file (2 known from the baseline)\n")
    try scratch.write(#"{ "titel": { "weight": "bold" }, "bdy": { "weight": "bold" } }"#, to: "styles/a.json")
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("unknown text style 'bdy'"))
    #expect(!run.output.contains("titel' [unknown-text-style]"))
    #expect(try Tool.run(arguments + ["--update-baseline"], in: scratch.folder).status == 0)
    try scratch.write("\n\n" + bad, to: "styles/a.json")
    #expect(try Tool.run(arguments + ["--update-baseline"], in: scratch.folder).status == 0)
    #expect(try scratch.text("ci/known.json") == baseline)
  }

  /// A known finding hides as many as there were, so a third of the same kind is reported.
  @Test func aBaselineCountsFindings() throws {
    let entry = #""titel": { "weight": "bold" }"#
    let scratch = try Scratch(["a.json": "{ \(entry), \(entry) }"])
    let arguments = ["validate", "a.json", "--rule=duplicate-text-style=off", "--baseline", "known.json"]
    #expect(try Tool.run(arguments + ["--update-baseline"], in: scratch.folder).status == 0)
    #expect(try scratch.text("known.json").contains(#""count": 2"#))
    #expect(try Tool.run(arguments, in: scratch.folder).status == 0)
    try scratch.write("{ \(entry), \(entry),\n\(entry) }", to: "a.json")
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("a.json:2:2: error: unknown text style 'titel' [unknown-text-style]\n"), "\(run.output)")
    #expect(
      run.output.hasSuffix("\n1 error in 1 file (3 known from the baseline); it can be fixed with '--fix'\n"),
      "\(run.output)")
  }

  /// Whatever follows a syntax error is not checked, so a known one would hide all of it.
  @Test func aBaselineListsOnlyWhatRulesFind() throws {
    let bad = #"{ "titel": { "weight": "bold" } }"#
    let scratch = try Scratch(["a.json": bad, "b.json": bad])
    let arguments = ["validate", "a.json", "b.json", "--baseline", "known.json"]
    #expect(try Tool.run(arguments + ["--update-baseline"], in: scratch.folder).status == 0)
    let known = try scratch.text("known.json")
    try scratch.write(#"{ "titel": { "weight": "bold" }, }"#, to: "a.json")
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("[syntax-trailing-comma]"))
    let update = try Tool.run(arguments + ["--update-baseline"], in: scratch.folder)
    #expect(update.status == 1)
    #expect(update.output.contains("[syntax-trailing-comma]"))
    #expect(
      update.errors == """
        typeramp: wrote 4 known findings to 'known.json'
        typeramp: error: 1 error is not in the baseline, which can list only what rules find

        """)
    // What is known of a file that cannot be read stays known.
    #expect(try scratch.text("known.json") == known)
    let old = known.replacing(#""id": "missing-text-style""#, with: #""id": "syntax-trailing-comma""#)
    try scratch.write(old, to: "known.json")
    #expect(old != known)
    #expect(try Tool.run(arguments, in: scratch.folder).status == 1)
  }

  /// The output of `--report json`.
  private static let report = #"{ "formatVersion": 1, "findings": [], "summary": { "files": 1 } }"#

  @Test(arguments: ["{ bad", "[]", "{}", #"{ "formatVersion": 2, "findings": [] }"#, report])
  func invalidBaselinesAreRefused(
    text: String
  ) throws {
    let scratch = try Scratch(["a.json": "{}", "known.json": text])
    let run = try Tool.run(
      ["validate", "a.json", "--baseline", "known.json", "--update-baseline"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(try scratch.text("known.json") == text)
    #expect(run.errors.contains("'known.json' is not a baseline; expected a file that '--update-baseline' wrote"))
  }

  @Test func aBaselineKeepsFindingsInUncheckedFiles() throws {
    let bad = #"{ "titel": { "weight": "bold" } }"#
    let scratch = try Scratch(["a.json": bad, "b.json": bad])
    let update = ["--baseline", "known.json", "--update-baseline"]
    #expect(try Tool.run(["validate", "a.json", "b.json"] + update, in: scratch.folder).status == 0)
    let both = try scratch.text("known.json")
    #expect(try Tool.run(["validate", "a.json"] + update, in: scratch.folder).status == 0)
    #expect(try scratch.text("known.json") == both)
    #expect(try Tool.run(["validate", "a.json", "gone.json"] + update, in: scratch.folder).status == 2)
    #expect(try scratch.text("known.json") == both)
    let huge = both.replacing("\"count\": 1", with: "\"count\": 1e300")
    try scratch.write(huge, to: "known.json")
    #expect(try Tool.run(["validate", "a.json", "--baseline", "known.json"], in: scratch.folder).status == 0)
  }

  @Test func aFolderWithoutDictionariesIsAFailure() throws {
    let scratch = try Scratch(["s/package.json": #"{ "name": "x" }"#])
    let run = try Tool.run(["validate", "s"], in: scratch.folder)
    #expect(run.status == 2)
    let skipped =
      "typeramp: note: 1 file was skipped because it does not look like a text-style dictionary or design tokens: "
    #expect(
      run.errors == "typeramp: error: no text-style dictionary or design tokens found in 's'\n"
        + skipped + "'s/package.json'; name a file to check it\n")
    try scratch.write("{}", to: "t/x.json")
    let both = try Tool.run(["validate", "s", "t"], in: scratch.folder)
    #expect(both.errors.hasPrefix("typeramp: error: no text-style dictionary or design tokens found in 's', 't'\n"))
    #expect(both.errors.contains("'s/package.json', 't/x.json'"))
  }

  /// An Info.plist has only the fonts of an app: without a dictionary nothing was checked.
  @Test func anInfoPlistIsNoDictionary() throws {
    let scratch = try Scratch([
      "s/Info.plist": #"{ "UIAppFonts": ["Brand-Regular.ttf"] }"#,
      "typeramp.json": #"{ "inputs": ["gone.json"], "fonts": ["Fonts"], "infoPlist": "s/Info.plist" }"#,
    ])
    try DrawnFont.write(DrawnFont.family, in: scratch)
    let folder = try Tool.run(["validate", "s"], in: scratch.folder)
    #expect(folder.status == 2 && !folder.output.contains("in 1 file"), "\(folder.output)")
    #expect(folder.errors.hasSuffix("no text-style dictionary or design tokens found in 's'\n"), "\(folder.errors)")
    let unreadable = try Tool.run(["validate", "nope"], in: scratch.folder)
    #expect(unreadable.status == 2 && !unreadable.output.contains("in 1 file"), "\(unreadable.output)")
    #expect(unreadable.errors == "typeramp: error: cannot read 'nope': no such file or directory\n")
  }

  private static let openSans = "/usr/share/fonts/truetype/open-sans"

  // The names in real files are tested: Debian's package fonts-open-sans.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: openSans), "no fonts-open-sans"))
  func fontNamesAreLookedUp() throws {
    let scratch = try Scratch([
      "a.json": """
      { "title": { "fontName": "OpenSans-LightItalic", "fontSize": 28 },
        "body": { "fontName": "OpenSans-Bold", "fontSize": 17 },
        "caption": { "fontName": "Noteworthy-Light", "fontSize": 12 } }
      """,
      "Info.plist": #"{ "UIAppFonts": ["Fonts/OpenSans-LightItalic.ttf", "Gone.ttf"] }"#,
    ])
    let run = try Tool.run(
      ["validate", "a.json", "--fonts", Self.openSans, "--info-plist", "Info.plist", "--report=xcode"],
      in: scratch.folder)
    #expect(run.status == 1)
    let errors = run.output.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains("[undeclared-font]")
    }
    let messages = errors.map {
      $0.components(separatedBy: $0.contains(": error: ") ? ": error: " : "/a.json:").last ?? ""
    }
    #expect(
      messages == [
        "no font file 'Gone.ttf', which UIAppFonts lists [missing-font-file]",
        "no font 'OpenSans-LightItalic' in the font files or on iOS 26; fix: replace it with 'OpenSansLight-Italic'"
          + " [unknown-font]",
        "2:26: warning: 'OpenSans-Bold' is in 'OpenSans-Bold.ttf', which UIAppFonts does not list in 'Info.plist'; "
          + #"list it there, or register it in code, as "bundle": "module" does [undeclared-font]"#,
      ])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: openSans), "no fonts-open-sans"))
  func compileTakesLineHeightsFromFonts() throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "fontName": "OpenSans", "fontSize": 17 } }"#])
    let run = try Tool.run(["compile", "a.json", "--fonts", Self.openSans, "--format=css"], in: scratch.folder)
    // Ascender 2189, descender −600 of 2048 units, according to fontTools for OpenSans-Regular.ttf.
    #expect(run.output.contains("--type-body-line-height: 1.3618;"))
  }
}
