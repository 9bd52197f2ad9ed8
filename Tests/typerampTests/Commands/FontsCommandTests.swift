import Foundation
import TestSupport
import Testing

/// `typeramp fonts`, and reports about font files in `validate` and `compile`.
@Suite struct FontsCommand {
  private static let openSans = "/usr/share/fonts/truetype/open-sans"
  private static let hasOpenSans = FileManager.default.fileExists(atPath: openSans)

  @Test func invalidFontsAreReportedAndOthersListed() throws {
    let scratch = try Scratch(["a.ttf": "no font", "deep/b.woff": "wOFF", "deep/b.woff2": "wOF2", "c.txt": "x"])
    let run = try Tool.run(["fonts", "a.ttf", "missing.ttf", "deep", "-"], in: scratch.folder, input: "x")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        a.ttf: error: not a font file; expected TrueType, OpenType or a collection [font-file]
        typeramp: error: cannot read 'missing.ttf': no such file or directory
        deep/b.woff: error: WOFF is not read; expected the same font as TrueType or OpenType [font-file]
        deep/b.woff2: error: WOFF2 is not read; expected the same font as TrueType or OpenType [font-file]
        stdin: error: not a font file; expected TrueType, OpenType or a collection [font-file]

        """)
  }

  /// A search without a result must not look like a success.
  @Test func aFolderWithoutFontsIsAFailure() throws {
    let scratch = try Scratch(["App/Info.plist": "x", "b/c.txt": "x"])
    let run = try Tool.run(["fonts", "App", "b"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "typeramp: error: no font file found in 'App', 'b'\n")
  }

  /// A list of languages needs no configuration; those of the project are in one.
  @Test func onlyTheLanguagesOfTheProjectNeedAConfiguration() throws {
    let scratch = try Scratch([
      "A/typeramp.json": "{", "B/typeramp.json": "{", "c.json": #"{ "languages": ["en"] }"#,
    ])
    for folder in ["A", "B"] { try Data(DrawnFont().file).write(to: scratch.folder.appending(path: folder + "/a.ttf")) }
    let listed = try Tool.run(["fonts", "A", "B", "--languages", "en"], in: scratch.folder)
    #expect(listed.status == 0 && listed.errors == "" && listed.output.contains("has all 52 letters of en"))
    let project = try Tool.run(["fonts", "A", "B", "--languages", "project"], in: scratch.folder)
    #expect(project.status == 2 && project.errors.contains("expected '--config FILE'"))
    let named = try Tool.run(["fonts", "A", "B", "--languages", "project", "--config", "c.json"], in: scratch.folder)
    #expect(named.status == 0 && named.output == listed.output)
  }

  /// The languages of the project are searched for below the working directory too, where there is no typeramp.json.
  @Test func languagesAreFoundWithoutAConfiguration() throws {
    let scratch = try Scratch(["App/en.lproj/Localizable.strings": ""])
    try Data(DrawnFont().file).write(to: scratch.folder.appending(path: "a.ttf"))
    let run = try Tool.run(["fonts", "a.ttf", "--languages", "project"], in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("has all 52 letters of en"), "\(run)")
  }

  /// A font without a map of characters.
  @Test func unreadableCharactersAreReported() throws {
    let scratch = try Scratch([:])
    try Data(FontBuilder.whole.sfnt()).write(to: scratch.folder.appending(path: "a.ttf"))
    let call = ["fonts", "a.ttf", "--languages", "en"]
    #expect(try Tool.run(call, in: scratch.folder).output.contains("\n    its characters cannot be read\n"))
    #expect(try Tool.run(call + ["--json"], in: scratch.folder).output.contains(#""languages": []"#))
    #expect(try !Tool.run(["fonts", "a.ttf", "--json"], in: scratch.folder).output.contains("languages"))
  }

  @Test func facesOfIOSAreListedByFamily() throws {
    let run = try Tool.run(["fonts", "--ios", "26"], in: Repository.root)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains("Georgia\n  Georgia\n  Georgia-Bold\n  Georgia-BoldItalic\n  Georgia-Italic\n"))
    let both = try Tool.run(["fonts", "--ios", "17", "Sources"], in: Repository.root)
    #expect(both.status == 0 && both.output.hasPrefix("Academy Engraved LET\n  AcademyEngravedLetPlain\n"))
    let neither = try Tool.run(["fonts"], in: Repository.root)
    #expect(neither.status == 2)
    #expect(neither.errors.contains("expected a font file or a folder, 'fonts' in typeramp.json, or '--ios VERSION'"))
  }

  // The names in real files are tested: Debian's package fonts-open-sans.
  @Test(.enabled(if: hasOpenSans, "no fonts-open-sans")) func namesAreListedByFile() throws {
    let run = try Tool.run(["fonts", Self.openSans], in: Repository.root)
    #expect(run.status == 0)
    #expect(run.output.contains("OpenSans-LightItalic.ttf\n  OpenSansLight-Italic  Open Sans Light Italic\n"))
  }

  @Test(.enabled(if: hasOpenSans, "no fonts-open-sans")) func aDepfileNamesTheFontsThatWereRead() throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "fontName": "OpenSans", "fontSize": 17 } }"#])
    let font = Self.openSans + "/OpenSans-Regular.ttf"
    let run = try Tool.run(
      ["compile", "a.json", "--fonts", font, "--css-font-embed", "-o", "a.css", "--depfile", "d"], in: scratch.folder)
    #expect(run.errors == "")
    #expect(try scratch.text("d") == "a.css: \\\n  a.json \\\n  \(font)\n\na.json:\n\n\(font):\n")
  }

  @Test func aFontFileThatCannotBeReadIsAFailureButFindingsArePrinted() throws {
    let scratch = try Scratch(["a.json": #"{ "titel": { "weight": "bold" } }"#, "x.ttf": "no font"])
    let run = try Tool.run(["validate", "a.json", "--fonts", "x.ttf", "--fonts", "gone.ttf"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.contains("unknown text style 'titel'"))
    #expect(run.errors.contains("x.ttf: error: not a font file"))
    #expect(run.errors.contains("cannot read 'gone.ttf'"))
    let compile = try Tool.run(["compile", "a.json", "--fonts", "x.ttf", "-o", "out.json"], in: scratch.folder)
    #expect(compile.status == 2)
    #expect(scratch.files == ["a.json", "x.ttf"])
  }

  @Test(.enabled(if: hasOpenSans, "no fonts-open-sans")) func anInfoPlistCanComeFromStandardInput() throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#])
    let run = try Tool.run(
      ["validate", "a.json", "--fonts", Self.openSans, "--info-plist", "-", "--rule=missing-text-style=off"],
      in: scratch.folder, input: #"{ "UIAppFonts": "A.ttf" }"#)
    #expect(run.output.contains("stdin:1:18: error: expected an array of file names for 'UIAppFonts', not the string"))
    #expect(run.status == 1)
  }

  /// In a checkout without its large files, no font in the folder can be read.
  @Test(arguments: ["", "version https://git-lfs.github.com/spec/v1"])
  func aFolderWithoutFontsIsAFailure(file: String) throws {
    let scratch = try Scratch(["a.json": CompileCommand.good, "Fonts/Brand.\(file.isEmpty ? "txt" : "ttf")": file])
    let run = try Tool.run(["validate", "a.json", "--fonts", "Fonts"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("typeramp: error: there is no font file in 'Fonts' that can be read"))
  }

  @Test(.enabled(if: hasOpenSans, "no fonts-open-sans")) func fontsAreFoundNextToTheDictionaries() throws {
    let scratch = try Scratch(["App/a.json": #"{ "body": { "fontName": "OpenSans-Regular", "fontSize": 17 } }"#])
    let unchecked = try Tool.run(["validate", "App"], in: scratch.folder)
    #expect(unchecked.status == 0)
    #expect(unchecked.errors.contains("1 font name was not checked: 'OpenSans-Regular'; pass --fonts"))
    try FileManager.default.copyItem(
      atPath: Self.openSans + "/OpenSans-Regular.ttf", toPath: scratch.folder.path + "/App/OpenSans-Regular.ttf")
    let run = try Tool.run(["validate", "App"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("no font 'OpenSans-Regular' in the font files or on iOS 26 [unknown-font]"))
    #expect(run.output.contains("fix: replace it with 'OpenSans'"))
    #expect(!run.errors.contains("not checked"))
  }

  @Test func suggestionsForBinaryFilesAreShown() throws {
    let scratch = try Scratch([:])
    let plist = try PropertyListSerialization.data(
      fromPropertyList: ["body": ["fontName": "noteworthy-light", "fontSize": 17]], format: .binary, options: 0)
    try plist.write(to: scratch.folder.appending(path: "b.plist"))
    let run = try Tool.run(["validate", "b.plist"], in: scratch.folder)
    #expect(
      run.output.contains("no font 'noteworthy-light' on iOS 26; did you mean 'Noteworthy-Light'? [unknown-font]"))
  }
}
