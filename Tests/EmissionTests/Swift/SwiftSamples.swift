import DynamicType

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Dictionaries that together use everything that the Swift emitter writes.
enum SwiftSamples {
  /// Only fallbacks.
  static let empty = table("Empty") { ResolvedStyle(fallbackFor: $0, origin: .fallbackForAbsent) }

  /// A single family, as in most dictionaries.
  static let plain = table("noteworthy") { style in
    ResolvedStyle(
      textStyle: style, origin: .dictionary, font: .custom(name: "Noteworthy-Light", boldName: nil),
      fontSize: PreferredFont(forTextStyle: style).pointSize(compatibleWith: .large))
  }

  /// Every key of an entry, and metrics.
  static let full = table(
    "Brand", description: "The type of the brand.\nSecond line.",
    metrics: [
      ResolvedMetric(name: "iconSize", value: 24),
      ResolvedMetric(name: "cardPadding", value: 16.5, relativeTo: .caption2),
      ResolvedMetric(name: "eleven", value: 11, relativeTo: .headline),
      ResolvedMetric(name: "default", value: -3, relativeTo: .extraLargeTitle),
    ], customStyles: customStyles, style: fullStyle)

  /// Text that tries to break out of literals and comments.
  static let hostile = table(
    "a\n*/ import Evil //", description: "*/\n\u{2028}\0fatalError()\r\"\"\"",
    metrics: [ResolvedMetric(name: "self", value: 1)], customStyles: hostileCustomStyles, style: hostileStyle)

  /// Custom styles: one of each kind, with names that Swift uses for something else.
  private static let customStyles: [ResolvedStyle] = {
    var price = ResolvedStyle(
      textStyle: .title2, origin: .dictionary, font: .custom(name: "Brand-Regular", boldName: "Brand-Bold"),
      fontSize: 22)
    price.relativeTo = .title2
    price.limits.maximumPointSize = 44
    price.tracking = 0.5
    var print = ResolvedStyle(
      textStyle: .caption2, origin: .dictionary, font: .system(weight: .light, design: nil, usesPreferredSizes: true),
      fontSize: 11)
    print.fontStyle = .italic
    (print.textCase, print.textDecoration) = (.capitalize, .lineThrough)
    print.relativeTo = .caption2
    var logo = ResolvedStyle(
      textStyle: .body, origin: .dictionary, font: .system(weight: nil, design: .serif, usesPreferredSizes: false),
      fontSize: 30)
    logo.isFixed = true
    return [("price", price), ("index", print), ("default", logo)].map { name, style in
      var style = style
      style.customName = name
      return style
    }
  }()

  private static let hostileCustomStyles: [ResolvedStyle] = ["self", "init", "allCases", "RawValue", "Type"].map {
    name in
    var style = hostileStyle(.callout)
    style.customName = name
    return style
  }

  private static func hostileStyle(_ style: TextStyle) -> ResolvedStyle {
    let names = [
      #"\(fatalError())"#, #"""#, "\\", "a\nb", "\r\n", "\0", "\u{2028}\u{2029}\u{85}", "\u{202E}gro.live", "\u{FEFF}x",
      "*/ /*", "\u{301}x", #""" + String(1)"#, "\u{E0041}\u{10FFFF}\u{7F}#\"",
    ]
    var entry = ResolvedStyle(
      textStyle: style, origin: .dictionary,
      font: .custom(name: names[style.index], boldName: names[12 - style.index]), fontSize: 17)
    entry.description = names[style.index] + "\n@available(*, unavailable)"
    return entry
  }

  private static func fullStyle(_ style: TextStyle) -> ResolvedStyle {
    func entry(_ font: ResolvedStyle.Font, _ size: Double, _ change: (inout ResolvedStyle) -> Void = { _ in })
      -> ResolvedStyle
    {
      var entry = ResolvedStyle(textStyle: style, origin: .dictionary, font: font, fontSize: size)
      change(&entry)
      return entry
    }
    let face = ResolvedStyle.Font.custom(name: "Brand-Regular", boldName: nil)
    let boldable = ResolvedStyle.Font.custom(name: "Brand-Regular", boldName: "Brand-Bold")
    switch style {
    case .extraLargeTitle: return entry(face, 36)
    case .extraLargeTitle2: return entry(.system(weight: .heavy, design: nil, usesPreferredSizes: true), 28)
    case .largeTitle: return entry(boldable, 34) { $0.limits.maximumPointSize = 50.5 }
    case .title: return entry(.custom(name: "Brand-Logo", boldName: "Brand-LogoBold"), 28.25) { $0.isFixed = true }
    case .title2: return entry(.system(weight: .bold, design: .serif, usesPreferredSizes: true), 22)
    case .title3:
      return entry(.system(weight: nil, design: .rounded, usesPreferredSizes: false), 21) { $0.fontStyle = .normal }
    case .headline: return entry(boldable, 17) { $0.relativeTo = .title3 }
    case .body:
      return entry(boldable, 17) {
        $0.limits = .init(maximumPointSize: 40, minimumCategory: .small, maximumCategory: .accessibility3)
        $0.lineHeight = 1.2
        $0.tracking = -0.25
        $0.description = "Running text."
      }
    case .callout:
      return entry(.system(weight: .light, design: nil, usesPreferredSizes: true), 16) {
        $0.fontStyle = .italic
        ($0.textCase, $0.textDecoration, $0.paragraphSpacing) = (.uppercase, .underline, 8)
        $0.limits = .init(maximumPointSize: 30, maximumCategory: .accessibility1)
      }
    case .footnote:
      return entry(.system(weight: .black, design: .monospaced, usesPreferredSizes: false), 13) { $0.isFixed = true }
    case .caption: return entry(face, 12) { $0.limits.minimumCategory = .medium }
    case .subheadline: return entry(.system(weight: .regular, design: nil, usesPreferredSizes: true), 15)
    case .caption2: return ResolvedStyle(fallbackFor: style, origin: .fallbackForAbsent)
    }
  }

  static func table(
    _ name: String, description: String? = nil, metrics: [ResolvedMetric] = [], customStyles: [ResolvedStyle] = [],
    style: (TextStyle) -> ResolvedStyle
  ) -> ScaledTable {
    ScaledTable(
      ResolvedDictionary(
        name: name, description: description, styles: TextStyle.allCases.map(style), customStyles: customStyles,
        metrics: metrics))
  }
}

extension ScaledTable {
  /// The generated file that compiles by itself.
  func swift(_ access: SwiftOptions.Access = .internal, name: String? = nil) -> String {
    Emitter.swift(SwiftOptions(name: name, access: access)).text(of: self)
  }

  /// The generated file beside others, which share `Emitter.sharedSwift(access:)`.
  func ownSwift(_ access: SwiftOptions.Access = .internal, name: String? = nil) -> String {
    Emitter.swift(SwiftOptions(name: name, access: access, shared: "TypeRamp.swift")).text(of: self)
  }
}
