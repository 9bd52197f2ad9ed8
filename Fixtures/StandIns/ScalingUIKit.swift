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
  /// The font at other traits, if `UIFontMetrics` made it.
  private let scaled: (@Sendable (UITraitCollection) -> UIFont)?

  /// What a label makes of the font at other traits.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaled { return scaled(traits) }
    guard let style = fontDescriptor.textStyle else { return self }
    let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return UIFont(descriptor: fontDescriptor.sized(preferred), size: 0)
  }

  init(
    pointSize: Double, lineSpacing: Double? = nil, _ descriptor: UIFontDescriptor,
    scaled: (@Sendable (UITraitCollection) -> UIFont)? = nil
  ) {
    self.pointSize = CGFloat(pointSize)
    fontDescriptor = descriptor
    self.scaled = scaled
    lineHeight = CGFloat((lineSpacing ?? pointSize * 1.25) - 0.5)
    leading = 0.5
  }

  public convenience init?(name: String, size: CGFloat) {
    if StandIn.missingFonts.contains(name) { return nil }
    self.init(pointSize: Double(size), UIFontDescriptor(words: [name]))
  }

  public var fontName: String { fontDescriptor.words.joined(separator: " ") }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: Double(size), UIFontDescriptor(words: ["system", weight.name]))
  }

  /// With size 0 the font has the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(pointSize: size == 0 ? descriptor.pointSize : Double(size), descriptor)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    let (category, _) = UITraitCollection.resolved(traits)
    let font = PreferredFont(forTextStyle: style.style)
    let deviation = StandIn.deviation(style.style, category)
    let size = font.pointSize(compatibleWith: category) + deviation
    return UIFont(
      pointSize: size, lineSpacing: font.lineSpacing(compatibleWith: category) + deviation,
      UIFontDescriptor(words: ["preferred"], textStyle: style, pointSize: size))
  }

  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    let name: String

    private init(_ rawValue: CGFloat, _ name: String) { (self.rawValue, self.name) = (rawValue, name) }

    static let all = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]
    public static let ultraLight = Self(-0.8, "ultraLight")
    public static let thin = Self(-0.6, "thin")
    public static let light = Self(-0.4, "light")
    public static let regular = Self(0, "regular")
    public static let medium = Self(0.23, "medium")
    public static let semibold = Self(0.3, "semibold")
    public static let bold = Self(0.4, "bold")
    public static let heavy = Self(0.56, "heavy")
    public static let black = Self(0.62, "black")
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
      pointSize: min(size + StandIn.deviation(style, category), Double(maximumPointSize)), font.fontDescriptor
    ) { [self] in scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: $0) }
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

  struct Traits: UIMutableTraits {
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

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection { traits in
      traits.preferredContentSizeCategory = preferredContentSizeCategory
      traits.displayScale = displayScale
      traits.legibilityWeight = legibilityWeight
      mutations(&traits)
    }
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
  /// The text style of a preferred font, by which a label scales it.
  public var textStyle: UIFont.TextStyle?
  /// In points; 0 if the descriptor has no size.
  public var pointSize = 0.0

  public enum AttributeName: Sendable { case traits }
  public enum TraitKey: Sendable { case weight }
  public enum SystemDesign: String, Sendable { case serif, rounded, monospaced }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
  }

  public var symbolicTraits: SymbolicTraits { [] }
  public func withDesign(_ design: SystemDesign) -> Self? { adding(design.rawValue) }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> Self? {
    traits.contains(.traitItalic) ? adding("italic") : self
  }
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> Self {
    let traits = attributes[.traits] as? [TraitKey: CGFloat]
    return UIFont.Weight.all.first { $0.rawValue == traits?[.weight] }.map { adding($0.name) } ?? self
  }

  /// The descriptor with the size of another font.
  func sized(_ font: UIFont) -> Self {
    var descriptor = self
    descriptor.pointSize = Double(font.pointSize)
    return descriptor
  }

  private func adding(_ word: String) -> Self {
    var descriptor = self
    descriptor.words.append(word)
    return descriptor
  }
}

public class NSParagraphStyle: NSObject {}

public final class NSMutableParagraphStyle: NSParagraphStyle {
  public var lineHeightMultiple: CGFloat = 0
  public var paragraphSpacing: CGFloat = 0
  public var firstLineHeadIndent: CGFloat = 0

  public override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    (copy.lineHeightMultiple, copy.paragraphSpacing) = (lineHeightMultiple, paragraphSpacing)
    copy.firstLineHeadIndent = firstLineHeadIndent
    return copy
  }
}

public struct NSUnderlineStyle: Sendable {
  public let rawValue: Int
  public static let single = Self(rawValue: 1)
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let kern = Self(rawValue: "NSKern")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let tracking = Self(rawValue: "CTTracking")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
}

@MainActor public final class UIDevice {
  public static let current = UIDevice()
  public let systemName = "iOS"
  public let systemVersion = "99.1"
}

/// A view passes its traits on to its views only when `updateTraitsIfNeeded()` is called.
@MainActor open class UIView {
  public var traitOverrides: any UIMutableTraits = UITraitCollection.Traits()
  public private(set) var traitCollection = UITraitCollection.current
  private var views: [UIView] = []
  private weak var superview: UIView?
  private var handlers: [(id: any UITraitChangeRegistration, call: (UIView, UITraitCollection) -> Void)] = []
  fileprivate var associated: [UnsafeRawPointer: Any] = [:]

  public init() {}

  public func addSubview(_ view: UIView) {
    views.append(view)
    view.superview = self
    updateTraitsIfNeeded()
  }

  public func updateTraitsIfNeeded() {
    let overrides = traitOverrides
    traitCollection = (superview?.traitCollection ?? .current).modifyingTraits { traits in
      if overrides.preferredContentSizeCategory != .unspecified {
        traits.preferredContentSizeCategory = overrides.preferredContentSizeCategory
      }
      if overrides.legibilityWeight != .unspecified { traits.legibilityWeight = overrides.legibilityWeight }
      limit(&traits.preferredContentSizeCategory)
    }
    traitsChanged()
    for handler in handlers { handler.call(self, traitCollection) }
    for view in views { view.updateTraitsIfNeeded() }
  }

  /// Within these categories, which apply at once and to all views in it.
  public var minimumContentSizeCategory: UIContentSizeCategory? { didSet { limitTraits() } }
  public var maximumContentSizeCategory: UIContentSizeCategory? { didSet { limitTraits() } }

  private func limit(_ category: inout UIContentSizeCategory) {
    if category == .unspecified { return }
    if let minimum = minimumContentSizeCategory, category < minimum { category = minimum }
    if let maximum = maximumContentSizeCategory, category > maximum { category = maximum }
  }

  private func limitTraits() {
    let own = superview?.traitCollection.preferredContentSizeCategory ?? traitCollection.preferredContentSizeCategory
    traitCollection = traitCollection.modifyingTraits { traits in
      traits.preferredContentSizeCategory = own
      limit(&traits.preferredContentSizeCategory)
    }
    traitsChanged()
  }

  func traitsChanged() {}

  public var registrations: Int { handlers.count }

  public func registerForTraitChanges<Environment: UIView>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration()
    handlers.append((registration, { view, traits in (view as? Environment).map { handler($0, traits) } }))
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    handlers.removeAll { $0.id === registration }
  }
}

public protocol UITraitChangeRegistration: AnyObject {}
private final class Registration: UITraitChangeRegistration {}

public enum objc_AssociationPolicy: Sendable { case OBJC_ASSOCIATION_RETAIN }

@MainActor public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as! UIView).associated[key]
}

@MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as! UIView).associated[key] = value
}

public typealias UITrait = Any.Type
public enum UITraitPreferredContentSizeCategory {}
public enum UITraitLegibilityWeight {}

@MainActor public final class UIButton: UIView {
  public struct Configuration {
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public init() {}
  }

  public var configuration: Configuration?
  public let titleLabel: UILabel? = UILabel()

  public init(_ configuration: Configuration?) {
    self.configuration = configuration
    super.init()
    if let titleLabel { addSubview(titleLabel) }
  }
}

public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
}

/// It keeps the attributes of UIKit for the stand-in itself.
extension AttributeContainer {
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributesKey.self] = Attributes(values: dictionary)
  }

  public var values: [NSAttributedString.Key: Any] { self[AttributesKey.self]?.values ?? [:] }
}

public struct Attributes: Hashable, @unchecked Sendable {
  let values: [NSAttributedString.Key: Any]
  public static func == (_: Self, _: Self) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

public enum AttributesKey: AttributedStringKey {
  public typealias Value = Attributes
  public static let name = "Attributes"
}

public enum NSTextAlignment: Sendable { case center, natural }
public enum NSLineBreakMode: Sendable { case byWordWrapping, byTruncatingTail }

@MainActor public final class UIWindow: UIView {
  public var isHidden = true
}

/// A label scales the fonts that the system scales.
@MainActor public final class UILabel: UIView {
  public var adjustsFontForContentSizeCategory = false
  public var font: UIFont! = UIFont.systemFont(ofSize: 17, weight: .regular)
  public var textAlignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// It replaces the attributes, and keeps the alignment.
  public var text: String? {
    get { attributedText?.string }
    set {
      let (alignment, lineBreaks) = (textAlignment, lineBreakMode)
      attributedText = newValue.map { NSAttributedString(string: $0) }
      (textAlignment, lineBreakMode) = (alignment, lineBreaks)
    }
  }

  /// It replaces what its paragraph style has.
  public var attributedText: NSAttributedString? {
    didSet { (textAlignment, lineBreakMode) = (.natural, .byWordWrapping) }
  }

  override func traitsChanged() {
    if adjustsFontForContentSizeCategory { font = font.adjusted(to: traitCollection) }
  }

  /// The font of the text that is drawn.
  public var drawnFont: UIFont {
    guard let text = attributedText, text.length > 0 else { return font }
    let own = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    return adjustsFontForContentSizeCategory ? own?.adjusted(to: traitCollection) ?? font : own ?? font
  }
}

public final class NSTextStorage: NSMutableAttributedString {}

/// A text view scales the font of its text.
@MainActor public final class UITextView: UIView {
  public var adjustsFontForContentSizeCategory = false
  public var font: UIFont?
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public let textStorage = NSTextStorage(string: "text")

  override func traitsChanged() {
    guard adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection) else { return }
    font = adjusted
    typingAttributes[.font] = adjusted
    textStorage.addAttributes([.font: adjusted], range: NSRange(location: 0, length: textStorage.length))
  }
}

@MainActor public final class UITextField: UIView {
  public var adjustsFontForContentSizeCategory = false
  public var font: UIFont? { didSet { defaultTextAttributes[.font] = font } }
  public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func traitsChanged() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) }
  }
}
