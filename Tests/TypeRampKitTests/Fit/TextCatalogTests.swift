import Documents
import TestSupport
import Testing

@testable import TypeRampKit

@Suite struct TextCatalogTests {
  private static func texts(_ text: String, _ path: String) -> [String] {
    let catalog = TextCatalog(Array(text.utf8), path: path)
    return catalog.texts.map { text in
      let marked = String(decoding: catalog.source.text[text.range], as: UTF8.self)
      return [text.language, text.key, text.variation, text.text].joined(separator: "|")
        + (marked == text.text ? "" : "|\(marked)")
    }
  }

  private static func catalog(_ strings: String) -> [String] {
    texts(#"{ "sourceLanguage": "en", "strings": { \#(strings) } }"#, "A.xcstrings")
  }

  private static func unit(_ text: String) -> String { #"{ "stringUnit": { "state": "new", "value": "\#(text)" } }"# }

  @Test(arguments: [
    (#""a": {}"#, ["en|a||a"]),
    (#""a": { "localizations": { "de": \#(unit("ä")) } }"#, ["de|a||ä", "en|a||a"]),
    (#""a": { "localizations": { "en": \#(unit("b")) } }"#, ["en|a||b"]),
    (#""a": { "comment": "big typeramp:ignore" }, "b": {}"#, ["en|b||b"]),
    (#""a": { "extractionState": "stale" }, "b": { "extractionState": "manual" }"#, ["en|b||b"]),
    (
      #""a": { "localizations": { "en": { "variations": { "device": { "mac": \#(unit("m")), "other": { "variations": { "plural": { "one": \#(unit("1")) } } } } } } } }"#,
      ["en|a|other.one|1"]
    ),
    (
      #""a": { "localizations": { "en": { "stringUnit": { "value": "%#@f@ in %#@g@" }, "substitutions": { "f": { "variations": { "plural": { "one": \#(unit("%arg file")), "other": \#(unit("%arg files")) } } }, "g": { "variations": { "plural": { "other": \#(unit("%arg dirs")) } } } } } } }"#,
      [
        "en|a|f.one|%arg file in %arg dirs|%arg file", "en|a|f.other|%arg files in %arg dirs|%arg files",
        "en|a|g.other|%arg files in %arg dirs|%arg dirs",
      ]
    ),
  ])
  func aCatalogHasTheTextsOfItsLanguages(strings: String, texts: [String]) {
    #expect(Self.catalog(strings) == texts)
  }

  @Test func aStringsFileHasTheLanguageOfItsFolder() {
    let text = "/* typeramp:ignore */ a = b; c = d; // typeramp:ignore\ne = f;"
    #expect(Self.texts(text, "App/de.lproj/A.strings") == ["de|c||d"])
    #expect(Self.texts("a = b;", "Base.lproj/A.strings") == ["|a||b"])
    #expect(Self.texts("a = b;", "A.strings") == ["|a||b"])
    #expect(Self.texts(" \n", "A.strings") == [])
    #expect(Self.texts("{ a = b; \"c\"; } // d", "A.strings") == ["|a||b", "|c||c"])
  }

  @Test func propertyListsAreRead() {
    let list = { (members: String) in "<plist version=\"1.0\"><dict>\(members)</dict></plist>" }
    #expect(Self.texts(list("<key>a</key><string>b</string>"), "fr.lproj/A.strings") == ["fr|a||b"])
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@!</string>"
    let forms = "<key>one</key><string>%d file</string><key>other</key><string>%d files</string>"
    let entry = "<key>a</key><dict>\(format)<key>n</key><dict>\(forms)</dict></dict>"
    #expect(
      Self.texts(list(entry), "fr.lproj/A.stringsdict") == [
        "fr|a|n.one|%d file!|%d file", "fr|a|n.other|%d files!|%d files",
      ])
  }

  @Test(arguments: [
    ("{ a = b;", "expected '}' before the end of the file"), ("a", "expected '=' after the key"),
    ("{ a; } b", "expected the end of the file after the first value"),
  ])
  func aMalformedStringsFileIsAMistake(text: String, message: String) {
    #expect(TextCatalog(Array(text.utf8), path: "A.strings").mistake?.mistake.message == message)
  }

  /// Texts for systems with other text sizes.
  @Test func textsForOtherDevicesAreCounted() {
    let units = ["mac", "appletv", "applewatch", "iphone"].map { "\"\($0)\": \(Self.unit($0))" }
    let devices = "{ \"variations\": { \"device\": { \(units.joined(separator: ", ")) } } }"
    let text = "{ \"strings\": { \"a\": { \"localizations\": { \"\": \(devices) } } } }"
    let catalog = TextCatalog(Array(text.utf8), path: "A.xcstrings")
    #expect(catalog.texts.map(\.variation) == ["iphone"] && catalog.leftOut == [.elsewhere: 3])
  }

  /// A form with a variable was measured without it, and many forms in a long text were all kept.
  @Test(arguments: [(1, "%d of %#@m@", 0, 1), (1, "%d", 1, 0), (20, "%d", 15, 5)])
  func formsThatAreNotFilledInAreCounted(count: Int, form: String, texts: Int, unread: Int) {
    let long = String(repeating: "x", count: count == 1 ? 1 : 1 << 20)
    let members = (0..<count).map { index in
      """
      <key>\(index)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>other</key><string>\(form)\(long)</string></dict></dict>
      """
    }
    let list = "<plist version=\"1.0\"><dict>\(members.joined())</dict></plist>"
    let catalog = TextCatalog(Array(list.utf8), path: "fr.lproj/A.stringsdict")
    #expect(catalog.texts.count == texts && catalog.leftOut[.unread, default: 0] == unread)
  }

  @Test(arguments: [
    (#"{ "strings": 1 }"#, "A.xcstrings", false, 0), ("[]", "A.xcstrings", false, 0),
    ("<plist version=\"1.0\"><array/></plist>", "A.stringsdict", false, 0),
    (##"{ "strings": { "%#@a@": {} } }"##, "A.xcstrings", true, 1),
    (##"{ "strings": { "%#@file-count@": {} } }"##, "A.xcstrings", true, 1),
    (
      ##"{ "sourceLanguage": "de", "strings": { "a": { "localizations": { "de": { "stringSet": {} } } } } }"##,
      "A.xcstrings", true, 1
    ),
    ("<plist version=\"1.0\"><dict><key>a</key><integer>1</integer></dict></plist>", "A.strings", true, 1),
  ])
  func whatIsNotReadIsCounted(text: String, path: String, isWellFormed: Bool, unread: Int) {
    let catalog = TextCatalog(Array(text.utf8), path: path)
    #expect(catalog.isWellFormed == isWellFormed && catalog.leftOut[.unread, default: 0] == unread)
    #expect(catalog.texts.isEmpty && catalog.mistake == nil)
  }

  @Test(arguments: [
    ("%@", "O"), ("%1$@ %2$lld", "O N"), ("%lld%%", "N%"), ("100 % of %d", "100 % of N"), ("%.2f", "N"), ("%arg", "N"),
    ("%", "%"), ("%ä", "%ä"), ("%-05ld", "N"), ("%1$", "%1$"), ("%s", "O"), ("a%@b", "aOb"),
    ("%#@@", "%#@@"), ("%#@a", "%#@a"),
  ])
  func placeholdersAreReplaced(text: String, shown: String) {
    #expect(FormatText(text).text(number: "N", object: "O") == shown)
  }
}
