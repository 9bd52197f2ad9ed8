// The declarations of UIKit that generated Swift uses, as the iOS 18 SDK has them: names, labels, types, actors,
// sendability and availability. Nothing works; it is there to be compiled against where there is no SDK.
//
// Sources: UIFontMetrics.h, UIFont.h, UIFontDescriptor.h, UITraitCollection.h, UIContentSizeCategory.h,
// NSAttributedString.h, NSParagraphStyle.h, UIAccessibility.h, UIDevice.h, UIView.h, UILabel.h,
// UIButton.h, UIButtonConfiguration.h, UITextView.h, UITextField.h and UITrait.h, and their pages at developer.apple.com. What a system lacks is left out under
// TVOS and WATCHOS.

@_exported public import Foundation

/// NS_SWIFT_SENDABLE.
@available(iOS 2, tvOS 9, watchOS 2, *)
open class UIFont: NSObject, @unchecked Sendable {
  @available(iOS 7, tvOS 9, watchOS 2, *)
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }
  #if !WATCHOS
    /// API_UNAVAILABLE(watchos).
    @available(iOS 10, tvOS 10, *)
    open class func preferredFont(
      forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { UIFont() }
  #endif
  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init() }
  @available(iOS 7, tvOS 9, watchOS 2, *)
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { self.init() }
  @available(iOS 8.2, tvOS 9, watchOS 2, *)
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont() }
  open var pointSize: CGFloat { 0 }
  open var fontName: String { "" }
  @available(iOS 4, tvOS 9, watchOS 2, *)
  open var lineHeight: CGFloat { 0 }
  open var leading: CGFloat { 0 }
  @available(iOS 7, tvOS 9, watchOS 2, *)
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    @available(iOS 17, tvOS 17, watchOS 10, *)
    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
    @available(iOS 17, tvOS 17, watchOS 10, *)
    public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    #if !TVOS
      /// API_UNAVAILABLE(tvos).
      @available(iOS 11, watchOS 5, *)
      public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    #endif
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

@available(iOS 6, tvOS 9, watchOS 2, *)
open class NSParagraphStyle: NSObject {}

@available(iOS 6, tvOS 9, watchOS 2, *)
open class NSMutableParagraphStyle: NSParagraphStyle {
  open var lineHeightMultiple: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
}

/// NS_OPTIONS.
@available(iOS 6, tvOS 9, watchOS 2, *)
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1)
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let kern = Self(rawValue: "NSKern")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  @available(iOS 14, tvOS 14, watchOS 7, *)
  public static let tracking = Self(rawValue: "CTTracking")
}

/// NS_SWIFT_SENDABLE.
@available(iOS 7, tvOS 9, watchOS 2, *)
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  @available(iOS 13, tvOS 13, watchOS 5.2, *)
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { nil }

  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor { self }
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { [] }
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? { nil }

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1 << 0)
  }

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let rounded = Self(rawValue: "rounded")
    public static let serif = Self(rawValue: "serif")
    public static let monospaced = Self(rawValue: "monospaced")
  }
}

/// NS_SWIFT_SENDABLE, on no actor.
@available(iOS 11, tvOS 11, watchOS 4, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  #if !WATCHOS
    /// API_UNAVAILABLE(watchos), all three.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    open func scaledFont(
      for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { font }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
  #endif
}

#if !WATCHOS
  /// NS_SWIFT_SENDABLE, on no actor since the iOS 18 SDK, the first with a Swift 6 compiler.
  @available(iOS 8, tvOS 9, *)
  open class UITraitCollection: NSObject, @unchecked Sendable {
    @available(iOS 10, tvOS 10, *)
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
    @available(iOS 13, tvOS 13, *)
    open class var current: UITraitCollection { UITraitCollection() }
    @available(iOS 10, tvOS 10, *)
    open var preferredContentSizeCategory: UIContentSizeCategory { .unspecified }
    @available(iOS 13, tvOS 13, *)
    open var legibilityWeight: UILegibilityWeight { .unspecified }
    open var displayScale: CGFloat { 0 }
    @available(iOS 17, tvOS 17, *)
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init() }
    @available(iOS 17, tvOS 17, *)
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection { self }
  }

  @available(iOS 17, tvOS 17, *)
  public protocol UIMutableTraits {
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var displayScale: CGFloat { get set }
    var legibilityWeight: UILegibilityWeight { get set }
  }

  /// NS_SWIFT_UI_ACTOR, as all views.
  @available(iOS 2, tvOS 9, *)
  @MainActor
  open class UIView: NSObject {
    nonisolated public override init() { super.init() }
    @available(iOS 8, tvOS 9, *)
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open var isHidden = false
    @available(iOS 15, tvOS 15, *)
    open var minimumContentSizeCategory: UIContentSizeCategory? {
      get { nil }
      set {}
    }
    @available(iOS 15, tvOS 15, *)
    open var maximumContentSizeCategory: UIContentSizeCategory? {
      get { nil }
      set {}
    }
    open func addSubview(_ view: UIView) {}
    @available(iOS 17, tvOS 17, *)
    open func updateTraitsIfNeeded() {}
    @available(iOS 17, tvOS 17, *)
    public var traitOverrides: any UITraitOverrides {
      get { fatalError("there is no view") }
      set {}
    }
  }

  @available(iOS 17, tvOS 17, *)
  public protocol UITraitOverrides: UIMutableTraits {}

  /// Of the runtime of Objective-C, which UIKit exports.
  public enum objc_AssociationPolicy: UInt, Sendable { case OBJC_ASSOCIATION_RETAIN = 769 }
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {}

  @available(iOS 17, tvOS 17, *)
  public protocol UITraitDefinition {}
  @available(iOS 17, tvOS 17, *)
  public typealias UITrait = any UITraitDefinition.Type
  @available(iOS 17, tvOS 17, *)
  public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
  @available(iOS 17, tvOS 17, *)
  public enum UITraitLegibilityWeight: UITraitDefinition {}
  @available(iOS 17, tvOS 17, *)
  public protocol UITraitChangeRegistration {}
  @available(iOS 17, tvOS 17, *)
  struct Registration: UITraitChangeRegistration {}

  @available(iOS 8, tvOS 9, *)
  @MainActor
  public protocol UITraitEnvironment: AnyObject {}

  @available(iOS 8, tvOS 9, *)
  extension UIView: UITraitEnvironment {
    @available(iOS 17, tvOS 17, *)
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
      _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { Registration() }
    @available(iOS 17, tvOS 17, *)
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
  }

  @available(iOS 2, tvOS 9, *)
  @MainActor
  open class UIButton: UIView {
    open var titleLabel: UILabel? { nil }
    @available(iOS 15, tvOS 15, *)
    public var configuration: UIButton.Configuration? {
      get { nil }
      set {}
    }

    @available(iOS 15, tvOS 15, *)
    @MainActor
    public struct Configuration {
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      public static func plain() -> Configuration { Configuration() }
    }
  }

  @available(iOS 15, tvOS 15, *)
  public struct UIConfigurationTextAttributesTransformer {
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {}
  }

  /// NS_ENUM, both.
  public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
  public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingTail }

  @available(iOS 2, tvOS 9, *)
  @MainActor
  open class UIWindow: UIView {}

  @available(iOS 2, tvOS 9, *)
  @MainActor
  open class UILabel: UIView {
    open var font: UIFont!
    open var text: String?
    open var attributedText: NSAttributedString?
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    @available(iOS 10, tvOS 10, *)
    open var adjustsFontForContentSizeCategory: Bool {
      get { false }
      set {}
    }
  }

  open class NSTextStorage: NSMutableAttributedString {}

  @available(iOS 2, tvOS 9, *)
  @MainActor
  open class UITextView: UIView {
    open var font: UIFont?
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var textStorage: NSTextStorage { NSTextStorage(string: "") }
    @available(iOS 10, tvOS 10, *)
    open var adjustsFontForContentSizeCategory: Bool {
      get { false }
      set {}
    }
  }

  @available(iOS 2, tvOS 9, *)
  @MainActor
  open class UITextField: UIView {
    open var font: UIFont?
    @available(iOS 7, tvOS 9, *)
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
      get { [:] }
      set {}
    }
    @available(iOS 10, tvOS 10, *)
    open var adjustsFontForContentSizeCategory: Bool {
      get { false }
      set {}
    }
  }

  /// NS_SWIFT_UI_ACTOR.
  @available(iOS 2, tvOS 9, *)
  @MainActor
  open class UIDevice: NSObject {
    open class var current: UIDevice { UIDevice() }
    open var systemName: String { "" }
    open var systemVersion: String { "" }
  }

  /// NS_ENUM: a client cannot list its cases.
  @available(iOS 13, tvOS 13, *)
  public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
  }

  /// Not on watchOS. NS_TYPED_ENUM with operators, and not Comparable.
  @available(iOS 7, tvOS 9, *)
  public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    @available(iOS 10, tvOS 10, *)
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

    @available(iOS 11, tvOS 11, *)
    public static func < (left: Self, right: Self) -> Bool { false }
    @available(iOS 11, tvOS 11, *)
    public static func > (left: Self, right: Self) -> Bool { false }
  }

  public enum UIAccessibility: Sendable {
    /// Not on watchOS.
    @available(iOS 8, tvOS 9, *)
    @MainActor public static var isBoldTextEnabled: Bool { false }
  }

  #if !hasFeature(Embedded)
    extension AttributeContainer {
      public init(_ dictionary: [NSAttributedString.Key: Any]) { self.init() }
    }

    extension UIContentSizeCategory {
      @available(iOS 7, tvOS 9, *)
      public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    }
  #endif
#endif
