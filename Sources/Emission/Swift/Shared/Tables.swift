// The types of a dictionary's table, which generated tests have too. They serve every actor, even in a module whose
// default isolation is the main actor.

extension TypeRamp {
  /// A text size, named as in SwiftUI's `DynamicTypeSize`.
  internal enum ContentSize: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The column of a table.
    nonisolated var index: Swift.Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A style of the dictionary. Sizes and distances are in points, at `large` if they grow.
  struct StyleEntry: Swift.Sendable {
    /// The style's own text style; for a custom style, the one that it is relative to.
    let textStyle: TextStyle
    /// The size of the font at each text size.
    let sizes: [Swift.Double]
    /// The text sizes whose size is inferred, not measured.
    var inferred: [ContentSize] = []
    var isCustom = false
    var fontName: Swift.String?
    /// Nil for the sizes of the preferred font.
    var fontSize: Swift.Double?
    var boldFontName: Swift.String?
    var maximumPointSize: Swift.Double?
    var minimumContentSize: ContentSize?
    var maximumContentSize: ContentSize?
    /// The text style that it grows with, if that is another.
    var relativeTo: TextStyle?
    var isFixed = false
    var weight: FontWeight?
    var design: FontDesign?
    var isItalic = false
    /// A multiple of the point size.
    var lineHeight: Swift.Double?
    var tracking: Swift.Double?
    var textCase: TextCase?
    var textDecoration: TextDecoration?
    var paragraphSpacing: Swift.Double?

    var hasContentSizeLimits: Swift.Bool { minimumContentSize != nil || maximumContentSize != nil }
    var curve: TextStyle { relativeTo ?? textStyle }
  }

  enum FontWeight: Swift.Int, Swift.Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  enum FontDesign: Swift.Int, Swift.Sendable { case serif, rounded, monospaced }

  enum TextCase: Swift.Int, Swift.Sendable { case uppercase, lowercase, capitalize }

  enum TextDecoration: Swift.Int, Swift.Sendable { case underline, lineThrough }

  /// A text style, named as in a dictionary.
  enum TextStyle: Swift.Int, Swift.CaseIterable, Swift.Sendable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout
    case footnote, caption, caption2

    /// UIKit's name. Not all systems have constants for all names.
    nonisolated var uiKitName: Swift.String {
      let names = [
        "ExtraLargeTitle", "ExtraLargeTitle2", "Title0", "Title1", "Title2", "Title3", "Headline", "Subhead", "Body",
        "Callout", "Footnote", "Caption1", "Caption2",
      ]
      return "UICTFontTextStyle" + names[rawValue]
    }

    var isExtraLarge: Swift.Bool { self == .extraLargeTitle || self == .extraLargeTitle2 }
  }
}

extension Swift.Array where Element == TypeRamp.ContentSize {
  nonisolated static func all(but sizes: Self) -> Self { Element.allCases.filter { !sizes.contains($0) } }
}
