import DynamicType
import TestSupport
import Testing

@testable import CodeFonts

extension CodeFont {
  /// What a font says, as tests compare it: `17 system`, `15 Lato-Bold follows title`.
  var words: String {
    let face =
      face.map { face in
        [
          face.name ?? "system", face.weight == .regular ? "" : face.weight.rawValue,
          face.design == .default ? "" : face.design.rawValue, face.isItalic ? "italic" : "",
        ]
      } ?? ["computed"]
    let growth =
      switch growth {
      case .fixed: ""
      case .follows(let style): "follows \(style.name)"
      case .followsAny: "follows"
      case .ofMac: "mac"
      }
    let more = [
      growth, maximum.map { "up to \($0)".replacing(".0", with: "") } ?? "", name.map { "named \($0)" } ?? "",
      isOnImage ? "on image" : "", helper.map { "in \($0)" } ?? "",
    ]
    let words = [size.map { "\($0)".replacing(".0", with: "") } ?? "?"] + face + more
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The forms of fonts in Swift: where each call begins and ends, and what it says.
@Suite struct SwiftForms {
  static func fonts(_ text: String) -> [String] {
    CodeFile(Array(text.utf8), path: "A.swift").content.fonts.map(\.words)
  }

  @Test(arguments: [
    (#"label.font = «UIFont(name: "Lato-Bold", size: 15)»"#, "15 Lato-Bold"),
    (##"«UIFont(name: #"Lato-Bold"#, size: 1_5.5)»!"##, "15.5 Lato-Bold"),
    ("«UIFont(name: Fonts.bold, size: 15)»", "15 computed"), (#"«UIFont(name: "A\(b)", size: 15)»"#, "15 computed"),
    ("«UIFont.systemFont(ofSize: 17)»", "17 system"), ("a = «.systemFont(ofSize: 17)»", "17 system"),
    ("return «.systemFont(ofSize: 17, weight: .bold)»", "17 system bold"),
    ("«UIFont.systemFont(ofSize: 17, weight: UIFont.Weight.semibold)»", "17 system semibold"),
    ("«UIFont.systemFont(ofSize: 17, weight: weight)»", "17 computed"),
    ("«UIFont.boldSystemFont(ofSize: 17)»", "17 system bold"),
    ("«UIFont.italicSystemFont(ofSize: 17)»", "17 system italic"),
    ("«UIFont.monospacedSystemFont(ofSize: 17, weight: .medium)»", "17 system medium monospaced"),
    ("«UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .light)»", "17 system light"),
    (
      "UIFontMetrics(forTextStyle: .title1).scaledFont(for: «UIFont.systemFont(ofSize: 28)»)", "28 system follows title"
    ),
    (
      #"UIFontMetrics.default.scaledFont(for: «UIFont(name: "A-B", size: 17)»!, maximumPointSize: 40)"#,
      "17 A-B follows body up to 40"
    ),
    ("UIFontMetrics(forTextStyle: style).scaledFont(for: «.systemFont(ofSize: 17)»)", "17 system follows"),
    ("metrics.scaledFont(for: «.systemFont(ofSize: 17)»)", "17 system follows"),
    (
      "let font = «UIFont.systemFont(ofSize: 17)»\nlabel.font = UIFontMetrics.default.scaledFont(for: font)",
      "17 system follows body"
    ),
    (
      "let font = a ? «.systemFont(ofSize: 17)» : b\nUIFontMetrics(forTextStyle: .body).scaledFont(for: font)",
      "17 system follows body"
    ),
    ("Text(a).font(«.system(size: 17)»)", "17 system"),
    (
      "Text(a).font(«.system(size: 17, weight: .bold, design: .rounded)»)", "17 system bold rounded"
    ),
    ("Text(a).font(«.system(size: 17, design: nil)».weight(.heavy).italic())", "17 system heavy italic"),
    ("«Font.system(size: 17)».bold()", "17 system bold"), ("«SwiftUI.Font.system(size: 17)»", "17 system"),
    ("«Font.system(size: 17)».weight(weight)", "17 computed"),
    (#".font(«.custom("A-B", size: 17)»)"#, "17 A-B follows body"),
    (#".font(«.custom("A-B", size: 17, relativeTo: .title2)»)"#, "17 A-B follows title2"),
    (#".font(«.custom("A-B", size: 17, relativeTo: style)»)"#, "17 A-B follows"),
    (#".font(«.custom("A-B", fixedSize: 17)»)"#, "17 A-B"),
    (#"«NSFont(name: "A-B", size: 17)»"#, "17 A-B mac"), ("«NSFont.systemFont(ofSize: 17)»", "17 system mac"),
    // A call of several lines is one call.
    ("a\n  .font(\n  «Font\n    .system(\n      size: 17, // points\n      weight: .bold\n    )»\n)", "17 system bold"),
    ("\"\\(a(«.systemFont(ofSize: 17)»))\"", "17 system"),
    ("#if DEBUG\n«UIFont.systemFont(ofSize: 17)»\n#endif", "17 system"),
    ("«UIFont.systemFont(ofSize: size)»", "? system"), ("«UIFont.systemFont(ofSize: 2 * 17)»", "? system"),
  ])
  func aFormIsRead(marked: String, expected: String) {
    let text = MarkedText(marked)
    let fonts = CodeFile(text.bytes, path: "A.swift").content.fonts
    #expect(fonts.map(\.range) == text.ranges)
    #expect(Self.fonts(text.text) == [expected])
  }

  @Test(arguments: [
    // Another type's members, words in comments and strings, and what shows no text.
    "Theme.systemFont(ofSize: 17)", "theme.custom(\"A\", size: 17)", "a().system(size: 17)", "systemFont(ofSize: 17)",
    "func UIFont(name: String, size: Double) {}", ".system(name: 17)", ".system(.body)", "Button.system(size: 17)",
    "// UIFont.systemFont(ofSize: 17)", "/* /* */ UIFont.systemFont(ofSize: 17) */",
    "\"UIFont.systemFont(ofSize: 17)\"",
    "#\"\"\"\nUIFont.systemFont(ofSize: 17)\n\"\"\"#", "let a = /UIFont.systemFont(ofSize: 17)/",
    "UIFont.systemFont(ofSize: 17).lineHeight", "UIFont.systemFont(ofSize: 17).familyName",
    "UIFont.systemFont(ofSize: 17",
    // Previews, and what a comment silences.
    "#Preview { Text(a).font(.system(size: 17)) }", "#Preview(\"A\") { Text(a).font(.system(size: 17)) }",
    "struct A_Previews: PreviewProvider { static var previews: some View { Text(a).font(.system(size: 17)) } }",
    "UIFont.systemFont(ofSize: 17)  // typeramp:ignore", "// typeramp:ignore a logo\nUIFont.systemFont(ofSize: 17)",
    "UIFont.systemFont(\n  ofSize: 17)  /* typeramp:ignore */",
    // A generated file.
    "// Generated using SwiftGen\nUIFont.systemFont(ofSize: 17)",
    "/*\n * @generated\n */\nUIFont.systemFont(ofSize: 17)",
  ])
  func whatIsNoFont(text: String) { #expect(Self.fonts(text) == []) }

  @Test(arguments: [
    ("a = UIFont.systemFont(ofSize: 17) // typeramp:ignore\nb = UIFont.systemFont(ofSize: 18)", ["18 system"]),
    ("// typeramp:ignored\n\nUIFont.systemFont(ofSize: 17)", ["17 system"]),
    ("let a = \"typeramp:ignore\"; UIFont.systemFont(ofSize: 17)", ["17 system"]),
    // What follows '??' stands in for the font.
    (#"UIFont(name: "A-B", size: 17) ?? UIFont.systemFont(ofSize: 18)"#, ["17 A-B"]),
    // Only the fonts before a call are those of its variable.
    (
      "a = UIFontMetrics.default.scaledFont(for: f)\nlet f = UIFont.systemFont(ofSize: 17)", ["17 system"]
    ),
  ])
  func whatStaysAFont(text: String, fonts: [String]) { #expect(Self.fonts(text) == fonts) }

  @Test func fontsOfTextStylesAreCounted() {
    let text = """
      a.font(.body).font(.headline.bold()); b = Font.caption; c.font(.custom); d.font(.body())
      label.font = UIFont.preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      other.adjustsFontForContentSizeCategory = false
      label.font = UIFontMetrics.default.scaledFont(for: font)
      """
    let content = CodeFile(Array(text.utf8), path: "A.swift").content
    #expect([content.styles, content.scaled.count, content.live] == [4, 2, 1])
  }
}

/// Where a font is: on an image, in a property, in a function that gets its size.
@Suite struct SwiftPlaces {
  @Test(arguments: [
    ("Image(systemName: a).font(.system(size: 17))", "17 system on image"),
    ("Image(systemName: a)\n  .resizable()\n  .overlay { Circle() }\n  .font(.system(size: 17))", "17 system on image"),
    ("Button { } label: { Image(a) }.font(.system(size: 17))", "17 system on image"),
    ("Button { } label: { Image(a); Text(b) }.font(.system(size: 17))", "17 system"),
    ("Image(a).overlay(Text(b)).font(.system(size: 17))", "17 system"),
    ("Image(a)\nText(b).font(.system(size: 17))", "17 system"),
    ("Button { } label: { sendIcon }.font(.system(size: 17))", "17 system on image"),
    ("Toast(symbolFont: .system(size: 17))", "17 system on image"),
    ("init(symbolFont: Font = .system(size: 17)) {}", "17 system on image"),
    ("Toast(font: .system(size: 17))", "17 system"), ("iconLabel.font = .systemFont(ofSize: 17)", "17 system"),
    ("UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17))", "17 system on image"),
    ("a.setPreferredSymbolConfiguration(.init(font: .systemFont(ofSize: 17)), forImageIn: b)", "17 system on image"),
    ("a.preferredSymbolConfiguration = .init(font: .systemFont(ofSize: 17))", "17 system on image"),
    ("let f = UIFont.systemFont(ofSize: 17)\nUIImage.SymbolConfiguration(font: f)", "17 system on image"),
    ("static let title = Font.system(size: 17)", "17 system named title"),
    ("public static let title: UIFont = .systemFont(ofSize: 17)", "17 system named title"),
    ("static let title: UIFont? = UIFont(name: \"A-B\", size: 17)", "17 A-B named title"),
    ("class var title: UIFont { UIFont.systemFont(ofSize: 17) }", "17 system named title"),
    ("var title: Font { return .system(size: 17) }", "17 system named title"),
    (
      "static let title = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))",
      "17 system follows body named title"
    ),
    ("let title = UIFont.systemFont(ofSize: 17)", "17 system"), ("label.font = .systemFont(ofSize: 17)", "17 system"),
    ("class A { let title = UIFont.systemFont(ofSize: 17) }", "17 system"),
    ("var title: Text { Text(a).font(.system(size: 17)) }", "17 system"),
    ("func bold(size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size) }", "? system bold in bold"),
    ("func a(_ size: CGFloat) { if b { c(UIFont.systemFont(ofSize: size * 2)) } }", "? system in a"),
    ("func a(other: CGFloat) { UIFont.systemFont(ofSize: size) }", "? system"),
    ("var a: CGFloat { 1 }\nvar b: UIFont { .systemFont(ofSize: a) }", "? system named b"),
  ])
  func aPlaceIsRead(text: String, expected: String) { #expect(SwiftForms.fonts(text) == [expected]) }

  @Test func callsOfHelpersAreCounted() {
    let text = "a(size: 17); a(17, b); a(b); Theme.a(of: b, 17)"
    let content = CodeFile(Array(text.utf8), path: "A.swift").content
    #expect(content.calls[CodeFonts.hash("a".utf8)] == 3)
  }
}
