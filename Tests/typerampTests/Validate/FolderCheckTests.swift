import Foundation
import TestSupport
import Testing

/// What `validate` says about what it found and did not read, and about what it was given besides dictionaries.
@Suite struct FolderChecks {
  private static let good = #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#
  private static let off = ["--rule=missing-text-style=off"]

  @Test func linksOutOfTheFolderAreNamed() throws {
    let scratch = try Scratch(["in/a.json": Self.good, "out/b.json": Self.good, "out/deep/c.json": Self.good])
    let folder = scratch.folder.appending(path: "in").path
    for (name, target) in [("b.json", "../out/b.json"), ("deep", "../out/deep"), ("again", "."), ("x.txt", "gone")] {
      try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
    }
    let run = try Tool.run(["validate", "in"] + Self.off, in: scratch.folder)
    #expect(run.status == 0 && run.output == "no problems in 1 file\n", "\(run.output)")
    #expect(
      run.errors
        == "typeramp: note: 2 links were left out because they do not stay in the folder: 'in/b.json', 'in/deep'; "
        + "name a file to check it\n")
    try FileManager.default.createSymbolicLink(atPath: folder + "/gone.json", withDestinationPath: "nowhere.json")
    let dead = try Tool.run(["validate", "in"] + Self.off, in: scratch.folder)
    #expect(dead.status == 2)
    #expect(dead.errors.contains("error: cannot read 'in/gone.json': it is a link to nothing\n"))
  }

  /// Styles in a wrong shape have one finding, and a fix where one is certain.
  @Test(
    arguments: [
      (#"{ "styles": { "body": { "weight": "bold" }, "title": { "weight": "thin" } } }"#, "one level too deep", true),
      (
        #"{ "description": "x", "ios": { "body": { "fontName": "Georgia", "fontSize": 17 } } }"#, "one level too deep",
        true
      ),
      (#"{ "type": { "ios": { "body": { "fontName": "Georgia", "fontSize": 17 } } } }"#, "two levels too deep", true),
      (
        #"{ "version": 3, "styles": { "body": { "fontName": "Georgia", "fontSize": 17 } } }"#, "one level too deep",
        false
      ),
      (#"[{ "name": "body", "fontName": "Georgia", "fontSize": 17 }]"#, "not an array", nil),
      (#"{ "styles": [{ "style": "body", "fontSize": 17 }] }"#, "not an array of them in 'styles'", nil),
    ] as [(String, String, Bool?)])
  func wrongShapesAreFound(text: String, words: String, isSafe: Bool?) throws {
    let scratch = try Scratch(["in/a.json": text, "in/b.json": Self.good])
    let run = try Tool.run(["validate", "in"] + Self.off, in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.split(separator: "[wrong-shape]").count == 2 && run.output.contains(words), "\(run.output)")
    #expect(run.output.contains("= fix: move the styles") == (isSafe == true), "\(run.output)")
    #expect(run.output.contains("= suggestion: move the styles") == (isSafe == false), "\(run.output)")
    let fix = try Tool.run(["validate", "in", "--fix"] + Self.off, in: scratch.folder)
    #expect(fix.status == (isSafe == true ? 0 : 1), "\(fix.output)\(fix.errors)")
  }

  @Test(arguments: [
    #"{ "$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": { "title": { "fontSize": 14 } } }"#,
    #"{ "page": { "title": { "text": "x" }, "body": { "text": "y" } } }"#,
    #"{ "widgets": [{ "kind": "a", "weight": 3 }, { "kind": "b", "weight": 4 }] }"#,
    #"{ "name": "x", "settings": { "editor": { "fontSize": 13 }, "theme": "dark", "tabs": 2 } }"#,
  ])
  func filesOfOtherToolsAreNotFound(text: String) throws {
    let scratch = try Scratch(["in/other.json": text, "in/b.json": Self.good])
    let run = try Tool.run(["validate", "in"] + Self.off, in: scratch.folder)
    #expect(run.status == 0 && run.output == "no problems in 1 file\n", "\(run.output)")
    #expect(run.errors.contains("'in/other.json'"))
  }

  /// A property list beside files of tokens is an input of its own, and folders with one can be compared.
  @Test func aPropertyListBesideTokensIsRead() throws {
    let list = """
      <plist version="1.0"><dict><key>titel</key><dict><key>weight</key><string>bold</string></dict></dict></plist>
      """
    let files = ["a.json": ProjectFiles.token(17), "Brand.plist": list]
    let scratch = try Scratch(
      Dictionary(uniqueKeysWithValues: files.map { ("new/\($0)", $1) } + [("old/a.json", ProjectFiles.token(17))]))
    let run = try Tool.run(["validate", "new"], in: scratch.folder)
    #expect(run.status == 1 && run.output.contains("new/Brand.plist:1:"), "\(run.output)\(run.errors)")
    try scratch.write(list.replacing("titel", with: "title"), to: "new/Brand.plist")
    let diff = try Tool.run(["diff", "old", "new"], in: scratch.folder)
    #expect(diff.status == 1 && diff.output.contains("Brand.plist"), "\(diff.output)\(diff.errors)")
    #expect(!diff.errors.contains("is not"), "\(diff.errors)")
  }

  /// A command that reads one document does not choose between them.
  @Test(arguments: ["show D", "compile D -o out/", "convert D --to json", "evidence D", "preview D -o x.html"])
  func aFolderWithADictionaryAndTokensIsRefused(call: String) throws {
    let token = #"{ "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "30px" } }"#
    let scratch = try Scratch(["D/Menu.json": Self.good, "D/brand.tokens.json": #"{ "body": \#(token) }"#])
    let run = try Tool.run(call.split(separator: " ").map(String.init), in: scratch.folder)
    #expect(run.status == 2 && run.output == "", "\(run.output)")
    #expect(run.errors.contains("it is a folder of several documents; name one of them, such as 'D/Menu.json'"))
  }

  /// The list of known findings is in the folder that is searched, and is written again.
  @Test(arguments: [["--update-baseline"], ["--update-baseline", "--baseline", "P/n.json"]])
  func aBaselineIsUpdatedFromAbove(options: [String]) throws {
    let scratch = try Scratch([
      "P/B.json": #"{ "body": { "fontName": "Georgia", "fontSize": 9 } }"#,
      "P/typeramp.json": #"{ "inputs": ["B.json"], "baseline": "known.json" }"#,
    ])
    for _ in 1...2 {
      let run = try Tool.run(["validate", "."] + options, in: scratch.folder)
      #expect(run.status == 0 && run.errors.contains("typeramp: wrote 2 known findings"), "\(run.errors)")
    }
  }

  @Test func aMalformedFileOfTokensIsReported() throws {
    let broken = String(ProjectFiles.token(17).dropLast(3))
    let scratch = try Scratch(["in/a.json": ProjectFiles.token(17), "in/broken.json": broken])
    let run = try Tool.run(["validate", "in", "--strict"], in: scratch.folder)
    #expect(run.status == 1 && run.output.contains("in/broken.json:"), "\(run.output)\(run.errors)")
  }

  /// One file has one verdict, however it is named.
  @Test(arguments: [["Sources"], ["Sources/Design"], ["Sources/Design/a.json"]])
  func aNearerConfigurationCounts(paths: [String]) throws {
    let scratch = try Scratch([
      "Sources/Design/a.json": #"{ "caption2": { "weight": "regular", "fontSize": 10 } }"#,
      "Sources/Design/typeramp.json": #"{ "strict": true }"#,
    ])
    let run = try Tool.run(["validate"] + paths, in: scratch.folder)
    #expect(run.status == 1 && run.output.contains("error: 'caption2' is 10 points"), "\(run.output)\(run.errors)")
    try scratch.write(#"{ "strikt": true }"#, to: "Sources/Design/typeramp.json")
    let mistaken = try Tool.run(["validate"] + paths, in: scratch.folder)
    #expect(mistaken.status != 0 && mistaken.output.contains("Sources/Design/typeramp.json:1:"), "\(mistaken.output)")
  }

  @Test(arguments: [(#"{ "inputs": ["a.json"] }"#, 0, "no problems in 2 files"), (#"{ "imputs": [] }"#, 2, "'imputs'")])
  func aConfigurationAmongFilesIsCheckedAsSuch(text: String, status: Int32, words: String) throws {
    let scratch = try Scratch(["a.json": Self.good, "typeramp.json": text])
    let run = try Tool.run(["validate", "a.json", "typeramp.json"] + Self.off, in: scratch.folder)
    #expect(run.status == status && run.output.contains(words), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("unknown text style"))
  }

  /// Font files that are found beside dictionaries, but cannot be read, are no error; whether others can, or none.
  @Test(arguments: [0, 1]) func fontFilesThatCannotBeReadAreCounted(readable: Int) throws {
    let scratch = try Scratch(["in/a.json": Self.good, "in/Fonts/A.ttf": "no font", "in/Fonts/B.otf": "no font"])
    if readable > 0 { try Data(DrawnFont().file).write(to: scratch.folder.appending(path: "in/C.ttf")) }
    let run = try Tool.run(["validate", "in"] + Self.off, in: scratch.folder)
    #expect(run.status == 0 && run.output == "no problems in 1 file\n", "\(run.output)")
    #expect(run.errors == "typeramp: note: 2 font files in 'in' cannot be read; 'typeramp fonts' says why\n")
  }

  /// A checkout without its large files cannot be checked, nor set up.
  @Test(arguments: [["validate", "in"], ["validate", "in/a.json", "--fonts", "in/Fonts"], ["init"]])
  func aPointerOfGitLFSIsNoFont(call: [String]) throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"
    let scratch = try Scratch(["in/a.json": Self.good, "in/Fonts/A.ttf": pointer])
    let run = try Tool.run(call, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("a pointer of Git LFS instead of the font; run 'git lfs pull'"), "\(run)")
    #expect(scratch.files == ["in/Fonts/A.ttf", "in/a.json"])
  }

  /// iOS loads no file that ends before its tables do, and its other names are no suggestion.
  @Test func aFontThatIsCutOffIsNoFont() throws {
    let scratch = try Scratch(["in/a.json": Self.good])
    try DrawnFont.write(DrawnFont.family, in: scratch)
    let file = scratch.folder.appending(path: "Fonts/Brand-Bold.ttf")
    try Data(contentsOf: file).dropLast(8).write(to: file)
    let run = try Tool.run(["validate", "in/a.json", "--fonts", "Fonts"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Fonts/Brand-Bold.ttf: error: broken font file: it ends before"), "\(run)")
  }

  /// Without a font file no letters are checked.
  @Test func lettersThatWereNotCheckedAreNamed() throws {
    let scratch = try Scratch(["a.json": Self.good])
    let run = try Tool.run(["validate", "a.json", "--languages", "th,vi"] + Self.off, in: scratch.folder)
    let note = "typeramp: note: the letters of th, vi were not checked; pass --fonts with the app's font files\n"
    #expect(run.status == 0 && run.errors == note)
  }

  /// A list with a font and a size is no style, but it is meant as one.
  @Test(arguments: [#"{ "body": ["Avenir-Book", 17] }"#, #"{ "body": [17], "title": ["Avenir-Book", 28] }"#])
  func aListOfAFontIsFound(text: String) throws {
    let scratch = try Scratch(["in/good.json": Self.good, "in/old.json": text])
    let run = try Tool.run(["validate", "in"] + Self.off, in: scratch.folder)
    #expect(run.status == 1 && run.output.contains("in/old.json:1:11: error: expected a dictionary"), "\(run)")
  }

  /// The fonts of an app and its Info.plist are checked without a dictionary.
  @Test(
    arguments: [
      (#"{ "UIAppFonts": ["Brand-Regular.ttf"] }"#, 0, "no problems in 1 file\n"),
      (#"{ "UIAppFonts": [] }"#, 0, "1:17: warning: 'Brand-Regular.ttf' is shipped, but UIAppFonts does not list it"),
      (#"{ "CFBundleName": "A" }"#, 0, "1:1: warning: 'Brand-Regular.ttf' is shipped"),
      (
        #"{ "UIAppFonts": ["Fonts/brand-regular.ttf"] }"#, 1,
        "1:25: error: the font file is called 'Brand-Regular.ttf', not 'brand-regular.ttf': on iOS, upper and lower case differ"
      ),
      (#"{ "UIAppFonts": ["Brand-Regular.ttf"], "UIAppFonts": [] }"#, 1, "error: 'UIAppFonts' occurs again"),
    ] as [(String, Int32, String)])
  func fontsAndTheirListAreCheckedAlone(list: String, status: Int32, words: String) throws {
    let scratch = try Scratch(["Info.plist": list])
    try DrawnFont.write([DrawnFont()], in: scratch)
    let run = try Tool.run(["validate", "--fonts", "Fonts", "--info-plist", "Info.plist"], in: scratch.folder)
    #expect(run.status == status && run.output.contains(words), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("which UIAppFonts lists"), "one mistake has two findings")
    let fonts = try Tool.run(["fonts", "Fonts", "--info-plist", "Info.plist"], in: scratch.folder)
    #expect(fonts.status == 0)
    let isListed = list.contains(#"["Brand-Regular.ttf"] }"#)
    #expect(fonts.output.contains("UIAppFonts does not list it in 'Info.plist'") != isListed, "\(fonts.output)")
  }

  /// Fonts that generated Swift registers need no list.
  @Test(arguments: [("module", 0), ("main", 1)]) func registeredFontsNeedNoList(bundle: String, status: Int32) throws {
    let scratch = try Scratch([
      "a.json": #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#, "Info.plist": #"{ "UIAppFonts": [] }"#,
      "typeramp.json": #"""
      { "inputs": ["a.json"], "fonts": ["Fonts"], "infoPlist": "Info.plist",
        "outputs": [{ "format": "swift", "path": "{name}.swift", "bundle": "\#(bundle)" }] }
      """#,
    ])
    try DrawnFont.write([DrawnFont()], in: scratch)
    let run = try Tool.run(["validate", "--strict"] + Self.off, in: scratch.folder)
    #expect(run.status == status, "\(run.output)\(run.errors)")
    let fonts = try Tool.run(["fonts"], in: scratch.folder)
    #expect(
      fonts.status == 0 && fonts.output.hasPrefix("Fonts/Brand-Regular.ttf\n  Brand-Regular  "), "\(fonts.output)")
  }

  @Test func theSummaryCountsFontsThatWereNotChecked() throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#])
    let run = try Tool.run(["validate", "a.json"] + Self.off, in: scratch.folder)
    #expect(run.status == 0 && run.output == "no problems in 1 file; 1 font name not checked\n", "\(run.output)")
  }

  @Test func twoFilesWithOneFontAreReported() throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#])
    try DrawnFont.write([DrawnFont()], in: scratch)
    for copy in ["Fonts/Copy.ttf", "Other/Brand-Regular.ttf"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: "Other"), withIntermediateDirectories: true)
      try Data(DrawnFont().file).write(to: scratch.folder.appending(path: copy))
    }
    let arguments = ["validate", "a.json"] + Self.off + ["--fonts"]
    let run = try Tool.run(arguments + ["Fonts"], in: scratch.folder)
    let message = "'Brand-Regular' is a font in 'Fonts/Brand-Regular.ttf', 'Fonts/Copy.ttf'; iOS loads only one of them"
    #expect(run.status == 0 && run.output.contains("warning: \(message) [duplicate-font]"), "\(run.output)")
    // The same file in the folders of two targets is a copy.
    let copies = try Tool.run(arguments + ["Fonts/Brand-Regular.ttf", "--fonts", "Other"], in: scratch.folder)
    #expect(copies.output == "no problems in 1 file\n", "\(copies.output)")
    // Another file of its name and size is none: the checksum of a table differs.
    var other = DrawnFont().file
    other[16] ^= 1
    try Data(other).write(to: scratch.folder.appending(path: "Other/Brand-Regular.ttf"))
    let rivals = try Tool.run(arguments + ["Other", "--fonts", "Fonts/Brand-Regular.ttf"], in: scratch.folder)
    #expect(rivals.output.contains("'Fonts/Brand-Regular.ttf', 'Other/Brand-Regular.ttf'; iOS"), "\(rivals.output)")
    let list = try Tool.run(["fonts", "Fonts"], in: scratch.folder)
    #expect(list.output.contains("'Brand-Regular' is also in 'Fonts/Brand-Regular.ttf'"), "\(list.output)")
  }
}
