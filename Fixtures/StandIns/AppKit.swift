// The declarations of AppKit that generated Swift uses, as the macOS 15 SDK has them. A font remembers its name and its
// size.
//
// Sources: NSFont.h and NSFontDescriptor.h, and their pages at developer.apple.com.

#if canImport(CoreText)
  @_exported public import CoreText
  public typealias NSFontBase = CTFont
#else
  @_exported public import Foundation
  open class NSFontBase: NSObject {
    public let size: Double
    public init(name: String = "", size: Double = 0) { self.size = size }
  }
#endif

open class NSFont: NSFontBase, @unchecked Sendable {
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName == "Missing" { return nil }
    self.init(name: fontName, size: Double(fontSize))
  }
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init(name: fontDescriptor.words, size: Double(fontSize))
  }
  @available(macOS 10.11, *)
  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(name: "system \(weight.rawValue)", size: Double(fontSize))
  }
  /// macOS has a body of 13 points.
  @available(macOS 11, *)
  open class func preferredFont(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont(name: "preferred \(style.rawValue)", size: style == .body ? 13 : 12) }
  open var pointSize: CGFloat { CGFloat(size) }
  open var ascender: CGFloat { CGFloat(size) }
  open var descender: CGFloat { -CGFloat(size) / 5 }
  open var leading: CGFloat { 0 }
  open var fontDescriptor: NSFontDescriptor {
    #if canImport(CoreText)
      NSFontDescriptor(words: name)
    #else
      NSFontDescriptor(words: "")
    #endif
  }

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

  @available(macOS 11, *)
  public struct TextStyleOptionKey: Hashable, Sendable {}

  @available(macOS 11, *)
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")
  }
}

open class NSFontDescriptor: NSObject {
  let words: String
  init(words: String) { self.words = words }
  @available(macOS 10.15, *)
  open func withDesign(_ design: NSFontDescriptor.SystemDesign) -> NSFontDescriptor? {
    NSFontDescriptor(words: "\(words) \(design.rawValue)")
  }
  @available(macOS 10.13, *)
  open func withSymbolicTraits(_ symbolicTraits: NSFontDescriptor.SymbolicTraits) -> NSFontDescriptor {
    NSFontDescriptor(words: words + " italic")
  }
  @available(macOS 10.13, *)
  open var symbolicTraits: NSFontDescriptor.SymbolicTraits { [] }

  public struct SymbolicTraits: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let italic = Self(rawValue: 1 << 0)
  }

  @available(macOS 10.15, *)
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rounded = Self(rawValue: "rounded")
    public static let serif = Self(rawValue: "serif")
    public static let monospaced = Self(rawValue: "monospaced")
  }
}
