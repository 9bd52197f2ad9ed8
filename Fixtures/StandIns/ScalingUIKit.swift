// A stand-in for UIKit that scales: the preferred fonts and `UIFontMetrics` of the package's own `DynamicType`, so that
// programs which ask UIKit can be run where there is none. What they may call is declared in UIKit.swift; here is only
// what they do call.
//
// The environment says what system it is: `STAND_IN_DEVIATIONS` lists cells in which it differs from the table
// (`body.accessibility3`), `STAND_IN_MISSING_FONTS` the fonts it does not have, `STAND_IN_SCALE` its display scale.

import DynamicType
@_exported public import Foundation

enum StandIn {
  static let deviations = list("STAND_IN_DEVIATIONS")
  static let missingFonts = list("STAND_IN_MISSING_FONTS")
  static let scale = Double(ProcessInfo.processInfo.environment["STAND_IN_SCALE"] ?? "") ?? 3

  private static func list(_ name: String) -> [String] {
    (ProcessInfo.processInfo.environment[name] ?? "").split(separator: ",").map(String.init)
  }

  /// What the sizes and the line spacing of a cell that differs are larger by.
  static func deviation(_ style: DynamicType.TextStyle, _ category: ContentSizeCategory) -> Double {
    deviations.contains("\(style.name).\(category.name)") ? 1 : 0
  }
}

public final class UIFont: Sendable {
  public let pointSize: CGFloat
  public let lineHeight: CGFloat
  public let leading: CGFloat
  /// What it was made of: `Brand-Regular`, `system heavy serif italic`.
  public let fontDescriptor: UIFontDescriptor

  init(pointSize: Double, lineSpacing: Double? = nil, _ descriptor: UIFontDescriptor) {
    self.pointSize = CGFloat(pointSize)
    fontDescriptor = descriptor
    lineHeight = CGFloat((lineSpacing ?? pointSize * 1.25) - 0.5)
    leading = 0.5
  }

  public convenience init?(name: String, size: CGFloat) {
    if StandIn.missingFonts.contains(name) { return nil }
    self.init(pointSize: Double(size), UIFontDescriptor(words: [name]))
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: Double(size), UIFontDescriptor(words: ["system", weight.rawValue]))
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(pointSize: Double(size), descriptor)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    let (category, _) = UITraitCollection.resolved(traits)
    let font = PreferredFont(forTextStyle: style.style)
    let deviation = StandIn.deviation(style.style, category)
    return UIFont(
      pointSize: font.pointSize(compatibleWith: category) + deviation,
      lineSpacing: font.lineSpacing(compatibleWith: category) + deviation, UIFontDescriptor(words: ["preferred"]))
  }

  public enum Weight: String, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public struct TextStyle: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    var style: DynamicType.TextStyle { DynamicType.TextStyle(spelling: rawValue)! }

    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }
}

public final class UIFontMetrics: Sendable {
  private let style: DynamicType.TextStyle

  public init(forTextStyle style: UIFont.TextStyle) { self.style = style.style }

  private func lineSpacing(at category: ContentSizeCategory) -> Double {
    PreferredFont(forTextStyle: style).lineSpacing(compatibleWith: category)
  }

  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
  }

  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let (category, _) = UITraitCollection.resolved(traits)
    let size = FontMetrics(forTextStyle: style).scaledFont(ofSize: Double(font.pointSize), compatibleWith: category)
    return UIFont(
      pointSize: min(size + StandIn.deviation(style, category), Double(maximumPointSize)), font.fontDescriptor)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let (category, scale) = UITraitCollection.resolved(traits)
    let value = Double(value) + StandIn.deviation(style, category) * Double(value) / lineSpacing(at: category)
    return CGFloat(
      FontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: category, displayScale: scale))
  }
}

public protocol UIMutableTraits {
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayScale: CGFloat { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}

public enum UILegibilityWeight: Sendable { case unspecified, regular, bold }

public enum UIAccessibility {
  @MainActor public static var isBoldTextEnabled: Bool { false }
}

public final class UITraitCollection: Sendable {
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let displayScale: CGFloat
  public let legibilityWeight: UILegibilityWeight

  private struct Traits: UIMutableTraits {
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayScale: CGFloat = 0
    var legibilityWeight = UILegibilityWeight.unspecified
  }

  public init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Traits()
    mutations(&traits)
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    displayScale = traits.displayScale
    legibilityWeight = traits.legibilityWeight
  }

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = category }
  }

  public static var current: UITraitCollection { UITraitCollection { $0.displayScale = CGFloat(StandIn.scale) } }

  static func resolved(_ traits: UITraitCollection?) -> (ContentSizeCategory, Double) {
    let scale = Double(traits?.displayScale ?? 0)
    let category = traits.flatMap { ContentSizeCategory(spelling: $0.preferredContentSizeCategory.rawValue) }
    return (category ?? .large, scale == 0 ? StandIn.scale : scale)
  }
}

public struct UIContentSizeCategory: Hashable, Sendable {
  public let rawValue: String

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory {
  private var category: ContentSizeCategory { ContentSizeCategory(spelling: rawValue)! }
  public static func < (left: Self, right: Self) -> Bool { left.category < right.category }
  public static func > (left: Self, right: Self) -> Bool { right < left }
}

public struct UIFontDescriptor: Sendable {
  public var words: [String]
  public enum SystemDesign: String, Sendable { case serif, rounded, monospaced }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
  }

  public var symbolicTraits: SymbolicTraits { [] }
  public func withDesign(_ design: SystemDesign) -> Self? { Self(words: words + [design.rawValue]) }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> Self? {
    Self(words: words + (traits.contains(.traitItalic) ? ["italic"] : []))
  }
}

public class NSParagraphStyle: NSObject {}

public final class NSMutableParagraphStyle: NSParagraphStyle {
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var paragraphSpacing: CGFloat = 0
}

public struct NSUnderlineStyle: Sendable {
  public let rawValue: Int
  public static let single = Self(rawValue: 1)
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let kern = Self(rawValue: "NSKern")
  public static let tracking = Self(rawValue: "CTTracking")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
}

@MainActor public final class UIDevice {
  public static let current = UIDevice()
  public let systemName = "iOS"
  public let systemVersion = "99.1"
}
