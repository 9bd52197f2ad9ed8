import Testing
import Writing

@testable import TypeRampKit

/// What a finding about several styles is recognised by, in a baseline and in a comparison.
@Suite struct FindingIdentityTests {
  /// A rule, two styles that it reports, and an entry that it does not report.
  struct Case: Sendable {
    let rule: Rule
    let styles: [String]
    let bad: String
  }

  private static let good = #"{ "fontName": "Noteworthy-Light", "fontSize": 17 }"#

  private static let cases = [
    Case(
      rule: .cutLetters, styles: ["title", "title2"],
      bad: #"{ "fontName": "Brand-Text", "fontSize": 28, "lineHeight": 1 }"#),
    Case(rule: .tightText, styles: ["body", "callout"], bad: #"{ "weight": "regular", "lineHeight": 1.4 }"#),
    Case(
      rule: .missingBoldFont, styles: ["body", "callout"], bad: #"{ "fontName": "Brand-Regular", "fontSize": 17 }"#),
  ]

  /// Each style has a finding of its own: a further one is new, and mending the first makes no other one new.
  @Test(arguments: cases) func eachStyleIsRecognised(_ example: Case) {
    let names = example.styles
    let one = Self.text([(names[0], example.bad)])
    let both = Self.text(names.map { ($0, example.bad) })
    let mended = Self.text([(names[0], Self.good), (names[1], example.bad)])
    #expect(Self.fresh(example.rule, one, then: both).map { $0.hasPrefix(names[1]) } == [true])
    #expect(Self.fresh(example.rule, both, then: mended) == [])
    let (added, resolved) = (Self.changes(example.rule, one, both), Self.changes(example.rule, both, mended))
    #expect(added.map(\.kind.id) == ["finding-added"] && resolved.map(\.kind.id) == ["finding-resolved"])
    #expect(added.first?.finding?.message.contains("'\(names[1])'") == true)
    #expect(resolved.first?.finding?.message.contains("'\(names[0])'") == true)
  }

  /// People read one sentence in a comparison; its JSON has each.
  @Test func newFindingsOfOneCauseAreOneSentence() {
    let names = ["title", "title2"]
    let good = Self.text(names.map { ($0, Self.good) })
    let changes = Self.changes(.cutLetters, good, Self.text(names.map { ($0, Self.cases[0].bad) }))
    #expect(changes.count == 2)
    let shown = ChangeGroup.all(in: changes).flatMap(\.changes).compactMap(\.finding?.message)
    #expect(shown.map { $0.prefix { $0 != ":" } } == ["'title2' and 'title' clip 'Ậ' (vi)"])
  }

  /// A finding about a font is the same one whichever style names the font first, and that of another font is new.
  @Test func aFontIsRecognised() {
    let font = #"{ "fontName": "Brand-Regular", "fontSize": 17 }"#
    let both = Self.text([("body", font), ("callout", font)])
    let mended = Self.text([("body", Self.good), ("callout", font)])
    #expect(Self.fresh(.missingLetters, both, then: mended) == [])
    #expect(Self.changes(.missingLetters, both, mended).isEmpty)
    let other = Self.text([("body", font.replacing("Brand-Regular", with: "Other-Regular")), ("callout", font)])
    #expect(Self.fresh(.missingLetters, mended, then: other) == ["body.fontName"])
  }

  /// Of the styles that outgrow a larger one the first is reported; the finding is about the larger one.
  @Test func theOvertakenStyleIsRecognised() {
    func text(_ sizes: (String, Int)...) -> String {
      let body = ("body", #"{ "fontName": "Georgia", "fontSize": 17, "maximumPointSize": 40 }"#)
      return Self.text([body] + sizes.map { ($0, #"{ "fontName": "Georgia", "fontSize": \#($1) }"#) })
    }
    let both = text(("footnote", 19), ("caption", 19))
    #expect(Self.fresh(.overtakesLargerStyle, both, then: text(("footnote", 13), ("caption", 19))) == [])
  }

  /// A style that outgrows a further style has a further finding, although the first one is known.
  @Test func aFurtherOvertakenStyleIsNew() {
    func text(_ size: Int) -> String {
      Self.text(
        [("body", 17), ("subheadline", 15), ("footnote", size)].map {
          ($0, #"{ "fontName": "Georgia", "fontSize": \#($1) }"#)
        })
    }
    #expect(Self.fresh(.overtakesLargerStyle, text(17), then: text(17)) == [])
    #expect(Self.fresh(.overtakesLargerStyle, text(17), then: text(19)) == ["footnote"])
  }

  private static func text(_ entries: [(String, String)]) -> String {
    "{ \(entries.map { "\"\($0)\": \($1)" }.joined(separator: ", ")) }"
  }

  private static func options(_ rule: Rule) -> CompilationOptions {
    var options = rule.exampleOptions
    options.rules.levels[rule.id] = .warning
    let metrics = VerticalMetrics(unitsPerEm: 1000, ascender: 950, descender: -250, lineGap: 0)
    let lacking = LanguageCoverage(tag: "vi", letterCount: 178, lacking: ["ạ"])
    if rule === Rule.missingLetters {
      options.fonts?.declare("Other-Regular", in: "Other.ttf", metrics, coverage: [lacking])
    }
    return options
  }

  private static func compilation(_ text: String, _ options: CompilationOptions) -> Compilation {
    Compilation(Array(text.utf8), path: "a.json", options: options)
  }

  /// The key paths of the findings of a rule in a text that a baseline of another one does not know.
  private static func fresh(_ rule: Rule, _ old: String, then new: String) -> [String] {
    var options = options(rule)
    let listed = compilation(old, options).findings.filter { $0.id == rule.id }
    let identities = listed.map { KnownFindings.Identity(path: ExactString("a.json"), id: $0.id, subject: $0.subject) }
    options.rules.known = KnownFindings(Dictionary(identities.map { ($0, 1) }, uniquingKeysWith: +)) { $0 }
    options.rules.isStrict = true
    let found = compilation(new, options).findings.filter { $0.id == rule.id }
    #expect(found.allSatisfy { $0.isKnown == ($0.severity == .warning) })
    return found.filter { !$0.isKnown }.compactMap(\.keyPath)
  }

  /// The changes of findings of a rule.
  private static func changes(_ rule: Rule, _ old: String, _ new: String) -> [Change] {
    let options = options(rule)
    let changes = Comparison.changes(from: compilation(old, options), to: compilation(new, options)) ?? []
    return changes.filter { $0.finding?.rule == rule.id }
  }
}
