import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Runs generated fonts: with a UIKit that scales by the package's own tables, and with a SwiftUI whose fonts remember
/// what they were made of.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct SwiftFontTests {
  @Test func `fonts of UIKit have the faces of the dictionary and the sizes of the table`() throws {
    let system = try ScalingSystem(try #require(SwiftCompiler.found))
    let files = [
      ("Brand.swift", SwiftPlatform.iOS.naming(SwiftSamples.full.swift())), ("main.swift", Self.uiKitProgram),
    ]
    // Without assertions a missing font is the preferred font.
    try system.build("program", files, ["-O", "-swift-version", "6"])
    #expect(
      try system.output(of: "program") == """
        extraLargeTitle: Brand-Regular
        extraLargeTitle2: preferred heavy
        largeTitle: Brand-Regular, bold Brand-Bold
        title: Brand-Logo, bold Brand-LogoBold
        title2: preferred bold serif
        title3: system regular rounded
        headline: Brand-Regular, bold Brand-Bold
        subheadline: preferred
        body: Brand-Regular, bold Brand-Bold
        callout: system light italic
        footnote: system black monospaced
        caption: Brand-Regular
        caption2: preferred
        price: Brand-Regular, bold Brand-Bold
        index: preferred light italic
        default: system regular serif
        body: line height 20.4, baseline -0.175, spacing 0.0, tracking -0.25, lines 0
        callout: line height 0.0, baseline 0.0, spacing 8.0, tracking 0.0, lines 1

        """)
    let output = try system.output(of: "program", .init(missingFonts: ["Brand-Logo", "Brand-Bold"]))
    #expect(output.contains("\ntitle: preferred, bold Brand-LogoBold\n"))
    #expect(output.contains("\nheadline: Brand-Regular, bold preferred\n"))
  }

  private static let uiKitProgram = """
    import UIKit
    func traits(_ size: Brand.ContentSize, _ weight: UILegibilityWeight = .regular) -> UITraitCollection {
      UITraitCollection { traits in
        traits.preferredContentSizeCategory = size.contentSizeCategory
        traits.legibilityWeight = weight
      }
    }
    func name(_ font: UIFont) -> String { font.fontDescriptor.words.joined(separator: " ") }
    for style in Brand.Style.allCases {
      let regular = name(Brand.uiFont(style, compatibleWith: traits(.large)))
      let bold = name(.brand(style, compatibleWith: traits(.large, .bold)))
      print("\\(style.rawValue): \\(regular)\\(bold == regular ? "" : ", bold \\(bold)")")
      for size in Brand.ContentSize.allCases {
        let points = Double(Brand.uiFont(style, compatibleWith: traits(size)).pointSize)
        if points != Brand.pointSize(style, at: size) { print("  \\(size.rawValue): \\(points)") }
      }
    }
    for metric in Brand.Metric.allCases {
      for size in Brand.ContentSize.allCases {
        let value = Double(Brand.metric(metric, compatibleWith: traits(size)))
        if value != Brand.metric(metric, at: size, displayScale: 3) { print("  \\(metric) at \\(size): \\(value)") }
      }
    }
    for style in [Brand.Style.body, .callout] {
      let attributes = Brand.attributes(style, compatibleWith: traits(.large))
      let paragraph = attributes[.paragraphStyle] as! NSMutableParagraphStyle
      let font = attributes[.font] as! UIFont
      func rounded(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }
      let height = rounded(Double(font.lineHeight) * Double(paragraph.lineHeightMultiple))
      let offset = rounded(attributes[.baselineOffset] as? Double ?? 0)
      print(
        "\\(style.rawValue): line height \\(height), baseline \\(offset), spacing \\(paragraph.paragraphSpacing),",
        "tracking \\(attributes[.tracking] as? Double ?? 0), lines \\(attributes[.underlineStyle] as? Int ?? 0)")
    }
    """

  @Test func `a label keeps all of a style when the content size changes`() throws {
    let system = try ScalingSystem(try #require(SwiftCompiler.found))
    let files = [
      ("Brand.swift", SwiftPlatform.iOS.naming(SwiftSamples.full.swift())), ("main.swift", Self.labelProgram),
    ]
    try system.build("program", files, ["-swift-version", "6"])
    let output = try system.output(of: "program")
    #expect(
      output == """
        a at large: 17.0 points, tracking -0.25, line height 20.4, center, once
        b at accessibility3: 37.0 points, tracking -0.544, line height 44.4, center, once
        b at xSmall: 15.0 points, tracking -0.221, line height 18.0, center, once
        plain at large: 17.0 points, tracking -0.25, line height 20.4, natural, once

        """)
  }

  private static let labelProgram = """
    import Foundation
    import UIKit
    let window = UIWindow()
    let label = UILabel()
    window.addSubview(label)
    label.textAlignment = .center
    @MainActor func show(_ size: Brand.ContentSize) {
      window.traitOverrides.preferredContentSizeCategory = size.contentSizeCategory
      window.updateTraitsIfNeeded()
      let text = label.attributedText!
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      guard let font = attributes[.font] as? UIFont else { return print("\\(text.string) at \\(size): no style") }
      let paragraph = attributes[.paragraphStyle] as! NSMutableParagraphStyle
      func rounded(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }
      print(
        "\\(text.string) at \\(size): \\(Double(font.pointSize)) points,",
        "tracking \\(rounded(attributes[.tracking] as! Double)),",
        "line height \\(rounded(Double(font.lineHeight) * Double(paragraph.lineHeightMultiple))),",
        "\\(label.textAlignment), \\(label.registrations == 1 ? "once" : "\\(label.registrations) times")")
    }
    label.setText("a", style: Brand.Style.body)
    show(.large)
    label.setText("b", style: Brand.Style.body)
    show(.accessibility3)
    show(.xSmall)
    label.attributedText = NSAttributedString(string: "plain")
    show(.large)
    """

  /// What four views show at every content size, with and without Bold Text: what differs from the table. The second
  /// time views do not call when traits change, as before iOS 17.
  @Test(arguments: [true, false]) func `views show what the table says`(registers: Bool) throws {
    let system = try ScalingSystem(try #require(SwiftCompiler.found))
    let text = SwiftPlatform.iOS.naming(SwiftSamples.full.swift())
    // Nothing is registered.
    let condition = "    show(view)\n    guard #available(iOS 17, tvOS 17, *) else { return }"
    let brand =
      registers ? text : text.replacing(condition, with: "    show(view)\n    if view.registrations == 0 { return }")
    #expect(registers || brand != text)
    let build = { (name: String, text: String) in
      try system.build(name, [("Brand.swift", text), ("main.swift", Self.viewsProgram)], ["-swift-version", "6"])
      return try system.output(of: name).split(separator: "\n").map(String.init)
    }
    // The face for Bold Text, line heights and the titles of configurations are set when the traits change, and the
    // maximum of 30 points of 'callout' is the size of no content size.
    let isKnown = { (line: String) in
      !registers && [" bold", " lines ", "in button ", "callout "].contains(where: line.contains)
    }
    let output = try build("views", brand).filter { !isKnown($0) }
    #expect(output == [], "\(output.prefix(20))")
    // Without one of these lines something differs.
    let lines = [
      (
        "      view.maximumContentSizeCategory = maximumContentSize?.contentSizeCategory\n",
        "\n",
        false
      ),
      ("      label.adjustsFontForContentSizeCategory = true\n", "", false),
      ("        button.titleLabel?.font = entry.uiFont(button.traitCollection)\n", "", false),
      ("      field.font = attributes[.font] as? UIKit.UIFont\n", "", false),
      ("Container(entry.attributes(traits))", "Container(traits == nil ? [:] : [:])", true),
      ("paragraph.lineHeightMultiple = height / font.lineHeight\n", "\n", true),
    ]
    for (index, (line, replacement, _)) in lines.enumerated().filter({ $0.element.2 == registers }) {
      let mutant = brand.replacing(line, with: replacement)
      let differing = try build("mutant\(index)", mutant)
      #expect(mutant != brand && differing.contains { !isKnown($0) }, "\(line)")
    }
  }

  private static let viewsProgram = """
    import Foundation
    import UIKit
    let window = UIWindow()
    let (label, view, field) = (UILabel(), UITextView(), UITextField())
    let (button, plain) = (UIButton(UIButton.Configuration()), UIButton(nil))
    for view in [label, view, field, button, plain] { window.addSubview(view) }
    label.attributedText = NSAttributedString(string: "text")
    @MainActor func fonts() -> [(String, UIFont?)] {
      let title = button.configuration!.titleTextAttributesTransformer!.transform(AttributeContainer()).values
      return [
        ("label", label.drawnFont), ("text view", view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont),
        ("typing", view.typingAttributes[.font] as? UIFont), ("text field", field.defaultTextAttributes[.font] as? UIFont),
        ("button", title[.font] as? UIFont), ("title label", plain.titleLabel!.drawnFont),
      ]
    }
    @MainActor func lines(_ text: NSAttributedString, _ style: Brand.Style) -> Double {
      let paragraph = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSMutableParagraphStyle
      let font = text.attribute(.font, at: 0, effectiveRange: nil) as! UIFont
      return Double(paragraph?.lineHeightMultiple ?? 0) * Double(font.lineHeight) / Double(font.pointSize)
    }
    for style in Brand.Style.allCases {
      window.traitOverrides.preferredContentSizeCategory = .large
      window.traitOverrides.legibilityWeight = .regular
      window.updateTraitsIfNeeded()
      label.setStyle(style)
      view.setStyle(style)
      field.setStyle(style)
      button.setStyle(style)
      plain.setStyle(style)
      for weight in [UILegibilityWeight.regular, .bold] {
        for size in Brand.ContentSize.allCases {
          window.traitOverrides.preferredContentSizeCategory = size.contentSizeCategory
          window.traitOverrides.legibilityWeight = weight
          window.updateTraitsIfNeeded()
          let isBold = weight == .bold
          let expected = (isBold ? style._entry.boldFontName : nil) ?? Brand.fontName(style)
          for (name, font) in fonts() {
            let words = "\\(style.rawValue) at \\(size.rawValue)\\(isBold ? " bold" : "") in \\(name)"
            guard let font else { print(words, "no font"); continue }
            let points = Double(font.pointSize)
            if points != Brand.pointSize(style, at: size) { print(words, points) }
            if let expected, font.fontName != expected { print(words, font.fontName, isBold ? "bold" : "") }
          }
          for text in [label.attributedText!, view.textStorage as NSAttributedString] {
            let height = style._entry.lineHeight ?? 0
            if abs(lines(text, style) - height) > 0.001 { print(style.rawValue, size.rawValue, "lines", lines(text, style)) }
          }
        }
      }
    }
    for view in [label, view, field, button, plain] where view.registrations > 1 { print("registered twice") }
    """

  /// Styles of two dictionaries in one view: the last one counts, and what the others have set goes.
  @Test func `the last of several styles counts`() throws {
    let system = try ScalingSystem(try #require(SwiftCompiler.found))
    let brand = SwiftPlatform.iOS.naming(SwiftSamples.full.swift())
    let reader = SwiftPlatform.iOS.naming(SwiftSamples.plain.ownSwift(name: "Reader"))
    let files = [("Brand.swift", brand), ("Reader.swift", reader), ("main.swift", Self.twoDictionaries)]
    try system.build("program", files, ["-swift-version", "6"])
    let output = try system.output(of: "program")
    #expect(
      output == """
        Brand: Brand-Regular 17.0, tracking true, multiple true, indent 5.0, limits true
        Reader: Noteworthy-Light 17.0, tracking false, multiple false, indent 5.0, limits false
        large again: true
        Brand: Brand-Regular 20.0, tracking true, multiple true, indent 5.0, limits true
        plain text has no limits of its own removed: true
        without a style only the font follows: true, limits false

        """)
  }

  private static let twoDictionaries = """
    import Foundation
    import UIKit
    let window = UIWindow()
    let view = UITextView()
    window.addSubview(view)
    let indented = NSMutableParagraphStyle()
    indented.firstLineHeadIndent = 5
    view.textStorage.addAttributes([.paragraphStyle: indented], range: NSRange(location: 0, length: 4))
    @MainActor func show(_ name: String) {
      let attributes = view.textStorage.attributes(at: 0, effectiveRange: nil)
      let (font, paragraph) = (attributes[.font] as! UIFont, attributes[.paragraphStyle] as! NSMutableParagraphStyle)
      print(
        "\\(name): \\(font.fontName) \\(Double(font.pointSize)), tracking \\(attributes[.tracking] != nil),",
        "multiple \\(paragraph.lineHeightMultiple > 0), indent \\(Double(paragraph.firstLineHeadIndent)),",
        "limits \\(view.maximumContentSizeCategory != nil)")
    }
    @MainActor func change(_ size: Brand.ContentSize) {
      window.traitOverrides.preferredContentSizeCategory = size.contentSizeCategory
      window.updateTraitsIfNeeded()
    }
    change(.large)
    view.setStyle(Brand.Style.body)
    show("Brand")
    view.setStyle(Reader.Style.body)
    change(.accessibility5)
    change(.large)
    show("Reader")
    let font = view.textStorage.attributes(at: 0, effectiveRange: nil)[.font] as! UIFont
    print("large again:", Double(font.pointSize) == Reader.pointSize(.body, at: .large))
    view.setStyle(Brand.Style.body)
    change(.xxLarge)
    change(.xLarge)
    change(.large)
    change(.xxLarge)
    show("Brand")
    let other = UILabel()
    other.maximumContentSizeCategory = .accessibilityLarge
    other.setStyle(Reader.Style.body)
    print("plain text has no limits of its own removed:", other.maximumContentSizeCategory == .accessibilityLarge)
    @MainActor func tracking() -> Double? {
      view.textStorage.attribute(.tracking, at: 0, effectiveRange: nil) as? Double
    }
    let before = tracking()
    Brand.removeStyle(from: view)
    change(.xSmall)
    print(
      "without a style only the font follows: \\(before != nil && tracking() == before),",
      "limits \\(view.maximumContentSizeCategory != nil)")
    """

  @Test(arguments: [SwiftPlatform.iOS, .macOS])
  func `fonts of SwiftUI are those of the dictionary, and of the table where it holds`(platform: SwiftPlatform) throws {
    let fromTable = ["largeTitle": "Brand-Regular 34.0", "body": "Brand-Regular 17.0", "callout": "16.0 light italic"]
      .merging(["caption": "Brand-Regular 12.0", "price": "Brand-Regular 22.0"]) { $1 }
    let lines = Self.expected.map { style, font in
      let modified = platform == .iOS ? fromTable[style] : nil
      return "\(style): \(font)\(modified.map { ", modified \($0)" } ?? "")\n"
    }
    let others = """
      Brand-Bold 22.0 title2
      Brand-Bold 20.0
      30.0 regular rounded
      largeTitle

      """
    let output = try swiftUIOutput(on: platform)
    #expect(output == lines.joined() + others + (platform == .macOS ? Self.ofAppKit : ""))
  }

  /// Without Dynamic Type, the preferred font of macOS grows as that of iOS does.
  private static let ofAppKit = """
    small to accessibility3
    Brand-Regular 22.0 true
    preferred caption2 19.0 true
    system 0.4 serif 15.0 true
    system -0.4 italic 19.0 true

    """

  private static let expected = [
    ("extraLargeTitle", "Brand-Regular 36.0 largeTitle"),
    ("extraLargeTitle2", "title heavy"),
    ("largeTitle", "Brand-Regular 34.0 largeTitle"),
    ("title", "Brand-Logo 28.25"),
    ("title2", "title2 bold serif"),
    ("title3", "21.0 regular rounded"),
    ("headline", "Brand-Regular 17.0 title3"),
    ("subheadline", "subheadline regular"),
    ("body", "Brand-Regular 17.0 body"),
    ("callout", "callout light italic"),
    ("footnote", "13.0 black monospaced"),
    ("caption", "Brand-Regular 12.0 caption"),
    ("caption2", "caption2"),
    ("price", "Brand-Regular 22.0 title2"),
    ("index", "caption2 light italic"),
    ("default", "30.0 regular serif"),
  ]

  private func swiftUIOutput(on platform: SwiftPlatform) throws -> String {
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    let modules = platform.modules
    let standIns = try modules.map { module in
      let object = ["-parse-as-library", "-emit-module", "-emit-object", "-module-name", module, "-o", "\(module).o"]
      let arguments = object + ["-emit-module-path", "\(module).swiftmodule", "-I", "."] + platform.defines
      return try compiler.complaints(arguments + [SwiftCompiler.standIn(module)], in: folder)
    }
    // In one file, because what it asks is private.
    let main = try folder.write(platform.naming(SwiftSamples.full.swift() + Self.swiftUIProgram), to: "main.swift")
    let complaints =
      try standIns.joined()
      + compiler.complaints(
        ["-swift-version", "6", "-o", "main", "-I", ".", main] + modules.map { "\($0).o" }, in: folder)
    #expect(complaints == "")
    return try compiler.output(of: "main", in: folder)
  }

  private static let swiftUIProgram = """

    extension SwiftUI.Font {
      var words: String {
        let design = design == .default ? nil : design.map { "\\($0)" }
        let words = [name, size.map { "\\(Double($0))" }, style.map { "\\($0)" }, ownWeight?.name, design]
        return (words.compactMap(\\.self) + (isItalic ? ["italic"] : [])).joined(separator: " ")
      }
    }
    #if os(macOS)
    extension TypeRamp.StyleModifier {
      var range: String { "\\(limits.lowerBound) to \\(limits.upperBound)" }
    }
    #endif
    for style in Brand.Style.allCases {
      let (font, modified) = (Brand.font(style).words, style._entry.font(at: .large, isBold: false).words)
      print("\\(style.rawValue): \\(font)\\(modified == font ? "" : ", modified \\(modified)")")
    }
    print(Brand.Style.price._entry.font(isBold: true).words)
    print(Brand.Style.body._entry.font(isBold: true, points: 20).words)
    print(Brand.Style.title3._entry.font(points: 30).words)
    print(Brand.Style(SwiftUI.Font.TextStyle.largeTitle)!)
    #if os(macOS)
    print(TypeRamp.StyleModifier(style: Brand.Style.body).range)
    for style in [Brand.Style.body, .caption2, .title2, .index] {
      let font = Brand.nsFont(style, at: .xxxLarge)
      print(font.name, font.size, style._entry.font(at: .xxxLarge, isBold: false) == SwiftUI.Font(font as CTFont))
    }
    #endif
    """
}
