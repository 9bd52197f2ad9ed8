import Foundation
import TestSupport
import Testing

/// `typeramp audit`: what it reads, its reports, its exit statuses and its drafts.
@Suite struct AuditCommandTests {
  private static let fixed = "label.font = UIFont.systemFont(ofSize: 17)\n"
  private static let message = "17 points at every text size; 'body' has 17 to 53"
  private static let summary = "1 font: 0 of text styles, 0 scaled, 1 fixed, 0 undecided\n"
  private static let verdict = "FAIL: 1 font does not grow\n"

  @Test func aWarningFailsOnlyAStrictRun() throws {
    let scratch = try Scratch(["App/A.swift": Self.fixed])
    let run = try Tool.run(["audit"], in: scratch.folder)
    #expect(run.status == 0 && run.errors == Self.summary + Self.verdict)
    #expect(
      run.output == """
        App/A.swift:1:14: warning: \(Self.message) [fixed-text]
            1 | label.font = UIFont.systemFont(ofSize: 17)
              |              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        1 warning in 1 file

        """)
    #expect(try Tool.run(["audit", "--strict"], in: scratch.folder).status == 1)
    #expect(try Tool.run(["audit", "App", "--rule", "fixed-text=error"], in: scratch.folder).status == 1)
    let off = try Tool.run(["audit", "--strict", "--rule", "fixed-text=off"], in: scratch.folder)
    #expect(off.status == 0 && off.output == "no problems in 1 file\n")
  }

  @Test func filesOfOthersAreLeftOut() throws {
    let others = [
      "AppTests/A.swift", "Pods/A.swift", "Examples/A.swift", "App/.build/A.swift", "DerivedData/A.swift",
      "Vendor/A.xcframework/A.swift",
    ]
    let files = Dictionary(uniqueKeysWithValues: others.map { ($0, Self.fixed) })
    let generated = "// Generated using SwiftGen\n" + Self.fixed
    let scratch = try Scratch(
      files.merging(["App/B.swift": Self.fixed, "App/C.swift": generated, "a.txt": "", ".git/HEAD": ""]) { $1 })
    let run = try Tool.run(["audit"], in: scratch.folder)
    #expect(run.output.hasPrefix("App/B.swift:1:14: warning: ") && run.output.hasSuffix("\n1 warning in 1 file\n"))
    #expect(
      run.errors == Self.summary
        + "typeramp: note: left out: 1 file of samples, tools or pages in 'Examples'; 1 file of tests in 'AppTests'; "
        + "dependencies in 'DerivedData', 'Pods', 'Vendor/A.xcframework'; 1 generated file: 'App/C.swift'; "
        + "name a file or a folder to check it\n"
        + Self.verdict)
    let named = try Tool.run(["audit", "Examples/A.swift", "App/C.swift", "App/C.swift"], in: scratch.folder)
    #expect(named.output.hasSuffix("2 warnings in 2 files\n") || named.output.contains("here and in 1 other place"))
    let none = try Tool.run(["audit", "AppTests"], in: scratch.folder)
    #expect(none.status == 0 && none.output.contains("AppTests/A.swift"))
  }

  /// Folders such as Tools are left out at the top of a repository or of a package.
  @Test(arguments: [
    ("App/Tools/A.swift", ".git/HEAD", true), ("Tools/A.swift", ".git/HEAD", false), ("Web/A.swift", "a.txt", true),
    ("Kit/Docs/A.swift", "Kit/Package.swift", false), ("Kit/Sources/Docs/A.swift", "Kit/Package.swift", true),
  ])
  func aFolderOfToolsCanBeTheApps(path: String, other: String, isRead: Bool) throws {
    let scratch = try Scratch([path: Self.fixed, other: "", "B.swift": ""])
    let run = try Tool.run(["audit", "--strict"], in: scratch.folder)
    #expect(run.status == (isRead ? 1 : 0), "\(run.errors)")
    #expect(run.errors.contains("left out: 1 file of samples, tools or pages in '") != isRead)
  }

  @Test(arguments: [
    (["a.txt"], "'a.txt' is not a folder, Swift file, xib or storyboard"), (["B"], "'B' is not a folder"),
    (["Empty"], "no Swift or Interface Builder files found"), (["B.swift"], "B.swift"),
    (["A.swift", "--merge", "1"], "'--merge' needs '--draft FILE.json'"),
    (["A.swift", "--draft", "a.json", "--merge", "-1"], "'-1'"),
    (["A.swift", "--draft", "a.txt"], "'a.txt' already exists, and a draft replaces no file"),
    (["A.swift", "--update-baseline"], "'--update-baseline' needs '--baseline FILE'"),
    (["A.swift", "--report", "json=A.swift"], "A.swift"), (["Empty", "--draft", "a.json"], "no Swift"),
    (["None.swift", "--draft", "a.json"], "no font has a literal size, so 'a.json' was not written"),
  ])
  func aMistakeInACallIsReported(arguments: [String], error: String) throws {
    let scratch = try Scratch(["A.swift": Self.fixed, "a.txt": "x", "Empty/x": "", "None.swift": "a()"])
    let run = try Tool.run(["audit"] + arguments, in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains(error), "\(run.errors)")
    #expect(try scratch.text("a.txt") == "x" && scratch.text("A.swift") == Self.fixed)
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "a.json").path))
  }

  @Test func aMalformedFileIsAnError() throws {
    let scratch = try Scratch(["A.xib": "<document>", "B.swift": Self.fixed])
    let run = try Tool.run(["audit"], in: scratch.folder)
    #expect(run.status == 1 && run.output.contains("A.xib:1:11: error: the tags of 'document' do not match"))
    #expect(run.output.contains("B.swift"))
  }

  @Test func aBaselineHidesKnownFonts() throws {
    let scratch = try Scratch(["A.swift": Self.fixed])
    let arguments = ["audit", "--strict", "--baseline", "known.json"]
    #expect(try Tool.run(arguments, in: scratch.folder).status == 2)
    #expect(try Tool.run(arguments + ["--update-baseline"], in: scratch.folder).status == 0)
    try scratch.write("\n// moved\n" + Self.fixed, to: "A.swift")
    let known = try Tool.run(arguments, in: scratch.folder)
    #expect(known.status == 0 && known.output == "no problems in 1 file (1 known from the baseline)\n")
    try scratch.write(Self.fixed + Self.fixed, to: "A.swift")
    #expect(try Tool.run(arguments, in: scratch.folder).status == 1)
  }

  @Test func aKnownFileDoesNotHideAnother() throws {
    let scratch = try Scratch(["B.swift": "m.scaledFont(for: f)"])
    let arguments = ["audit", "--baseline", "known.json"]
    #expect(try Tool.run(arguments + ["--update-baseline"], in: scratch.folder).status == 0)
    try scratch.write("m.scaledFont(for: f)", to: "A.swift")
    let run = try Tool.run(arguments, in: scratch.folder)
    #expect(run.output.hasPrefix("A.swift:1:3: note: 1 scaled font, 0 live labels; "), "\(run.output)")
    #expect(run.output.contains("(1 known from the baseline)") && !run.output.contains("B.swift"))
  }

  @Test func aDraftIsForOneProject() throws {
    let scratch = try Scratch([
      "A/a.swift": Self.fixed, "A/typeramp.json": "{}", "B/b.swift": Self.fixed, "B/typeramp.json": "{}",
    ])
    let run = try Tool.run(["audit", "--draft", "Brand.json"], in: scratch.folder)
    #expect(
      run.status == 2 && run.output == ""
        && !FileManager.default.fileExists(atPath: scratch.folder.appending(path: "Brand.json").path))
    #expect(
      run.errors.hasPrefix("typeramp: error: a draft is for one project; name the folder of one: './A', './B'\n"),
      "\(run.errors)")
  }

  @Test func reportsHaveTheNumbers() throws {
    let scratch = try Scratch(["A.swift": Self.fixed + "a.font(.body)"])
    let run = try Tool.run(["audit", "--report", "json", "--report", "sarif=a.sarif"], in: scratch.folder)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let fonts = try #require((report["summary"] as? [String: Any])?["fonts"] as? [String: Int])
    #expect(
      fonts["literal"] == 1 && fonts["fixed"] == 1 && fonts["textStyles"] == 1 && fonts["undecided"] == 0
        && fonts.count == 17)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["message"] as? String } == [Self.message])
    let sarif = try JSONSerialization.jsonObject(with: Data(scratch.text("a.sarif").utf8)) as? [String: Any]
    let properties = (sarif?["runs"] as? [[String: Any]])?.first?["properties"] as? [String: Any]
    #expect((properties?["fonts"] as? [String: Int])?["literal"] == 1)
  }

  /// The draft of a project, used as its dictionary, has each font; after a rewrite with its styles nothing is found.
  @Test func aDraftIsADictionary() throws {
    let swift = """
      enum Theme { static let sheetTitle = Font.custom("Lato-Bold", fixedSize: 32) }
      a.font = UIFont.systemFont(ofSize: 17)
      b.font = UIFont.boldSystemFont(ofSize: 15)

      """
    let font = #"<fontDescription key="fontDescription" type="system" weight="medium" pointSize="13"/>"#
    let scratch = try Scratch(["App/A.swift": swift, "App/B.xib": "<document>\(font)</document>"])
    let run = try Tool.run(["audit", "--draft", "Brand.json"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("typeramp: 'Brand.json': 1 text style and 3 custom styles from 4 fonts\n"))
    #expect(run.errors.contains("rename or remove 'sheetTitle', "))
    #expect(run.errors.hasSuffix("FAIL: 4 fonts do not grow\n"))
    let draft = try Tool.run(["validate", "Brand.json"], in: scratch.folder)
    #expect(draft.status == 0, "\(draft.output)")
    try scratch.write(#"{ "inputs": ["Brand.json"] }"#, to: "typeramp.json")
    let second = try Tool.run(["audit"], in: scratch.folder)
    var rewritten = swift
    for (font, style, sizes) in [
      (#"Font.custom("Lato-Bold", fixedSize: 32)"#, "sheetTitle", "32 to 55"),
      ("UIFont.systemFont(ofSize: 17)", "body", "17 to 53"),
      ("UIFont.boldSystemFont(ofSize: 15)", "subheadline15Bold", "15 to 44"),
    ] {
      #expect(second.output.contains("; '\(style)' has \(sizes) [fixed-text]"), "\(second.output)")
      rewritten = rewritten.replacing(font, with: "UIFont.brand(.\(style))")
    }
    #expect(second.output.contains("'footnote13Medium' has 13 to"))
    try scratch.write(rewritten, to: "App/A.swift")
    #expect(try Tool.run(["compile", "Brand.json", "-o", "App/Brand.swift"], in: scratch.folder).status == 0)
    try scratch.write(
      #"<document><fontDescription style="UICTFontTextStyleBody"/></document>"#, to: "App/B.xib")
    let third = try Tool.run(["audit", "--rule", "no-live-update=off"], in: scratch.folder)
    #expect(third.status == 0 && third.output == "no problems in 2 files\n", "\(third.output)")
  }

  /// The warnings about the styles are for `validate`.
  @Test func aStrictAuditIsAboutFonts() throws {
    let scratch = try Scratch([
      "A.swift": Self.fixed, "B.json": #"{ "body": { "fontName": "Georgia", "fontSize": 9 } }"#,
      "typeramp.json": #"{ "inputs": ["B.json"] }"#,
    ])
    let run = try Tool.run(["audit", "--strict"], in: scratch.folder)
    #expect(run.status == 1 && run.output.contains(" points at every text size"), "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("no font was checked"))
  }

  @Test func aDictionaryWithMistakesIsNamed() throws {
    let scratch = try Scratch(["A.swift": Self.fixed, "B.json": "{", "typeramp.json": #"{ "inputs": ["B.json"] }"#])
    let run = try Tool.run(["audit"], in: scratch.folder)
    #expect(run.status == 1 && run.output == "" && run.errors.contains("B.json:1:2: error: "))
    #expect(run.errors.contains("error: no font was checked, because the styles have errors\n"))
  }

  /// From a folder above, an error names the project that has it.
  @Test(arguments: [("audit", "font was checked"), ("fit", "text was measured")])
  func anErrorNamesItsProject(command: String, nothing: String) throws {
    let app = [
      "typeramp.json": #"{ "inputs": ["B.json"], "fit": [{ "keys": "*", "style": "body", "width": 99 }] }"#,
      "a.swift": "let a = UIFont.systemFont(ofSize: 17)", "en.lproj/a.strings": #""a" = "b";"#,
    ]
    let files = ["one/": #"{ "body": { "fontSiz": 7 } }"#, "two/": "{}"].map { folder, styles in
      app.merging(["B.json": styles]) { $1 }.map { (folder + $0, $1) }
    }
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: files.joined()))
    let run = try Tool.run([command, "."], in: scratch.folder)
    #expect(run.errors.contains("no \(nothing), because the styles have errors (./one/typeramp.json)\n"))
    #expect(!(try Tool.run([command, "one"], in: scratch.folder)).errors.contains("typeramp.json)"))
  }

  @Test func rulesOfTheConfigurationCount() throws {
    let scratch = try Scratch([
      "App/A.swift": Self.fixed, "App/Old/A.swift": Self.fixed,
      "typeramp.json":
        #"{ "strict": true, "overrides": [{ "files": ["App/Old/*"], "rules": { "fixed-text": "off" } }] }"#,
    ])
    let run = try Tool.run(["audit"], in: scratch.folder)
    #expect(run.status == 1 && run.output.hasSuffix("\n1 error in 2 files\n"), "\(run.output)")
  }
}
