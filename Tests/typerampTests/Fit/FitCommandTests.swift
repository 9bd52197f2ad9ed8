import Foundation
import TestSupport
import Testing

/// `typeramp fit`: its answers, its reports, its exit statuses, and what it refuses.
@Suite struct FitCommandTests {
  private static let settings = """
    { "inputs": ["s.json"], "fonts": ["Fonts"], "fit": [
      { "keys": "*", "style": "body", "screen": "iPhone SE", "padding": 20 },
      { "keys": "button.*", "style": "body", "width": 90, "lines": 1 } ] }
    """
  private static let styles =
    #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17, "boldFontName": "Brand-Bold" } }"#

  private static func scratch(_ more: [String: String] = [:]) throws -> Scratch {
    let scratch = try Scratch(
      [
        "typeramp.json": settings, "s.json": styles,
        "de.lproj/A.strings": "\"button.save\" = \"Sichern und weiter\";\n\"a\" = \"Ja\";\n",
        "AppTests/A.strings": "a = b;",
      ].merging(more) { $1 })
    try DrawnFont.write(DrawnFont.family, in: scratch)
    return scratch
  }

  @Test func aTextIsReportedWhereItIs() throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(["fit"], in: scratch.folder)
    #expect(
      run.output == """
        de.lproj/A.strings:1:18: warning: 'Sichern und weiter' (de) fits at no text size; at XS it is 135 points wide, the line 90 [text-does-not-fit]
            1 | "button.save" = "Sichern und weiter";
              |                  ^~~~~~~~~~~~~~~~~~
        1 warning in 1 file

        """)
    #expect(
      run.errors == """
        typeramp: 2 texts measured; these fit: 1 at L, 1 at AX1, 1 at AX5
        typeramp: note: left out: 1 file of tests in 'AppTests'

        """)
    #expect(run.status == 0)
    #expect(try Tool.run(["fit", "--strict"], in: scratch.folder).status == 1)
    #expect(try Tool.run(["fit"], in: scratch.folder).output == run.output)
  }

  @Test func aBaselineKnowsTexts() throws {
    let scratch = try Self.scratch()
    let call = ["fit", "--strict", "--baseline", "b.json"]
    #expect(try Tool.run(call + ["--update-baseline"], in: scratch.folder).status == 0)
    #expect(try scratch.text("b.json").contains(#""keyPath": "de.button.save""#))
    #expect(try Tool.run(call, in: scratch.folder).status == 0)
  }

  @Test func oneTextIsAnswered() throws {
    let scratch = try Self.scratch()
    let call = ["fit", "--text", "Weiter", "--style", "body", "--width", "100"]
    let run = try Tool.run(call, in: scratch.folder)
    #expect(
      run.output == "fits up to AX1; at AX2 with Bold Text the word 'Weiter' is 111.6 points wide, the line 100\n")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try Tool.run(call + ["--strict"], in: scratch.folder).status == 0)
    #expect(try Tool.run(call + ["--strict", "--fit-up-to", "AX2"], in: scratch.folder).status == 1)
    let caption = ["fit", "--text", "A", "--style", "caption", "--width", "100", "--stand-in", "Fonts/Brand-Bold.ttf"]
    #expect(try Tool.run(caption, in: scratch.folder).output.hasPrefix("fits at every text size, estimated with"))
    let exact = try Tool.run(call + ["--tolerance", "0", "--lines", "1", "--json"], in: scratch.folder)
    #expect(exact.output.contains(#""fitsUpTo": "accessibility1""#) && exact.output.contains(#""accessibility5": "#))
  }

  @Test func jsonHasTheLinesOfEachText() throws {
    let scratch = try Self.scratch()
    let run = try Tool.run(["fit", "--json"], in: scratch.folder)
    let rows = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])["texts"]
    let texts = try #require(rows as? [[String: Any]])
    #expect(texts.map { $0["key"] as? String } == ["button.save", "a"])
    #expect(texts.map { ($0["lines"] as? [String: Int])?.count } == [12, 12])
    #expect(run.status == 0)
    #expect(try Tool.run(["fit", "--json", "--strict"], in: scratch.folder).status == 1)
    let cut = try Self.scratch(["cut.strings": "\"a"])
    let failed = try Tool.run(["fit", "--json"], in: cut.folder)
    #expect(failed.status == 2 && failed.errors.contains("'cut.strings'"))
    #expect(texts[0]["fitsUpTo"] is NSNull && texts[1]["fitsUpTo"] as? String == "accessibility5")
  }

  /// The configuration of another project was malformed, and JSON did not say so.
  @Test func jsonHidesNoMalformedConfiguration() throws {
    let scratch = try Self.scratch(["other/typeramp.json": "{ \"inputs\": "])
    let run = try Tool.run(["fit", ".", "--json"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("other/typeramp.json:1:"), "\(run)")
    #expect(run.output.hasPrefix("{"))
  }

  @Test func aStandInIsNamedInEachLine() throws {
    let scratch = try Self.scratch()
    let call = ["fit", "--no-config", "--style", "body", "--width", "90", "--lines", "1", "de.lproj"]
    let refused = try Tool.run(call, in: scratch.folder)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(
      refused.errors.hasSuffix(
        """
        typeramp: note: 2 texts not measured: style 'body' has the system font, of which there is no file
        typeramp: note: '--stand-in FONT' measures another font

        """), "\(refused.errors)")
    let run = try Tool.run(call + ["--stand-in", "Fonts/Brand-Bold.ttf"], in: scratch.folder)
    #expect(run.output.contains("the line 90, estimated with 'Brand-Bold' [text-does-not-fit]"))
    #expect(run.errors.contains("note: style 'body' is estimated with 'Brand-Bold'\n"))
  }

  /// One style that cannot be measured does not stop the others.
  @Test func theTextsOfAStyleWithoutAFileAreCounted() throws {
    let scratch = try Self.scratch()
    try scratch.write(
      Self.settings.replacing(#""button.*", "style": "body""#, with: #""button.*", "style": "headline""#),
      to: "typeramp.json")
    let run = try Tool.run(["fit", "--all"], in: scratch.folder)
    let reason = "style 'headline' has the system font, of which there is no file"
    #expect(run.status == 0 && run.output.contains("no problems"), "\(run)")
    #expect(
      run.errors == """
        typeramp: 1 text measured; these fit: 1 at L, 1 at AX1, 1 at AX5
        typeramp: note: 1 text not measured: \(reason)
        typeramp: note: '--stand-in FONT' measures another font
        typeramp: note: de.lproj/A.strings: 'button.save' (de) not measured: \(reason)
        typeramp: note: left out: 1 file of tests in 'AppTests'

        """)
    let strict = try Tool.run(["fit", "--strict"], in: scratch.folder)
    #expect(strict.status == 2 && strict.errors.contains("typeramp: error: \(reason)\n"), "\(strict)")
  }

  @Test func aBolderStyleThanTheStandInIsNamed() throws {
    let scratch = try Self.scratch()
    let call = ["fit", "--no-config", "de.lproj", "--width", "300", "--stand-in", "Fonts/Brand-Regular.ttf", "--style"]
    let narrow = "is estimated with 'Brand-Regular'; a bolder face is wider than that\n"
    #expect(try Tool.run(call + ["headline"], in: scratch.folder).errors.contains("style 'headline' \(narrow)"))
    #expect(try !Tool.run(call + ["body"], in: scratch.folder).errors.contains("wider than that"))
  }

  @Test(arguments: [
    (["--style", "body"], "'--style' and '--width' need each other"),
    (["--text", "a"], "'--text' needs '--style STYLE' and '--width POINTS'"),
    (["--lines", "1"], "'--lines' needs '--style STYLE' and '--width POINTS'"),
    (["--no-config"], "expected '--style STYLE --width POINTS', or 'fit' in typeramp.json"),
    (["--text", "a", "--style", "body", "--width", "9", "de.lproj"], "'--text' is one text"),
    (["--style", "bodi", "--width", "9"], "unknown style 'bodi'; did you mean 'body'?"),
    (["s.json"], "'s.json' is not a folder"),
    (["--json", "--report", "json"], "'--json' writes no findings"),
    (["--text", "a", "--style", "body", "--width", "9", "--report", "json"], "'--text' writes no findings"),
    (["Fonts"], "no string catalogs were found"),
    (["--text", "ไทย", "--style", "body", "--width", "9"], "the text was not measured"),
    (["bad.xcstrings"], "it is not a string catalog"),
    (["--style", "body", "--width", "1e3"], "'1e3'"), (["--tolerance", "51"], "'51'"), (["--lines", "0"], "'0'"),
    (["--update-baseline"], "'--update-baseline' needs '--baseline FILE'"),
    (["--stand-in", "s.json"], "not a font file"),
  ])
  func aCallIsRefused(arguments: [String], message: String) throws {
    let scratch = try Self.scratch(["bad.xcstrings": "[]", "cut.strings": "\"a"])
    let run = try Tool.run(["fit"] + arguments, in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run)")
  }

  @Test(arguments: [
    (#"{ "keys": "*", "style": "body" }"#, "there is no width; expected 'width' or 'screen'"),
    (#"{ "keys": "*", "style": "body", "width": 40, "padding": 20 }"#, "no width is left for text"),
    (#"{ "keys": "*", "style": "body", "screen": "iPhone 99" }"#, "iPhone 99"),
    (
      #"{ "keys": "*", "style": "body", "width": 40, "screen": "iPhone 16" }"#,
      "there are two widths; expected 'width' or 'screen'"
    ),
    (#"{ "keys": "*", "style": "body", "width": 40, "lines": 0 }"#, "a number of lines from 1 to 100"),
    (#"{ "keys": "*", "style": "body", "width": 40, "padding": -1 }"#, "'padding' is negative; expected 0 or more"),
    (
      #"{ "keys": "*", "style": "body", "width": "40" }"#,
      "1:53: error: expected a number for 'width', not the string '40'"
    ),
    (
      #"{ "keys": "*", "style": "bodi", "width": 40 }"#, "1:36: error: no style is called 'bodi'; 'typeramp show' lists"
    ),
    ("1", "a dictionary with 'keys', 'style' and 'width'"),
  ])
  func aPlaceIsChecked(place: String, message: String) throws {
    let scratch = try Self.scratch(["typeramp.json": "{ \"fit\": [\(place)] }"])
    let run = try Tool.run(["fit"], in: scratch.folder)
    #expect(run.status == 2 && run.output.contains(message) && run.output.contains("1 error in"), "\(run)")
  }

  /// Patterns that no key matches made a check of nothing look like a success.
  @Test(arguments: [
    (
      #"{ "keys": "*", "style": "body", "width": 300 }, { "keys": "buton.*", "style": "body", "width": 9 }"#,
      "1:113: error: no key of the catalogs matches this pattern [configuration-unknown-value]"
    ),
    (
      #"{ "keys": "a", "style": "body", "width": 300 }, { "keys": "*", "style": "body", "width": 300 }"#,
      "1:65: error: later patterns match all keys that this one matches"
    ),
    (
      #"{ "keys": "*", "files": ["fr.lproj/*"], "style": "body", "width": 300 }"#,
      "1:65: error: no key of the catalogs matches this pattern and its 'files'"
    ),
  ])
  func aPatternThatNoKeyUsesIsAnError(fit: String, message: String) throws {
    let scratch = try Self.scratch(
      ["typeramp.json": "{ \"inputs\": [\"s.json\"], \"fonts\": [\"Fonts\"], \"fit\": [ \(fit) ] }"])
    let run = try Tool.run(["fit"], in: scratch.folder)
    #expect(run.status >= 1 && run.output.contains(message) && run.output.contains("1 error in"), "\(run)")
    let json = try Tool.run(["fit", "--json"], in: scratch.folder)
    #expect(json.status == 2 && json.errors.contains(message.split(separator: "error: ")[1].split(separator: " [")[0]))
    // One of the catalogs may have none of the keys.
    #expect(try Tool.run(["fit", "de.lproj"], in: scratch.folder).status == (fit.contains("fr") ? 2 : 0))
  }

  @Test func aPatternMayBeForOneCatalog() throws {
    let scratch = try Self.scratch([
      "typeramp.json": """
      { "inputs": ["s.json"], "fonts": ["Fonts"], "fit": [
        { "keys": "*", "style": "body", "width": 300, "padding": 0 },
        { "keys": "*", "files": ["**/InfoPlist.strings"], "style": "body", "width": 30, "lines": 1 } ] }
      """, "de.lproj/InfoPlist.strings": "name = Name;",
    ])
    let run = try Tool.run(["fit", "--strict"], in: scratch.folder)
    #expect(run.status == 1 && run.output.hasPrefix("de.lproj/InfoPlist.strings:1:8: error: 'Name' (de) fits"))
    #expect(run.output.hasSuffix("1 error in 2 files\n") || run.output.hasSuffix("1 error in 1 file\n"), "\(run)")
  }

  @Test(arguments: ["a = \"ไทย\";", "a = \" \";", ""]) func aCheckOfNothingIsNoSuccess(text: String) throws {
    let scratch = try Self.scratch(["th.lproj/A.strings": text])
    let run = try Tool.run(["fit", "th.lproj"], in: scratch.folder)
    #expect(run.status == 2 && run.output == "" && run.errors.contains("error: no text was measured\n"), "\(run)")
    #expect(text != "a = \" \";" || run.errors.contains("note: 1 text left out: empty, as if not translated\n"))
  }

  /// JSON has texts, and standard error the mistakes, those of typeramp.json too.
  @Test func jsonHidesNoMistake() throws {
    let text = #"{ "fit": [{ "keys": ["*"], "style": "body", "width": 100 }] }"#
    let scratch = try Scratch(["A.strings": "\"a\" = \"b\";", "typeramp.json": text])
    let run = try Tool.run(["fit", "A.strings", "--json"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("error: expected a string for 'keys', not an array"), "\(run)")
  }

  /// Apple's styles were measured in place of those of a dictionary that is missing or has errors.
  @Test(arguments: [
    (
      #"{ "body": { "fontName": "Brand-Regular", "fontSize": "60" } }"#, "s.json",
      "s.json:1:55: error: expected a number"
    ),
    (#"{ "body": { "fontName": "Brand-Regular" "#, "s.json", "s.json:1:41: error: "),
    (styles, "t.json", "there is no file 't.json'"),
  ])
  func aDictionaryWithErrorsMeasuresNothing(styles: String, input: String, message: String) throws {
    let scratch = try Self.scratch(["s.json": styles, "typeramp.json": Self.settings.replacing("s.json", with: input)])
    for options in [[], ["--stand-in", "Fonts/Brand-Bold.ttf"]] {
      let run = try Tool.run(["fit"] + options, in: scratch.folder)
      #expect(run.status == (input == "s.json" ? 1 : 2) && (run.output + run.errors).contains(message), "\(run)")
      #expect(!run.errors.contains("texts measured"))
    }
  }
}
