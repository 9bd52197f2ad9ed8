// A stand-in for UIKit where there is none: the signatures, isolation and availability of the real declarations that
// generated code uses, so that it can be type-checked. Nothing in it works.
//
// Compiled with TVOS or WATCHOS defined it lacks what UIKit lacks there.

@_exported import Foundation

public class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    #if !TVOS
    public static let largeTitle = TextStyle(rawValue: "")
    #endif
    @available(iOS 17, tvOS 17, watchOS 10, *)
    public static let extraLargeTitle = TextStyle(rawValue: "")
    @available(iOS 17, tvOS 17, watchOS 10, *)
    public static let extraLargeTitle2 = TextStyle(rawValue: "")
    public static let title1 = TextStyle(rawValue: "")
    public static let title2 = TextStyle(rawValue: "")
    public static let title3 = TextStyle(rawValue: "")
    public static let headline = TextStyle(rawValue: "")
    public static let subheadline = TextStyle(rawValue: "")
    public static let body = TextStyle(rawValue: "")
    public static let callout = TextStyle(rawValue: "")
    public static let footnote = TextStyle(rawValue: "")
    public static let caption1 = TextStyle(rawValue: "")
    public static let caption2 = TextStyle(rawValue: "")
  }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: 0)
    public static let thin = Weight(rawValue: 0)
    public static let light = Weight(rawValue: 0)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0)
    public static let semibold = Weight(rawValue: 0)
    public static let bold = Weight(rawValue: 0)
    public static let heavy = Weight(rawValue: 0)
    public static let black = Weight(rawValue: 0)
  }

  public init?(name: String, size: CGFloat) { nil }
  public init(descriptor: UIFontDescriptor, size: CGFloat) {}

  public class func systemFont(ofSize: CGFloat, weight: Weight) -> UIFont { stub() }
  #if !WATCHOS
  public class func preferredFont(forTextStyle: TextStyle, compatibleWith: UITraitCollection?) -> UIFont { stub() }
  #endif
  public var pointSize: CGFloat { stub() }
  public var fontDescriptor: UIFontDescriptor { stub() }
}

public class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "")
    public static let serif = SystemDesign(rawValue: "")
    public static let rounded = SystemDesign(rawValue: "")
    public static let monospaced = SystemDesign(rawValue: "")
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { stub() }
}

public class UIFontMetrics: NSObject {
  public init(forTextStyle: UIFont.TextStyle) {}
  #if !WATCHOS
  public func scaledFont(for: UIFont, compatibleWith: UITraitCollection?) -> UIFont { stub() }
  public func scaledFont(for: UIFont, maximumPointSize: CGFloat, compatibleWith: UITraitCollection?) -> UIFont {
    stub()
  }
  #endif
}

#if !WATCHOS
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "")
  public static let extraSmall = UIContentSizeCategory(rawValue: "")
  public static let small = UIContentSizeCategory(rawValue: "")
  public static let medium = UIContentSizeCategory(rawValue: "")
  public static let large = UIContentSizeCategory(rawValue: "")
  public static let extraLarge = UIContentSizeCategory(rawValue: "")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "")
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}

public enum UIAccessibility: Sendable {
  @MainActor public static var isBoldTextEnabled: Bool { stub() }
}

@MainActor
public class UITraitCollection: NSObject {
  public init(preferredContentSizeCategory: UIContentSizeCategory) {}
  public class var current: UITraitCollection { stub() }
  public var preferredContentSizeCategory: UIContentSizeCategory { stub() }
  public var legibilityWeight: UILegibilityWeight { stub() }
}
#endif

private func stub<Result>() -> Result { fatalError("a stand-in") }
