// The types of a dictionary's table, which generated tests have too. They serve every actor, even in a module whose
// default isolation is the main actor.

extension TypeRamp {
  /// A text size, named as in SwiftUI's `DynamicTypeSize`.
  internal enum ContentSize: String, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The column of a table.
    nonisolated var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    nonisolated static func all(but sizes: [Self]) -> [Self] { allCases.filter { !sizes.contains($0) } }
  }

  /// A case of text.
  internal enum TextCase: String, CaseIterable, Sendable {
    case uppercase, lowercase, capitalize
  }

  /// A line drawn with text.
  internal enum TextDecoration: String, CaseIterable, Sendable {
    case underline, lineThrough
  }

  /// A style of the dictionary. Sizes and distances are in points, at `large` if they grow.
  internal struct StyleEntry: Sendable {
    /// The style's own text style; for a custom style, the one that it is relative to.
    let textStyle: TextStyle
    /// The size of the font at each text size.
    let sizes: [Double]
    /// The text sizes whose size is inferred, not measured.
    var inferred: [ContentSize] = []
    var isCustom = false
    var fontName: String?
    /// Nil for the sizes of the preferred font.
    var fontSize: Double?
    var boldFontName: String?
    var maximumPointSize: Double?
    var minimumContentSize: ContentSize?
    var maximumContentSize: ContentSize?
    /// The text style that it grows with, if that is another.
    var relativeTo: TextStyle?
    var isFixed = false
    var weight: FontWeight?
    var design: FontDesign?
    var isItalic = false
    /// A multiple of the point size.
    var lineHeight: Double?
    var tracking: Double?
    var textCase: TextCase?
    var textDecoration: TextDecoration?
    var paragraphSpacing: Double?

    var hasContentSizeLimits: Bool { minimumContentSize != nil || maximumContentSize != nil }
    var isLimited: Bool { hasContentSizeLimits || maximumPointSize != nil }
    var curve: TextStyle { relativeTo ?? textStyle }
  }

  enum FontWeight: Int, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  enum FontDesign: Sendable { case serif, rounded, monospaced }

  /// A text style, named as in a dictionary.
  enum TextStyle: String, CaseIterable, Sendable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout
    case footnote, caption, caption2

    /// UIKit's name. Not all systems have constants for all names.
    nonisolated var uiKitName: String {
      switch self {
      case .extraLargeTitle: "UICTFontTextStyleExtraLargeTitle"
      case .extraLargeTitle2: "UICTFontTextStyleExtraLargeTitle2"
      case .largeTitle: "UICTFontTextStyleTitle0"
      case .title: "UICTFontTextStyleTitle1"
      case .title2: "UICTFontTextStyleTitle2"
      case .title3: "UICTFontTextStyleTitle3"
      case .headline: "UICTFontTextStyleHeadline"
      case .subheadline: "UICTFontTextStyleSubhead"
      case .body: "UICTFontTextStyleBody"
      case .callout: "UICTFontTextStyleCallout"
      case .footnote: "UICTFontTextStyleFootnote"
      case .caption: "UICTFontTextStyleCaption1"
      case .caption2: "UICTFontTextStyleCaption2"
      }
    }

    var isExtraLarge: Bool { self == .extraLargeTitle || self == .extraLargeTitle2 }

    /// The weight of the preferred font.
    var weight: FontWeight { isExtraLarge ? .bold : self == .headline ? .semibold : .regular }
  }

  /// A dimension of the dictionary, in points.
  internal struct MetricEntry: Sendable {
    /// At `large`.
    let value: Double
    /// The text style that it grows with.
    let relativeTo: TextStyle
    /// The line spacing of the text style at each text size: dimensions grow as it does.
    let lineSpacings: [Double]
    /// The text sizes whose line spacing is inferred, not measured.
    var inferred: [ContentSize] = []

    /// The arithmetic of `UIFontMetrics`: it multiplies first, and rounds halves away from zero. It rounds without the
    /// C library, which a file without imports cannot use.
    nonisolated func value(at size: ContentSize, displayScale: Double) -> Double {
      // Traits that are made by hand have the scale 0.
      if displayScale <= 0 { return value * lineSpacings[size.index] / lineSpacings[ContentSize.large.index] }
      let pixels = value * lineSpacings[size.index] / lineSpacings[ContentSize.large.index] * displayScale
      guard pixels.magnitude < 0x1p52 else { return pixels / displayScale }  // Whole already.
      let whole = Double(Int64(pixels))
      let fraction = (pixels - whole).magnitude
      let away: Double = pixels < 0 ? -1 : 1
      return (fraction >= 0.5 ? whole + away : whole) / displayScale
    }
  }
}
