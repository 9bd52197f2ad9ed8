import Diagnostics
import Documents
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Detection of a document's form.
@Suite struct FormDetection {
  @Test(
    arguments: [
      (##"{ "a": { "$value": 1 } }"##, "dtcg"),
      (##"{ "$schema": "https://www.designtokens.org/schemas/2025.10/format.json" }"##, "dtcg"),
      (##"{ "resolutionOrder": [], "version": "2025.10" }"##, "dtcg"),
      (##"{ "a": { "b": { "value": "1px" } } }"##, "style-dictionary"),
      (##"{ "a": { "value": "1", "type": "fontSizes" } }"##, "tokens-studio"),
      (##"{ "a": { "$value": "1", "$type": "lineHeights" } }"##, "tokens-studio"),
      (##"{ "$themes": [], "core": {} }"##, "tokens-studio"), (##"{ "$metadata": {}, "core": {} }"##, "tokens-studio"),
      (##"{ "a": { "value": { "fontSize": "1" }, "type": "composition" } }"##, "tokens-studio"),
      ("{}", nil), ("[]", nil), ("3", nil), (##"{ "body": { "fontName": "A", "fontSize": 3 } }"##, nil),
      (##"{ "metrics": { "icon": { "value": 3 } } }"##, nil),
      (##"{ "$extensions": { "a": { "value": 3, "type": "sizing" } } }"##, nil),
      (##"{ "body": { "weight": "bold", "$extensions": { "a": { "$value": 3 } } } }"##, nil),
      (##"{ "$schema": "https://example.com/typeramp.json", "body": { "weight": "bold" } }"##, nil),
    ] as [(String, String?)])
  func whatADocumentIs(text: String, form: String?) throws {
    #expect(TokenForm.detect(in: try Document(Array(text.utf8), path: "a").tree.get().root)?.name == form)
  }

  private static let dictionaries =
    Repository.files(in: Repository.fixtures.appending(path: "Dictionaries"))
    + Repository.files(in: Repository.fixtures.appending(path: "Mistakes"))
    + Repository.files(in: Repository.corpus?.appending(path: "styles"))

  @Test(arguments: dictionaries) func dictionariesAreNotTokens(_ file: URL) throws {
    guard case .success(let tree) = Document([UInt8](try Data(contentsOf: file)), path: "").tree else { return }
    #expect(TokenForm.detect(in: tree.root) == nil)
  }

  @Test(arguments: TokenForm.all.map(\.name)) func aNamedFormIsUsed(form: String) throws {
    let named = try #require(TokenForm.all.first { $0.name == form })
    #expect(ReadTokens("{}", form: named).compilation.imported?.checked.set.form.name == form)
  }
}

/// Strings used as numbers, as in Tokens Studio and Style Dictionary.
@Suite struct OlderValues {
  private static func read(
    _ value: String, _ form: TokenForm = .tokensStudio, around: String = "", dollar: Bool = false
  ) -> ReadTokens {
    let sign = dollar ? "$" : ""
    return ReadTokens(
      """
      { \(around) "body": { "\(sign)type": "typography", "\(sign)value": { "fontFamily": "Optima", "fontWeight": "400", \(value) } } }
      """, form: form)
  }

  private static let scale =
    ##""scale": { "value": "16", "type": "sizing" }, "twice": { "value": "{scale} * 2", "type": "sizing" }, "##

  @Test(
    arguments: [
      (##""fontSize": "17""##, 17), (##""fontSize": 17"##, 17), (##""fontSize": "17px""##, 17),
      (##""fontSize": "1.5rem""##, 24),
      (##""fontSize": "16 * 1.5""##, 24), (##""fontSize": "{scale}""##, 16), (##""fontSize": "{scale} * 1.25""##, 20),
      (##""fontSize": "{ scale } + 1""##, 17), (##""fontSize": "{twice} / 2 + 4""##, 20),
      (##""fontSize": "({scale} + {twice}) / 3""##, 16),
      (##""fontSize": "{scale.value} + 1""##, 17),
    ] as [(String, Double)])
  func sizes(value: String, expected: Double) {
    for dollar in [true, false] {
      let tokens = Self.read(value, around: Self.scale, dollar: dollar)
      #expect(tokens.number(.fontSize) == expected)
      #expect(tokens.findings == [])
    }
  }

  @Test(
    arguments: [
      (##""lineHeight": "120%""##, 1.2), (##""lineHeight": "AUTO""##, nil), (##""lineHeight": "auto""##, nil),
      (##""lineHeight": 1.5"##, 1.5),
      (##""lineHeight": "1.5""##, 1.5), (##""lineHeight": "34px""##, 2), (##""lineHeight": "34""##, 2),
      (##""lineHeight": 34"##, 2),
      (##""lineHeight": 4"##, 0.235294117647), (##""lineHeight": 3.99"##, 3.99),
      (##""lineHeight": "{scale} * 2.125""##, 2), (##""lineHeight": "0.75 * 2""##, 1.5),
    ] as [(String, Double?)])
  func lineHeights(value: String, expected: Double?) {
    let tokens = Self.read(##""fontSize": "17", "## + value, around: Self.scale)
    #expect(tokens.findings == [])
    #expect(tokens.number(.lineHeight) == expected)
  }

  @Test(
    arguments: [
      ("\"-10%\"", -1.7), ("\"0\"", 0), ("0.5", 0.5), ("\"0.1em\"", 1.7), ("\"-2px\"", -2), ("\"normal\"", nil),
    ] as [(String, Double?)])
  func letterSpacings(value: String, expected: Double?) {
    let tokens = Self.read(##""fontSize": "17", "letterSpacing": "## + value)
    #expect(tokens.findings == [])
    let spacing = tokens.number(.tracking)
    #expect(spacing.map { abs($0 - (expected ?? .infinity)) < 1e-12 } ?? (expected == nil))
  }

  @Test(
    arguments: [
      ("Semi Bold Italic", 600, true), ("halbfett", 600, false), ("Bold", 700, false), ("300", 300, false),
      ("Kräftig Kursiv", 500, true),
    ] as [(String, Double, Bool)])
  func weightsWithASlant(weight: String, value: Double, isItalic: Bool) {
    let text =
      ##"{ "body": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "17", "fontWeight": "\##(weight)" } } }"##
    let typography = ReadTokens(text, form: .tokensStudio).typography("body")
    #expect(typography?.weight?.value.unnamed == WeightText(weight: value, isItalic: isItalic))
  }

  /// In Style Dictionary, a number without a unit is a multiple of the base.
  @Test func bareNumbersAreRemInStyleDictionary() {
    let tokens = Self.read(##""fontSize": 1.5"##, .styleDictionary)
    #expect(tokens.number(.fontSize) == 24)
    #expect(tokens.ids == ["token-bare-dimension"])
    #expect(Self.read(##""fontSize": "17px""##, .styleDictionary).number(.fontSize) == 17)
  }

  @Test(
    arguments: [
      (##""fontSize": "16px * 2rem""##, "token-arithmetic"), (##""fontSize": "1 / 0""##, "token-arithmetic"),
      (##""fontSize": "{nothing} * 2""##, "token-arithmetic"),
      (##""fontSize": "sine({scale})""##, "token-arithmetic"),
      (##""fontSize": "(1""##, "token-arithmetic"), (##""fontSize": "big""##, "token-value"),
      (##""fontSize": "0""##, "token-value"),
      (##""fontSize": "-3""##, "token-value"), (##""fontSize": "{nothing}""##, "token-reference"),
      (##""fontSize": "1e308 * 10""##, "token-arithmetic"),
    ] as [(String, String)])
  func valuesWithoutAResult(value: String, rule: String) {
    let tokens = Self.read(value, around: Self.scale)
    #expect(tokens.ids == [rule])
    #expect(tokens.compilation.table == nil)
  }

  @Test func cyclicArithmeticIsAnError() {
    let around = ##""a": { "value": "{b} + 1", "type": "sizing" }, "b": { "value": "{a} * 2", "type": "sizing" }, "##
    let tokens = Self.read(##""fontSize": "{a} * 2""##, around: around)
    #expect(tokens.ids.contains("token-cycle"))
    #expect(tokens.compilation.table == nil)
  }

  /// Scalars with the type typography are skipped.
  @Test(arguments: ["\"bold\"", "12", ##"{ "mobile": 12, "desktop": 14 }"##]) func scalarsAreNotTypography(
    value: String
  ) {
    let tokens = Self.read(
      ##""fontSize": "17""##, around: ##""font": { "weight": { "value": \##(value), "type": "typography" } }, "##)
    #expect(tokens.compilation.table != nil)
    #expect(tokens.findings.allSatisfy { $0.severity == .warning })
  }

  /// A text with many references to a long one would exceed memory; and many references must not take many passes.
  @Test(arguments: [10_000, 20_000]) func familiesOfManyReferencesEnd(count: Int) {
    let long = String(repeating: "x", count: 100_000)
    let text = String(repeating: "{long}", count: count)
    let tokens = ReadTokens(
      ##"{ "long": { "value": "\##(long)", "type": "fontFamilies" }, "body": { "type": "typography", "value": { "fontSize": "17", "fontFamily": "\##(text)" } } }"##,
      form: .tokensStudio)
    #expect(tokens.ids == ["token-value"])
  }

  @Test(arguments: ["{comma}{comma}", "{nothing}, serif", "{size} {comma}", "{comma} "]) func referencesToNoFamily(
    text: String
  ) {
    let around = ##""comma": { "value": ",", "type": "fontFamilies" }, "size": { "value": 3, "type": "sizing" }, "##
    let tokens = ReadTokens(
      ##"{ \##(around) "body": { "type": "typography", "value": { "fontSize": "17", "fontFamily": "\##(text)" } } }"##,
      form: .tokensStudio)
    #expect(tokens.ids == ["token-value"])
  }

  @Test func familiesByReference() {
    let tokens = ReadTokens(
      ##"{ "f": { "value": "Optima", "type": "fontFamilies" }, "body": { "type": "typography", "value": { "fontSize": "17", "fontFamily": "{f}, {f} Sans, serif" } } }"##,
      form: .tokensStudio)
    #expect(tokens.typography("body")?.families?.value == ["Optima", "Optima Sans", "serif"])
  }
}

/// The sets of Tokens Studio.
@Suite struct TokenSetTests {
  private static func set(_ size: Int, _ name: String = "body") -> String {
    ##"{ "\##(name)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\##(size)" } } }"##
  }

  private static func theme(_ sets: String) -> String {
    ##"{ "id": "1", "name": "a", "selectedTokenSets": { \##(sets) } }"##
  }

  @Test(
    arguments: [
      (##""a": \##(set(17)), "b": \##(set(18)), "$metadata": {}"##, 18.0),
      (##""a": \##(set(17)), "b": \##(set(18)), "$metadata": { "tokenSetOrder": ["b", "a"] }"##, 17),
      (##""a": \##(set(17)), "b": \##(set(18)), "$themes": [\##(theme(##""a": "enabled", "b": "disabled""##))]"##, 17),
      (
        ##""a": \##(set(17)), "b": \##(set(18, "x")), "$themes": [\##(theme(##""a": "enabled", "b": "source""##))]"##,
        17
      ),
      (##""sys/a": \##(set(17)), "sys/b": \##(set(18)), "$metadata": { "tokenSetOrder": ["sys/b", "sys/a"] }"##, 17),
      (##""a": \##(set(17)), "b": \##(set(18)), "$themes": [\##(theme(##""a": "enabled""##))]"##, 17),
    ] as [(String, Double)])
  func whichSetCounts(members: String, size: Double) {
    let tokens = ReadTokens("{ \(members) }", form: nil)
    #expect(tokens.compilation.imported?.checked.set.form.name == "tokens-studio")
    #expect(tokens.number(.fontSize) == size)
    #expect(tokens.findings.filter { $0.severity == .error } == [])
  }

  /// Tokens of a source set can be referred to, but are not styles, and are not counted as left out.
  @Test func sourcesAreNoStyles() {
    let members =
      ##""core": { "s": { "value": "17", "type": "sizing" }, "callout": \##(Self.set(3).dropFirst(10).dropLast(2)) }"##
    let sets = ##""b": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{s}" } } }"##
    let tokens = ReadTokens(
      ##"{ \##(members), \##(sets), "$themes": [\##(Self.theme(##""core": "source", "b": "enabled""##))] }"##, form: nil
    )
    #expect(tokens.number(.fontSize) == 17)
    #expect(tokens.compilation.dictionary?.entries.map(\.name) == ["body"])
    #expect(tokens.compilation.findings.contains { $0.id == "token-unmapped" } == false)
  }

  @Test(
    arguments: [
      ("a.json5", nil),
      ("a.js", "typeramp reads JSON, not JavaScript; convert the file first"),
      ("dir/a.YML", "typeramp reads JSON, not YAML; convert the file first"), ("a.json", nil),
    ] as [(String, String?)])
  func otherLanguagesAreNamed(path: String, note: String?) throws {
    let compilation = ReadTokens("module.exports = { a: 1 }", form: nil, path: path).compilation
    #expect(compilation.findings.count == 1)
    #expect(compilation.findings.flatMap(\.notes).map(\.message).last { $0.contains("convert the file") } == note)
  }
}

/// Projects of several files.
@Suite struct TokenProjects {
  private static func compile(_ files: [(String, String)], _ context: CompilationOptions = ReadTokens.context()) throws
    -> Compilation
  {
    let parts = try files.map { (name: $0.0, tree: try Document(Array($0.1.utf8), path: "in/\($0.0).json").tree.get()) }
    return Compilation(Document(Tree.joined(parts, path: "in")), options: context)
  }

  private static let base = ##"{ "size": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } } }"##
  private static let body = TokenExample.body(fontSize: "\"{size}\"")

  @Test func filesReferToEachOther() throws {
    for files in [[("a", Self.base), ("b", Self.body)], [("b", Self.body), ("a", Self.base)]] {
      let compilation = try Self.compile(files)
      #expect(compilation.table != nil)
      #expect(compilation.dictionary?.entry(for: .body)?.values.fontSize?.value == 17)
      #expect(compilation.files.map(\.source.path) == files.map { "in/\($0.0).json" })
    }
  }

  /// Of two tokens with the same path in files that are no alternatives, the later one is used, which a warning says.
  @Test func theLaterFileCounts() throws {
    let size = ##""size": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } }"##
    let other = ##"{ \##(size), "x": { "$type": "number", "$value": 1 }, "y": { "$type": "number", "$value": 1 } }"##
    let compilation = try Self.compile([("a", Self.base), ("b", Self.body), ("c", other)])
    #expect(compilation.dictionary?.entry(for: .body)?.values.fontSize?.value == 20)
    let findings = compilation.files.flatMap(\.findings).filter { $0.severity > .note }
    #expect(
      findings.map(\.message) == ["'size' is defined differently by the files 'a' and 'c'; the later one is used"])
    #expect(findings.map(\.id) == ["token-set-conflict"])
  }

  /// What files say about the whole counts as far as they agree, in any order.
  @Test(arguments: ["One", "Two"]) func theTopIsThatOfAllFiles(other: String) throws {
    let own = ##""$extensions": { "dev.typeramp": { "typeramp": { "ignore": ["tight-text"] } } }, "##
    let files = [("a", Self.base, "One", own), ("b", Self.body, other, "")].map { name, text, description, more in
      (name, text.replacing("{", with: ##"{ "$description": "\##(description)", \##(more)"##, maxReplacements: 1))
    }
    let note = "the tops of the files have different '$description', which is left out"
    for files in [files, files.reversed()] {
      let compilation = try Self.compile(files)
      #expect(compilation.dictionary?.description == (other == "One" ? "One" : nil))
      #expect(compilation.dictionary?.suppressedRules.count == 1)
      #expect(compilation.files.flatMap(\.findings).map(\.message) == (other == "One" ? [] : [note]))
    }
  }

  /// A mistake at the top of a file of colours does not stop typography in another file.
  @Test(arguments: [false, true]) func aMistakeInAnotherFileIsOnlyCounted(isInText: Bool) throws {
    let mistake = ##""legacy": "red", "##
    let text = isInText ? Self.body.replacing("{", with: "{ " + mistake, maxReplacements: 1) : Self.body
    let colours = ##"{ \##(isInText ? "" : mistake)"c": { "$type": "color", "$value": "#ff0000" } }"##
    var context = CompilationOptions()
    context.tokens.reportsAllTokens = false
    let compilation = try Self.compile([("a", Self.base), ("b", text), ("c", colours)], context)
    #expect((compilation.table == nil) == isInText)
    #expect(compilation.files.flatMap(\.findings).contains { $0.id == (isInText ? "token-shape" : "token-unused") })
  }

  /// Files that define the same tokens are alternatives: one of them must be chosen.
  @Test func filesOfModesAreAChoice() throws {
    let files = [("a", Self.body), ("size.large", Self.size(20)), ("size.small", Self.size(12))]
    let open = try Self.compile(files)
    #expect(open.table == nil)
    #expect(
      open.files.flatMap(\.findings).filter { $0.severity == .error }.map(\.message) == [
        "no file is chosen among those that define the same tokens, and 'body' depends on it; expected one of 'size.large', "
          + "'size.small'; add --theme size.large or \"themes\": { \"\": \"size.large\" } to typeramp.json"
      ])
    for (name, size) in [("size.large", 20.0), ("size.small", 12.0)] {
      var options = CompilationOptions()
      options.tokens.themes[""] = name
      #expect(try Self.compile(files, options).dictionary?.entry(for: .body)?.values.fontSize?.value == size)
    }
  }

  /// Folders that hold the same files are one choice, however many files they have.
  @Test func foldersOfModesAreOneChoice() throws {
    let face = { (name: String) in ##"{ "face": { "$type": "fontFamily", "$value": "\##(name)" } }"## }
    let files = [
      ("t/dark/face", face("Menlo")), ("t/dark/size", Self.size(18)), ("t/light/face", face("Optima")),
      ("t/light/size", Self.size(17)),
      ("t/text", TokenExample.body(fontFamily: "\"{face}\"", fontSize: "\"{size}\"")),
    ]
    let open = try Self.compile(files)
    let errors = open.files.flatMap(\.findings).filter { $0.severity == .error }.map(\.message)
    #expect(errors.count == 1 && errors[0].contains("expected one of 'dark', 'light'; add --theme dark"))
    var options = CompilationOptions()
    options.tokens.themes[""] = "light"
    let light = try Self.compile(files, options).dictionary?.entry(for: .body)?.values
    #expect(light?.fontSize?.value == 17 && light?.fontName?.value == "Optima-Regular")
  }

  /// Two groups of alternatives whose names begin alike are told apart.
  @Test func groupsOfOneNameAreTwoChoices() throws {
    let other = { (size: Int) in ##"{ "other": \##(Self.size(size).dropFirst(10).dropLast(2)) }"## }
    let files = [
      ("mode.a", Self.size(17)), ("mode.b", Self.size(18)), ("mode.c", other(17)), ("mode.d", other(18)),
      ("text", Self.body),
    ]
    let choices = try Self.compile(files).imported?.choices.map(\.name) ?? []
    #expect(choices.count == 2 && Set(choices).count == 2)
  }

  /// A plain value of Style Dictionary that two files have, and that typography refers to.
  @Test func plainValuesThatDisagreeAreReported() throws {
    let text = ##"{ "body": { "value": { "fontFamily": "Optima", "fontSize": "{base.size}" } } }"##
    let files = [
      ("a", ##"{ "base": { "size": "14px", "x": 1 } }"##), ("b", ##"{ "base": { "size": "20px", "x": 2 } }"##),
      ("text", text),
    ]
    var context = ReadTokens.context(form: .styleDictionary)
    context.tokens.reportsAllTokens = false
    let findings = try Self.compile(files, context).files.flatMap(\.findings).filter { $0.severity > .note }
    #expect(
      findings.map(\.message) == ["'base.size' is defined differently by the files 'a' and 'b'; the later one is used"])
  }

  private static func size(_ points: Int) -> String {
    ##"{ "size": { "$type": "dimension", "$value": { "value": \##(points), "unit": "px" } } }"##
  }

  /// Findings have positions in their own files, also in overridden layers.
  @Test func rangesAreThoseOfTheFile() throws {
    let first = MarkedText(##"{ "g": { "a": { "$type": "number", "$value": «"x"» } }, "h": { "«$odd»": 1 } }"##)
    let second = MarkedText(##"{ "g": { "b": { "$type": "number", "$value": "{«nothing»}" } }, "h": {} }"##)
    let compilation = try Self.compile([("a", first.text), ("b", second.text), ("c", Self.base), ("d", Self.body)])
    #expect(
      compilation.files.map { $0.findings.filter { $0.severity > .note }.map(\.id) } == [
        ["token-value", "token-unknown-key"], ["token-reference"], [], [],
      ])
    #expect(compilation.files[0].findings.filter { $0.id == "token-unknown-key" }.map(\.range) == [first.ranges[1]])
    #expect(
      compilation.files[1].findings.map { String(decoding: second.bytes[$0.range], as: UTF8.self) } == ["{nothing}"])
  }

  private static let claim = #"\#n    "$extensions": { "dev.typeramp": { "textStyle": "body" } },"#

  /// A note about another file has no position in this one, so its message names the position.
  @Test func theKindOfAnotherFileIsNamed() throws {
    let compilation = try Self.compile([
      ("a", TokenExample.body(beside: Self.claim)), ("b", TokenExample.body(name: "Body", beside: Self.claim)),
    ])
    let findings = compilation.files.flatMap(\.findings).filter { $0.id == "token-mapped-twice" }
    #expect(findings.count == 1)
    #expect(findings.flatMap(\.notes).allSatisfy { $0.message.contains("in/") })
  }
}
