import CodeFonts
import Documents
import TestSupport
import Testing

@testable import TypeRampKit

/// What is said about the fonts in code, and the dictionary that is made of them.
@Suite struct Audits {
  private static func file(_ text: String, path: String = "A.swift") -> CodeFile {
    CodeFile(Array(text.utf8), path: path)
  }

  private static func findings(
    _ text: String, _ dictionary: String? = nil, _ policy: RulePolicy = RulePolicy()
  ) -> [String] {
    let table = dictionary.flatMap { Compilation(Array($0.utf8), path: "a.json").table }
    return CodeAudit(table.map { [(nil, $0)] } ?? [], fonts: nil) { _ in policy }.findings(in: [file(text)]).flatMap(
      \.findings
    ).map {
      "\($0.message) [\($0.id)]"
    }
  }

  @Test(arguments: [
    (".systemFont(ofSize: 17)", "17 points at every text size; 'body' has 17 to 53"),
    (".systemFont(ofSize: 17, weight: .semibold)", "17 points semibold at every text size; 'headline' has 17 to 53"),
    (
      ".boldSystemFont(ofSize: 28)",
      "28 points bold at every text size; the nearest style, 'title', has 28 to 58"
    ),
    (
      ".systemFont(ofSize: 14.5)",
      "14.5 points at every text size; the nearest style, 'subheadline', has 15 to 49"
    ),
    (
      #"UIFont(name: "Lato-Bold", size: 17)"#,
      "'Lato-Bold', 17 points at every text size; the nearest style, 'headline', has 17 to 53"
    ),
    (
      ".monospacedSystemFont(ofSize: 1.5, weight: .regular)",
      "1.5 points monospaced at every text size; the nearest style, 'caption2', has 11 to 40"
    ),
  ])
  func aSuggestionIsAStyleOfApples(font: String, message: String) {
    #expect(Self.findings("label.font = \(font)") == ["\(message) [fixed-text]"])
  }

  @Test func aSizeOfAPointIsSetLater() { #expect(Self.findings(#"a = UIFont(name: "A-B", size: 1)"#) == []) }

  private static let brand = """
    { "body": { "fontName": "Lato-Regular", "fontSize": 16 }, "headline": { "fontName": "Lato-Bold", "fontSize": 16 },
      "custom": { "price": { "weight": "bold", "fontSize": 21, "relativeTo": "title3" } } }
    """

  @Test(arguments: [
    (#"UIFont(name: "Lato-Regular", size: 16)"#, "'Lato-Regular', 16 points at every text size; 'body' has 16 to 45"),
    (#"UIFont(name: "Lato-Bold", size: 16)"#, "'Lato-Bold', 16 points at every text size; 'headline' has 16 to 45"),
    (".boldSystemFont(ofSize: 21)", "21 points bold at every text size; 'price' has 21 to 55"),
    (".systemFont(ofSize: 16)", "16 points at every text size; the nearest style, 'body', has 16 to 45"),
  ])
  func aSuggestionIsAStyleOfTheDictionary(font: String, message: String) {
    #expect(Self.findings("label.font = \(font)", Self.brand) == ["\(message) [fixed-text]"])
  }

  /// Tables that say the same are one part of the sentence, so the one that differs is named, wherever it is.
  @Test(arguments: [0, 5]) func eachTableThatDiffersIsNamed(index: Int) throws {
    let text = { (style: String) in #"{ "\#(style)": { "weight": "bold", "fontSize": 15 } }"# }
    let tables = try (0..<6).map { number in
      let bytes = Array(text(number == index ? "body" : "headline").utf8)
      return (name: "B\(number)" as String?, table: try #require(Compilation(bytes, path: "a.json").table))
    }
    let code = Self.file("label.font = .boldSystemFont(ofSize: 15)")
    let found = CodeAudit(tables, fonts: nil) { _ in RulePolicy() }.findings(in: [code]).flatMap(\.findings)
    let parts = ["'body' of B\(index) has 15 to 42", "'headline' of B", " and 1 more has 15 to 42"]
    #expect(parts.allSatisfy { found.map(\.message).joined().contains($0) }, "\(found.map(\.message))")
  }

  @Test func aFontOfTheDictionaryIsReportedIfTheRuleIsOn() {
    var policy = RulePolicy()
    let scaled = #"let live = a.adjustsFontForContentSizeCategory = true; UIFontMetrics.default.scaledFont(for: #)"#
    let text = scaled.replacing("#", with: #"UIFont(name: "Lato-Bold", size: 16)!"#)
    #expect(Self.findings(text, Self.brand, policy) == [])
    policy.levels["font-in-code"] = .error
    #expect(
      Self.findings(text, Self.brand, policy) == ["'Lato-Bold', 16 points is the font of 'headline' [font-in-code]"])
    #expect(Self.findings(scaled.replacing("#", with: ".systemFont(ofSize: 16)"), Self.brand, policy) == [])
  }

  /// A font that several styles have is that of the one whose curve it follows, or of each.
  @Test(arguments: [
    (".caption1", "'note'"), (".body", "'body'"), (".headline", "'body', 'note'"),
  ])
  func aFontOfSeveralStylesNamesThem(curve: String, names: String) {
    let styles = """
      { "body": { "fontName": "Lato-Bold", "fontSize": 16 },
        "custom": { "note": { "fontName": "Lato-Bold", "fontSize": 16, "relativeTo": "caption1" } } }
      """
    var policy = RulePolicy()
    policy.levels = ["font-in-code": .error, "unlikely-curve": .off, "no-live-update": .off]
    let text = "UIFontMetrics(forTextStyle: \(curve)).scaledFont(for: UIFont(name: \"Lato-Bold\", size: 16)!)"
    #expect(Self.findings(text, styles, policy) == ["'Lato-Bold', 16 points is the font of \(names) [font-in-code]"])
  }

  @Test(arguments: ["", "  // typeramp:ignore"]) func anIgnoredLineHasNoScaledFont(comment: String) {
    let found = Self.findings("m.scaledFont(for: f)\(comment)\n")
    #expect(found.contains { $0.hasSuffix("[no-live-update]") } == comment.isEmpty)
  }

  @Test(arguments: [
    (17, "largeTitle", true), (17, "title1", true), (17, "title2", false), (28, "body", true), (27, "body", false),
    (34, "headline", true), (34, "title3", false),
  ])
  func aCurveOfAnotherSizeIsReported(size: Int, curve: String, isReported: Bool) {
    let text = "UIFontMetrics(forTextStyle: .\(curve)).scaledFont(for: .systemFont(ofSize: \(size)))"
    let found = Self.findings(text + "; adjustsFontForContentSizeCategory = true")
    #expect(found.count == (isReported ? 1 : 0))
    #expect(found.allSatisfy { $0.hasPrefix("text of \(size) points follows the curve of '") })
    #expect(found.allSatisfy { $0.hasSuffix("[unlikely-curve]") })
  }

  /// Each file is a finding, so that a baseline of one does not hide another.
  @Test func scaledFontsWithoutLiveLabelsAreReportedOnceAFile() {
    let live = "adjustsFontForContentSizeCategory = true; m.scaledFont(for: f)"
    let files = [
      ("A", "a()"), ("B", "m.scaledFont(for: f); m.scaledFont(for: f)"), ("C", live), ("D", "m.scaledFont(for: f)"),
    ]
    .map { Self.file($1, path: "\($0).swift") }
    let found = CodeAudit([], fonts: nil) { _ in RulePolicy() }.findings(in: files)
    #expect(found.map(\.findings.count) == [0, 1, 0, 1])
    let numbers = found.flatMap(\.findings).map { $0.message.prefix { $0 != ";" } }
    #expect(numbers == ["2 scaled fonts, 0 live labels", "1 scaled font, 0 live labels"])
  }

  @Test func malformedFilesAreErrors() {
    let audit = CodeAudit([], fonts: nil) { _ in RulePolicy() }
    let found = audit.findings(in: [Self.file("<document>", path: "A.xib"), CodeFile([0xFF], path: "A.swift")])
    #expect(found.flatMap(\.findings).map(\.id) == ["syntax-mismatched-tag", "syntax-encoding"])
    #expect(found.allSatisfy { $0.hasErrors })
  }

  private static let code = """
    a = .systemFont(ofSize: 17); b = .systemFont(ofSize: 17, weight: .bold); c = .systemFont(ofSize: 18)
    d = .systemFont(ofSize: 17); e = .systemFont(ofSize: size); Image(f).font(.system(size: 17)); Text(g).font(.body)
    func bold(_ size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size) }
    h = bold(17); i = bold(18); j = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
    k.font(Theme.title); l = NSFont.systemFont(ofSize: 17); m.dynamicTypeSize(.large)
    """

  @Test func aSentenceHasTheNumbers() {
    let summary = CodeSummary([Self.file("a()", path: "0.swift"), Self.file(Self.code)].joined)
    #expect(
      summary.line == "9 fonts: 1 of text styles, 1 scaled, 4 fixed, 3 undecided; not counted: 1 on images, "
        + "1 of other systems or launch screens")
    #expect(summary.verdict == "FAIL: 4 fonts do not grow, 1 limit below AX1; 3 undecided, the first at A.swift:2")
    #expect(summary.numbers.map(\.count) == [5, 3, 3, 1, 1, 4, 2, 1, 1, 0, 1, 2, 3, 1, 1, 1, 0])
  }

  @Test(arguments: [
    ("a = .systemFont(ofSize: 17)", "FAIL: 1 font does not grow"), ("a()", "PASS: no font is fixed"),
    ("a = .systemFont(ofSize: 17 + b)", "PASS: no font is fixed; 1 undecided, the first at A.swift:1"),
    ("a.font(.body)", "PASS: no font is fixed"), ("a.dynamicTypeSize(... .accessibility1)", "PASS: no font is fixed"),
    ("a.dynamicTypeSize(.large)", "FAIL: 1 limit below AX1"),
  ])
  func theVerdictSaysWhetherTextGrows(text: String, verdict: String) {
    #expect(CodeSummary([Self.file(text)].joined).verdict == verdict)
  }

  @Test func whatIsUndecidedIsReported() {
    #expect(
      Self.findings(Self.code.split(separator: "\n")[1...].joined(separator: "\n")).filter { $0.contains("undecided") }
        == [
          "a size that is computed: whether the text grows is not known [undecided-font]",
          "a size that is given to 'bold': whether the text grows is not known [undecided-font]",
          "a form of font that is not read: whether the text grows is not known [undecided-font]",
        ])
  }
}

/// The first dictionary.
@Suite struct Drafts {
  private static func draft(_ text: String, merging points: Double = 0) -> CodeDraft {
    CodeDraft([CodeFile(Array(text.utf8), path: "A.swift")], merging: points)
  }

  private static func sizes(_ draft: CodeDraft) -> [String] {
    let table = Compilation(Array((draft.text ?? "").utf8), path: "a.json").table
    return (table?.allStyles ?? []).filter { !$0.style.origin.isFallback }.map { scaled in
      let name = if case .custom(let name, _) = scaled.style.font { name } else { "system" }
      return "\(scaled.style.name) \(name) \(scaled.style.fontSize) \(scaled.style.curve.name)"
    }
  }

  @Test(arguments: [
    // A text style takes the most frequent font of its size and weight.
    (
      #".systemFont(ofSize: 17); UIFont(name: "A-B", size: 17); UIFont(name: "A-B", size: 17)"#,
      ["body A-B 17.0 body", "body17 system 17.0 body"]
    ),
    (".systemFont(ofSize: 17, weight: .semibold)", ["headline system 17.0 headline"]),
    (
      ".boldSystemFont(ofSize: 15); UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 15))",
      ["body15Bold system 15.0 body"]
    ),
    (
      ".boldSystemFont(ofSize: 15.5); .boldSystemFont(ofSize: 22)",
      [
        "subheadline15p5Bold system 15.5 subheadline", "title2Size22Bold system 22.0 title2",
      ]
    ),
    // A curve that does not fit is not repeated.
    (
      "UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .boldSystemFont(ofSize: 17))",
      ["body17Bold system 17.0 body"]
    ),
    (
      #"1; static let sheetTitle = Font.custom("A-Bold", size: 32); Font.custom("A-Bold", size: 32)"#,
      ["sheetTitle A-Bold 32.0 largeTitle"]
    ),
    // A property with the name of a text style is the text style.
    ("1; static let body = UIFont.systemFont(ofSize: 16)", ["body system 16.0 body"]),
    (
      "1; static let price = UIFont.systemFont(ofSize: 16)\nstatic let Price = UIFont.systemFont(ofSize: 18)",
      ["price system 16.0 callout", "body18 system 18.0 body"]
    ),
    (".system(size: 20, design: .rounded)", ["title3Size20Rounded system 20.0 title3"]),
    (#"UIFont(name: ".SFUI-Bold", size: 14)"#, ["footnote14Bold system 14.0 footnote"]),
    (#"UIFont(name: "Open Sans", size: 17)"#, ["body Open Sans 17.0 body"]),
  ])
  func stylesAreNamed(text: String, styles: [String]) {
    let draft = Self.draft("a = " + text.replacing("; ", with: "\nb = "))
    #expect(Set(Self.sizes(draft)) == Set(styles), "\(draft.text ?? "")")
  }

  /// A name of the app's own keeps its size if its face is computed: the face is a font file's, or an error says where.
  @Test func aComputedFaceIsLookedUp() throws {
    var catalog = FontCatalog()
    for name in ["Brand-SemiBold", "Lato-Bold"] { catalog.declare(name, in: "\(name).ttf") }
    let text = """
      enum Fonts {
        static let title: Font = .custom(Face.name("Bold"), size: 22)
        static let note: Font = .custom(FontFamily.Brand.semiBold, size: 12)
        static func price() -> UIFont { R.font.latoBold(size: 15)! }
      }
      func fallback() -> UIFont {
        guard let font = UIFont(name: Face.name("Bold"), size: 18) else { return UIFont.systemFont(ofSize: 18) }
        return font
      }
      """
    let draft = CodeDraft([CodeFile(Array(text.utf8), path: "A.swift")], merging: 0, among: catalog)
    let compilation = Compilation(Array(try #require(draft.text).utf8), path: "a.json")
    let styles = try #require(compilation.dictionary).entries.map(\.name)
    #expect(styles.sorted() == ["note", "price", "title"])
    #expect(draft.text?.contains("\"fontName\": \"Brand-SemiBold\"") == true)
    #expect(draft.text?.contains("\"fontName\": \"Lato-Bold\"") == true)
    let unknown = compilation.findings.filter { $0.id == "invalid-postscript-name" }
    #expect(unknown.count == 1 && unknown.allSatisfy { $0.message.contains("A.swift:2") })
    #expect(
      draft.lines.contains("rename or remove 'note', 'price': used once, or with a name that is made up"))
  }

  @Test func applesSizesAreKeptWhenSizesAreJoined() {
    let fonts = [15, 14, 14, 17, 16, 16, 18].map { "a = .systemFont(ofSize: \($0))" }
    let draft = Self.draft(fonts.joined(separator: "\n"), merging: 1)
    let expected = ["body system 17.0 body", "callout system 16.0 callout", "subheadline system 15.0 subheadline"]
    #expect(Self.sizes(draft).sorted() == expected)
  }

  @Test func whatIsKnownIsKept() {
    let draft = Self.draft(
      """
      a = UIFontMetrics.default.scaledFont(for: UIFont.italicSystemFont(ofSize: 18), maximumPointSize: 40)
      b = .systemFont(ofSize: 12, weight: weight)
      c = .systemFont(ofSize: 0.5)
      """)
    #expect(
      draft.text == """
        {
          "custom": {
            "body18ItalicUpTo40": {
              "weight": "regular",
              "fontStyle": "italic",
              "fontSize": 18,
              "maximumPointSize": 40,
              "relativeTo": "body",
              "description": "1 use"
            }
          }
        }

        """)
    #expect(
      draft.lines == [
        "0 text styles and 1 custom style from 1 font",
        "left out: 1 font with a computed name or weight",
        "rename or remove 'body18ItalicUpTo40': used once, or with a name that is made up",
      ])
    #expect(Self.draft("a()").text == nil)
  }

  @Test(arguments: [(0, ["18", "19", "20", "21"]), (1, ["19", "21"]), (2, ["19"])])
  func nearSizesAreJoined(points: Double, sizes: [String]) {
    let fonts = [18, 19, 19, 20, 21].map { "a = .boldSystemFont(ofSize: \($0))" }
    let draft = Self.draft(fonts.joined(separator: "\n"), merging: points)
    let found = Self.sizes(draft).compactMap {
      $0.split(separator: " ")[2].split(separator: ".").first.map(String.init)
    }
    #expect(found.sorted() == sizes)
    if points == 2 { #expect(draft.text?.contains("5 uses, also of 18, 20, 21 points") == true) }
  }

  /// Each literal font has a style with its font and size, the draft has no errors, and each suggestion made with it is
  /// exactly the font.
  @Test(arguments: 0..<20) func eachFontHasAStyle(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let names = ["Lato-Bold", "Georgia", "Inter", "DM Sans"].map { "UIFont(name: \"\($0)\", size: #)" }
    let forms =
      names + [
        ".systemFont(ofSize: #)", ".boldSystemFont(ofSize: #)", ".italicSystemFont(ofSize: #)",
        ".monospacedSystemFont(ofSize: #, weight: .medium)", "Font.system(size: #, weight: .heavy, design: .serif)",
        "UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: #), maximumPointSize: 60)",
      ]
    let text = (0..<60).map { _ in
      let size = "\(Int.random(in: 6...40, using: &generator))\(Bool.random(using: &generator) ? ".5" : "")"
      let name = ["a", "static let title", "static let b1", "static let `c`"].randomElement(using: &generator) ?? "a"
      return "\(name) = " + (forms.randomElement(using: &generator) ?? "").replacing("#", with: size)
    }.joined(separator: "\n")
    let file = CodeFile(Array(text.utf8), path: "A.swift")
    let draft = CodeDraft([file], merging: 0)
    let compilation = Compilation(Array((draft.text ?? "").utf8), path: "a.json")
    #expect(compilation.findings.filter { $0.severity == .error } == [])
    let styles = try #require(compilation.table).allStyles.map(\.style)
    #expect(file.content.fonts.count == 60)
    for font in file.content.fonts {
      #expect(
        styles.contains { style in
          let isSize = style.fontSize == font.size && style.limits.maximumPointSize == font.maximum
          switch style.font {
          case .custom(let name, _): return isSize && name == font.face?.name
          case .system(let weight, let design, _):
            return isSize && font.face?.name == nil && style.systemWeight == font.face?.weight
              && design ?? .default == font.face?.design && (style.fontStyle == .italic) == font.face?.isItalic
              && weight != nil
          }
        }, "\(font)")
    }
    let found = CodeAudit(compilation.table.map { [(nil, $0)] } ?? [], fonts: nil) { _ in RulePolicy() }.findings(in: [
      file
    ]).flatMap(\.findings)
    #expect(!found.contains { $0.message.contains("the nearest style") })
  }
}
