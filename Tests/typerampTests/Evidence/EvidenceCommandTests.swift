import Foundation
import TestSupport
import Testing

/// `typeramp evidence`: its forms, its exit statuses, and where languages come from.
@Suite struct ReportCommandTests {
  private static let good = #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#
  private static let short = #"{ "body": { "fontName": "Georgia", "fontSize": 17, "maximumPointSize": 20 } }"#

  @Test func aRequirementDecidesTheStatus() throws {
    let scratch = try Scratch(["Good.json": Self.good, "Short.json": Self.short])
    let require = ["--require", "larger-text"]
    let good = try Tool.run(["evidence", "Good.json"] + require, in: scratch.folder)
    #expect(
      good.status == 0 && good.errors == ""
        && good.output.contains("not checked whether the app uses them:** `Good`: 1 of 1 counted style reaches"))
    let short = try Tool.run(["evidence", "Good.json", "Short.json"] + require, in: scratch.folder)
    #expect(short.status == 1)
    #expect(short.errors == "typeramp: error: Larger Text is not met: Short: 'body' reaches 117 %\n")
    // Without the requirement it is only reported.
    #expect(try Tool.run(["evidence", "Short.json"], in: scratch.folder).status == 0)
  }

  /// The texts of the project's catalogs, if its configuration says where they are shown.
  @Test func textsAreCountedByLanguage() throws {
    let settings = { (style: String) in
      #"{ "inputs": ["A.json"], "fonts": ["Fonts"], "fit": [{ "keys": "*", "style": "\#(style)", "width": 200, "lines": 1 }] }"#
    }
    let scratch = try Scratch([
      "A.json": #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#, "typeramp.json": settings("body"),
      "de.lproj/A.strings": #""a" = "Ja"; "b" = "Abbrechen"; "c" = "Sichern und noch viel weiter";"#,
      "fr.lproj/A.strings": #""a" = "Oui";"#, "<i>.lproj/A.strings": #""a" = "ไทย";"#,
    ])
    try DrawnFont.write(DrawnFont.family, in: scratch)
    let run = try Tool.run(["evidence"], in: scratch.folder)
    #expect(run.status == 0 && run.errors == "typeramp: note: the letters of the language '<i>' are unknown\n")
    #expect(
      run.output.contains(
        """
        | Language | Measured | Fit at 200\u{A0}% | Fit at AX5 | Not measured |
        | :-- | --: | --: | --: | --: |
        | `<i>` | 0 | 0 | 0 | 1 |
        | `de` | 3 | 2 | 1 | 0 |
        | `fr` | 1 | 1 | 1 | 0 |

        - `1 text (1 in <i>) not measured: the glyphs or lines of the script depend on more than single characters`

        """), "\(run.output)")
    let json = try Tool.run(["evidence", "--json"], in: scratch.folder)
    let report = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let texts = try #require(report["texts"] as? [[String: Any]])
    #expect(
      texts.map { $0["fitAt200Percent"] as? Int } == [0, 2, 1] && texts.map { $0["notMeasured"] as? Int } == [1, 0, 0])
    try scratch.write(settings("body").replacing("*", with: "no.*"), to: "typeramp.json")
    let unused = try Tool.run(["evidence"], in: scratch.folder)
    #expect(
      unused.status == 2 && unused.output == "" && unused.errors.contains("error: no key of the catalogs matches"))
    try scratch.write(#"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "fixed": true } }"#, to: "A.json")
    try scratch.write(settings("body"), to: "typeramp.json")
    #expect(try Tool.run(["evidence"], in: scratch.folder).output.contains("| `de` | 3 | 0 | 2 | 0 |"))
    try scratch.write(settings("headline"), to: "typeramp.json")
    let refused = try Tool.run(["evidence"], in: scratch.folder)
    let reason = "style 'headline' has the system font, of which there is no file"
    #expect(
      refused.status == 0 && refused.output.contains("- `5 texts not measured: \(reason)`\n"), "\(refused.output)")
    #expect(refused.errors.contains("note: texts were not measured: \(reason)\n"))
    #expect(try !Tool.run(["evidence", "A.json"], in: scratch.folder).output.contains("## Texts"))
  }

  @Test(arguments: [("a.html", "<!DOCTYPE html>"), ("a.md", "# Larger Text"), ("a.json", "{\n  \"formatVersion\": 1")])
  func theExtensionMeansTheForm(file: String, start: String) throws {
    let scratch = try Scratch(["Good.json": Self.good])
    let run = try Tool.run(["evidence", "Good.json", "-o", file], in: scratch.folder)
    #expect(run.status == 0 && run.output == "" && run.errors == "wrote \(file)\n")
    let text = try scratch.text(file)
    #expect(text.hasPrefix(start))
    #expect(try Tool.run(["evidence", "Good.json", "-o", file], in: scratch.folder).status == 0)
    #expect(try scratch.text(file) == text)
  }

  @Test(arguments: [
    (["Good.json", "-o", "a.txt"], "unknown extension of 'a.txt'"),
    (["Good.json", "-o", "a.html", "--json"], "'--json' and 'a.html' are two forms; expected one"),
    (["Good.json", "-o", "."], "'.' is a folder"), (["Good.json", "--require", "all"], "'all'"),
    (["Good.json", "-o", "Good.json"], "Good.json"), (["Good.json", "--languages", "xx"], "'xx'"), ([], "an input"),
  ])
  func wrongCallsAreRefused(arguments: [String], message: String) throws {
    let scratch = try Scratch(["Good.json": Self.good])
    let run = try Tool.run(["evidence"] + arguments, in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains(message))
    #expect(try scratch.text("Good.json") == Self.good)
  }

  @Test func aDictionaryWithErrorsHasNoReport() throws {
    let scratch = try Scratch(["a.json": #"{ "body": { "fontSize": 17 } }"#])
    let run = try Tool.run(["evidence", "a.json", "-o", "a.html"], in: scratch.folder)
    #expect(
      run.status == 1 && run.errors.contains("[missing-font-name]")
        && run.errors.hasSuffix("typeramp: note: no report was written\n"))
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "a.html").path))
  }

  /// A theme of colours has no part in the report.
  @Test func aThemeWithoutTypographyIsLeftOut() throws {
    let studio = """
      { "core": { "body": { "type": "typography", "value": { "fontFamily": "Lato", "fontWeight": "Regular", "fontSize": "17" } } },
        "dark": { "ink": { "type": "color", "value": "#fff" } },
        "$themes": [
          { "id": "1", "name": "Calm", "selectedTokenSets": { "core": "enabled" } },
          { "id": "2", "name": "Dark", "selectedTokenSets": { "dark": "enabled" } } ],
        "$metadata": { "tokenSetOrder": ["core", "dark"] } }
      """
    let outputs = #"[{ "format": "css", "path": "{name}-{theme}.css" }]"#
    let scratch = try Scratch([
      "studio.json": studio, "typeramp.json": #"{ "inputs": ["studio.json"], "outputs": \#(outputs) }"#,
    ])
    let run = try Tool.run(["evidence"], in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("`studio, Calm`: 1 of 1 counted style reaches 200"))
    #expect(run.errors.contains("without typography, and left out: 'Dark'"))
  }

  /// Those of typeramp.json, otherwise of the project's folders and string catalogs, without those of packed code.
  @Test func languagesAreThoseOfTheProject() throws {
    let catalog = #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": { "vi": {}, "tlh": {} } } } }"#
    let scratch = try Scratch([
      "Good.json": Self.good, "typeramp.json": #"{ "inputs": ["Good.json"] }"#, "de.lproj/Localizable.strings": "",
      "Base.lproj/Main.storyboard": "", "App/Localizable.xcstrings": catalog, "App/Broken.xcstrings": "{",
      "Pods/fr.lproj/a.strings": "", "Kit.framework/it.lproj/a.strings": "",
    ])
    let found = try Tool.run(["evidence", "--json"], in: scratch.folder)
    #expect(found.status == 0 && found.output.contains(#""languages": ["de", "en", "vi"]"#))
    #expect(
      found.errors == """
        typeramp: note: cannot read the languages of './App/Broken.xcstrings'
        typeramp: note: the letters of the language 'tlh' are unknown

        """)
    try scratch.write(#"{ "inputs": ["Good.json"], "languages": ["th"] }"#, to: "typeramp.json")
    #expect(try Tool.run(["evidence", "--json"], in: scratch.folder).output.contains(#""languages": ["th"]"#))
    let named = try Tool.run(["evidence", "--json", "--languages", "ru,el"], in: scratch.folder)
    #expect(named.output.contains(#""languages": ["ru", "el"]"#))
    try scratch.write(#"{ "inputs": ["Good.json"], "languages": ["xx"] }"#, to: "typeramp.json")
    let wrong = try Tool.run(["evidence"], in: scratch.folder)
    #expect(wrong.status == 2 && wrong.errors.contains("the letters of the language 'xx' are unknown"))
  }

  /// The path of the project itself does not count.
  @Test func languagesAreFoundInAFolderThatIsCalledLikeAnApp() throws {
    let scratch = try Scratch([
      "a.app/Good.json": Self.good, "a.app/typeramp.json": #"{ "inputs": ["Good.json"] }"#,
      "a.app/de.lproj/Localizable.strings": "",
    ])
    let run = try Tool.run(["evidence", "--config", "a.app/typeramp.json", "--json"], in: scratch.folder)
    #expect(run.output.contains(#""languages": ["de"]"#))
  }

  @Test(arguments: [[], ["--no-config"]]) func aSearchWithoutLanguagesIsReported(more: [String]) throws {
    let scratch = try Scratch(["Good.json": Self.good, "typeramp.json": #"{ "inputs": ["Good.json"] }"#])
    let run = try Tool.run(["evidence", "Good.json", "--languages", "project"] + more, in: scratch.folder)
    let note = "typeramp: note: no languages found in typeramp.json, .lproj folders or string catalogs\n"
    #expect(run.status == 0 && run.errors == note)
  }

  /// A catalog of a stranger can have any number of tags.
  @Test func unknownLanguagesAreOneNote() throws {
    let tags = (0..<1000).map { "\"x\($0)\": {}" }.joined(separator: ", ")
    let catalog = #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": { \#(tags) } } } }"#
    let scratch = try Scratch(["Good.json": Self.good, "typeramp.json": "{}", "a.xcstrings": catalog])
    let run = try Tool.run(["evidence", "Good.json"], in: scratch.folder)
    let names = ["x0", "x1", "x10", "x100", "x101", "x102", "x103", "x104"].map { "'\($0)'" }.joined(separator: ", ")
    #expect(run.errors == "typeramp: note: the letters of the languages \(names) and 992 more are unknown\n")
  }

  /// `init` writes the languages of a project with fonts; rules then check letters.
  @Test func initWritesLanguages() throws {
    let scratch = try Scratch([
      "Good.json": Self.good, "de.lproj/Localizable.strings": "", "tlh.lproj/Localizable.strings": "",
    ])
    try DrawnFont.write([DrawnFont()], in: scratch)
    let run = try Tool.run(["init"], in: scratch.folder)
    #expect(run.output.contains("Found texts in the languages de.\n"))
    #expect(run.output.contains("Left out languages: the letters of the language 'tlh' are unknown.\n"))
    #expect(try scratch.text("typeramp.json").contains(#""languages": ["de"]"#))
  }
}
