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
      case .elsewhere: "elsewhere"
      case .setInCode: "set in code"
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
    (#"«NSFont(name: "A-B", size: 17)»"#, "17 A-B elsewhere"),
    ("«NSFont.systemFont(ofSize: 17)»", "17 system elsewhere"),
    // A call of several lines is one call.
    ("a\n  .font(\n  «Font\n    .system(\n      size: 17, // points\n      weight: .bold\n    )»\n)", "17 system bold"),
    ("\"\\(a(«.systemFont(ofSize: 17)»))\"", "17 system"),
    ("#if DEBUG\n«UIFont.systemFont(ofSize: 17)»\n#endif", "17 system"),
    ("«UIFont.systemFont(ofSize: size)»", "? system"), ("«UIFont.systemFont(ofSize: 2 * 17)»", "34 system"),
    // The initializer by its name, and fonts made of others.
    (#"a = «.init(name: "A-B", size: 17)»"#, "17 A-B"), (#"«UIFont.init(name: name, size: 17)»"#, "17 computed"),
    ("«UIFont(descriptor: descriptor, size: 17)»", "17 computed"),
    ("«UIFont(font: Fonts.bold, size: 17)»", "17 computed"),
    ("«font.withSize(17)»", "17 computed"), ("«UIFont.boldSystemFont(ofSize: 12).withSize(17)»", "17 system bold"),
    // Members of an extension.
    ("extension Font { static let a = «system(size: 17)» }", "17 system named a"),
    (#"extension SwiftUI.Font { static func a() -> Font { «Self.custom("A-B", fixedSize: 17)» } }"#, "17 A-B named a"),
    ("extension UIFont { var a: UIFont { «boldSystemFont(ofSize: 17)» } }", "17 system bold named a"),
    (#"extension UIFont { func a() { «self.init(name: "A-B", size: 17)» } }"#, "17 A-B"),
    // SwiftGen and R.swift.
    ("«FontFamily.Lato.bold.font(size: 17)»", "17 computed"),
    ("«FontFamily.Lato.bold.swiftUIFont(size: 17)»", "17 computed follows body"),
    ("«FontFamily.Lato.bold.swiftUIFont(size: 17, relativeTo: .title)»", "17 computed follows title"),
    ("«FontFamily.Lato.bold.swiftUIFont(fixedSize: 17)»", "17 computed"),
    ("«R.font.latoBold(size: 17)»", "17 computed"),
    // What stands behind a font or around it.
    ("Typography(font: «.systemFont(ofSize: 17)», lineHeight: 22)", "17 system"),
    ("«UIFont.systemFont(ofSize: 17)».scaled()", "17 system follows"),
    ("a = scaled(«.systemFont(ofSize: 17)»)", "17 system follows"),
    ("let a = «UIFont.systemFont(ofSize: 17)»\nb = a.scaled(by: c)", "17 system follows"),
    (
      "func grown(_ a: UIFont) -> UIFont { UIFontMetrics.default.scaledFont(for: a) }; b = grown(«.systemFont(ofSize: 17)»)",
      "17 system follows"
    ),
    (
      "extension UIFont { var b: UIFont { a() }\nfunc a() -> UIFont { m.scaledFont(for: self) } }; «UIFont.systemFont(ofSize: 17)».a()",
      "17 system follows"
    ),
    ("@ScaledMetric var a = 17.0\nb.font(«.system(size: a)»)", "? system follows"),
    ("«UIFont.systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))»", "? system follows"),
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
    "UIFont.systemFont(ofSize: 17", "UIFont.systemFont(ofSize: 1)", #"if UIFont(name: "A-B", size: 17) != nil {}"#,
    #"UIFont(name: "A-B", size: 17)!.lineHeight"#, #"UIFont(name: "A-B", size: 17)?.lineHeight"#,
    "a.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])",
    "a.boundingRect(with: b, attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)",
    // A font with the size of another one grows with it.
    "UIFont(descriptor: descriptor, size: 0)", "UIFont(descriptor: descriptor, size: font.pointSize)",
    "f.withSize(label.font.pointSize)",
    #"a = .init(name: name, size: 17)"#, "Theme.init(name: \"A\", size: 17)", "a.font(size: 17)", "image.withSize()",
    "extension Theme { let a = systemFont(ofSize: 17) }", "extension UIFont { func systemFont(ofSize: A) {} }",
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

  /// Each form is read with each kind of token in front of it and behind it.
  @Test(arguments: [
    #"UIFont(name: "A-B", size: 17)"#, "UIFont.systemFont(ofSize: 17)", #".custom("A-B", fixedSize: 17)"#,
    ".system(size: 17)", #".init(name: "A-B", size: 17)"#, "FontFamily.A.b.font(size: 17)", "R.font.ab(size: 17)",
    "UIFont(descriptor: d, size: 17)", "f.withSize(17)",
  ])
  func aFormIsReadBetweenAnyTokens(form: String) {
    for before in [
      "a = #", "return #", "a(#)", "a(b: #)", "[#]", "a(b, #)", "c ? # : d", "c ? d : #", "{ # }", "a = (#)",
    ] {
      for behind in ["", "!", ", lineHeight: 1", "\n", "; a()", " // a", " as UIFont", ".bold()"] {
        if behind.hasPrefix(","), !before.contains("(b: #)") && !before.contains("a(") { continue }
        let text = before.replacing("#", with: form + behind)
        #expect(Self.fonts(text).count == 1, "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("CGFloat(17)", ["17"]), ("17 as CGFloat", ["17"]),
    ("(8 + 1) * 2 - 1.0", ["17"]), ("a ? 17 : 15", ["17", "15"]), ("a?.b == c ? 17 : d", ["17", "?"]),
    ("a ? b ? 1.5 : 2 : 3", ["1.5", "2", "3"]), ("a ?? 17", ["?"]), ("UIFont.labelFontSize", ["?"]), ("-17", ["?"]),
    ("8 / 0", ["?"]), ("b + 1", ["?"]),
  ])
  func aSizeIsComputed(size: String, sizes: [String]) {
    #expect(Self.fonts("a = .systemFont(ofSize: \(size))").map { $0.replacing(" system", with: "") } == sizes)
  }

  /// A file is generated if a line of its comment says so.
  @Test(arguments: [
    ("// Code generated by a. DO NOT EDIT.", true), ("//  Generated using Sourcery 2.0", true),
    ("/* @generated */", true),
    ("// This is a generated file, do not edit!", true), ("// Shows what is generated by the server", false),
    ("// Do not edit", true), ("// Please do not edit the strings", false), ("import UIKit\n// Generated by a", false),
  ])
  func aGeneratedFileSaysSo(comment: String, isGenerated: Bool) {
    let file = CodeFile(Array("\(comment)\na = .systemFont(ofSize: 17)".utf8), path: "A.swift")
    #expect(file.isGenerated == isGenerated && file.content.fonts.count == (isGenerated ? 0 : 1))
  }

  @Test(arguments: [
    ("struct A { static let a = 17.0; let b: UIFont = .systemFont(ofSize: Self.a) }", "17"),
    ("enum Sizes { static let a: CGFloat = 17 }\nb = .systemFont(ofSize: Sizes.a)", "17"),
    ("let a = b * 2\nlet b = 8.5\nc = .systemFont(ofSize: a)", "17"),
    ("let a = b\nlet b = a\nc = .systemFont(ofSize: a)", "?"),
    ("var a = 17\nb = .systemFont(ofSize: a)", "?"), ("let a = b(17)\nc = .systemFont(ofSize: a)", "?"),
    // What is nearer hides the constant.
    ("let a = 17\nfunc b(a: Int) { c = .systemFont(ofSize: a) }", "?"),
    ("let a = 17\ninit(a: Int) { c = .systemFont(ofSize: a) }", "?"),
    ("let a = 17\nfor a in b { c = .systemFont(ofSize: a) }", "?"),
    ("let a = 17\nb.map { a in .systemFont(ofSize: a) }", "?"),
    ("let a = 17\nfunc b() { let a = 15; c = .systemFont(ofSize: a) }", "15"),
    ("struct B { let a = 17 }\nstruct C { let b: UIFont = .systemFont(ofSize: a) }", "?"),
  ])
  func aConstantIsANumber(text: String, size: String) {
    #expect(Self.fonts(text).map { String($0.prefix { $0 != " " }) } == [size])
  }

  @Test(arguments: [
    ("#if os(macOS)\n#\n#endif", true), ("#if os(iOS)\n#\n#endif", false), ("#if !os(iOS)\n#\n#endif", true),
    ("#if os(iOS)\na()\n#else\n#\n#endif", true), ("#if os(macOS)\na()\n#else\n#\n#endif", false),
    ("#if os(macOS) || os(tvOS)\n#\n#endif", true), ("#if os(macOS) || os(iOS)\n#\n#endif", false),
    ("#if os(macOS) && DEBUG\n#\n#endif", true), ("#if DEBUG\n#\n#endif", false),
    ("#if canImport(UIKit)\na()\n#elseif canImport(AppKit)\n#\n#endif", true),
    ("#if (os(watchOS))\n#if DEBUG\n#\n#endif\n#endif", true), ("#if os(macOS)\na()\n#endif\n#", false),
    ("#endif\n#else\n#", false), ("import AppKit\n#", true), ("#if os(macOS)\nimport AppKit\n#endif\n#", false),
  ])
  func aFontOfAnotherSystemIsCounted(text: String, isElsewhere: Bool) {
    let whole = text.replacing("\n#\n", with: "\nF\n").replacing(/\n#$/, with: "\nF")
    let fonts = Self.fonts(
      whole.replacing("F\n", with: "a = .systemFont(ofSize: 17)\n").replacing(/F$/, with: "a = .systemFont(ofSize: 17)")
    )
    #expect(fonts == ["17 system" + (isElsewhere ? " elsewhere" : "")])
  }

  @Test(arguments: [
    ("a = UIFont.systemFont(ofSize: 17) // typeramp:ignore\nb = UIFont.systemFont(ofSize: 18)", ["18 system"]),
    ("// typeramp:ignored\n\nUIFont.systemFont(ofSize: 17)", ["17 system"]),
    ("a = UIFont.systemFont(ofSize: 17) // typeramp:ignore\rb = UIFont.systemFont(ofSize: 18)\r", ["18 system"]),
    ("// typeramp:ignore\r\na = UIFont.systemFont(ofSize: 17)\r\nb = UIFont.systemFont(ofSize: 18)", ["18 system"]),
    ("func show(_ a: any PreviewProvider) { UIFont.systemFont(ofSize: 17) }", ["17 system"]),
    ("typealias A = PreviewProvider; class B { let a = UIFont.systemFont(ofSize: 17) }", ["17 system"]),
    ("class func show<A: PreviewProvider>(a: A) { UIFont.systemFont(ofSize: 17) }", ["17 system"]),
    ("struct A: View, PreviewProvider { let a = UIFont.systemFont(ofSize: 17) }", []),
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
    ("Label(a).labelStyle(.iconOnly).font(.system(size: 17))", "17 system on image"),
    ("Label(a).font(.system(size: 17)).padding().labelStyle(.iconOnly)", "17 system on image"),
    ("Label(a).font(.system(size: 17)).labelStyle(.titleOnly)", "17 system"),
    ("Text(Image(systemName: a)).font(.system(size: 17))", "17 system on image"),
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

/// What is used as a font and is none of the known forms, and where text is limited.
@Suite struct SwiftUsesTests {
  private static func marked(_ text: String, _ ranges: (CodeFonts) -> [Range<Int>]) {
    let marked = MarkedText(text)
    let file = [CodeFile(marked.bytes, path: "A.swift")].joined[0]
    #expect(ranges(file.content) == marked.ranges, "\(text)")
  }

  @Test(arguments: [
    "Text(a).«font(Theme.title)»", "Text(a).«font(.brandTitle)»", "a.«font = Theme.bold(17)»\nb()",
    "[.«font: Theme.title», .color: b]", "a.«font = b\n  ? Theme.title : Theme.body»\nc()", "a(b: «brandFont(17)»)",
    "a = «Library.brandFont(.bold)»", "a = «AppFont.bold(size: 12)»", "Text(a).«font(b ? .title9 : .body9)»",
    "a = «UIFont(resource: b)»", "«a.applyFont(b)»",
    "let titleFont = «Theme.title»\na.font(titleFont)", "a.font(«Font(b)»)",
    // Known forms, fonts of the app, and what is no font.
    "Text(a).font(.system(size: 17))", "Text(a).font(.body)", "Text(a).font(.title.bold())", "a.font = nil",
    "a.font = .preferredFont(forTextStyle: .body)", "a.font = UIFont(name: b, size: 1)",
    "let title = Font.system(size: 17)\nText(a).font(Theme.title)", "func b(title: UIFont) { a.font = title }",
    "extension Font { static var title9: Font { library() } }\nText(a).font(.title9)",
    "func brandFont(_ a: Int) -> UIFont { .systemFont(ofSize: 17) }\nb = brandFont(17)", "registerFont(a)",
    "a.font(b ? .body : .title)", "let titleFont: UIFont = .body\na.font(Font(titleFont))",
    "a.modifier(LabelFont(b))\nstruct LabelFont {}",
    "a = CGFont(b)", "a.size(withAttributes: [.font: Theme.title])", "a.applyTitleFont()\nfunc applyTitleFont() {}",
    "let titleFont = Font.system(size: 17)\na.font(titleFont)", "a.font == b", "case .font: b", "@MyFont(a) var b",
    "Text(a).font(Theme.title)  // typeramp:ignore",
    "#if os(macOS)\na.font(Theme.title)\n#endif", "a.size(size: 12)",
  ])
  func aUseThatIsNotReadIsNoted(text: String) { Self.marked(text) { $0.uses.map(\.range) } }

  @Test(arguments: [
    ("App/macOS/A.swift", "", true), ("App WatchKit Extension/A.swift", "", true), ("Watch/A.swift", "", false),
    ("Kit/Sources/A.swift", "platforms: [.macOS(.v13)]", true),
    ("Kit/A.swift", "platforms: [.macOS(.v13), .iOS(.v16)]", false),
    ("A.swift", "platforms: [.macOS(.v13)]", false), ("Kit/A.swift", "platforms: []", false),
  ])
  func filesOfOtherSystemsAreCounted(path: String, manifest: String, isElsewhere: Bool) {
    let text = "a = .systemFont(ofSize: 17); b.font(Theme.title); c.dynamicTypeSize(.large); d.font(.body)"
    let content = [CodeFile(Array(text.utf8), path: path), CodeFile(Array(manifest.utf8), path: "Kit/Package.swift")]
      .joined[0].content
    #expect(content.fonts.map(\.growth) == [isElsewhere ? .elsewhere : .fixed])
    #expect([content.uses.count, content.limits.count, content.styles] == (isElsewhere ? [0, 0, 0] : [1, 1, 1]))
  }

  @Test(arguments: [
    ("a.«dynamicTypeSize(.large)»", ContentSizeCategory.large), ("a.«dynamicTypeSize(... .xxxLarge)»", .xxxLarge),
    ("a.«dynamicTypeSize(.small ... DynamicTypeSize.accessibility2)»", .accessibility2),
    ("a.«dynamicTypeSize(..<.accessibility1)»", .xxxLarge), ("a.dynamicTypeSize(.large...)", nil),
    ("a.dynamicTypeSize(b)", nil), ("a.«maximumContentSizeCategory = .accessibilityMedium»", .accessibility1),
    ("a.maximumContentSizeCategory = b", nil), ("a.«environment(\\.sizeCategory, .large)»", .large),
    ("a.environment(\\.locale, .large)", nil), ("@Environment(\\.dynamicTypeSize) var dynamicTypeSize", nil),
    (
      "f(compatibleWith: UITraitCollection(«preferredContentSizeCategory: .large)»)",
      .large
    ),
    ("f(traits: UITraitCollection(preferredContentSizeCategory: .large))", nil),
  ])
  func aLimitIsNoted(text: String, category: ContentSizeCategory?) {
    Self.marked(text) { $0.limits.map(\.range) }
    #expect(
      CodeFile(MarkedText(text).bytes, path: "A.swift").content.limits.map(\.category) == [category].compactMap(\.self))
  }
}
