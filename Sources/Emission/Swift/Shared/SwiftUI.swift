// Fonts for SwiftUI.

#if canImport(SwiftUI)
internal import SwiftUI

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.Dictionary {
  /// The font of a style, scaled by the system.
  ///
  /// A `Font` cannot carry all of a style. The modifier for views adds limits, the face for Bold Text, the line height,
  /// the letter spacing, the case of text, the line drawn with text, and the growth of a system font with its own size.
  internal static func font(_ style: Style) -> SwiftUI.Font { style._registered.font() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.Style {
  /// The style of a text style of SwiftUI; nil if it is not one of the styles.
  internal init?(_ textStyle: SwiftUI.Font.TextStyle) {
    // An extra-large title that the system lacks comes before the text style that replaces it.
    let names = TypeRamp.TextStyle.allCases.filter { $0.swiftUI == textStyle }
    guard let style = names.compactMap({ Self._table.textStyles[$0] }).last else { return nil }
    self = style
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp {
  /// Sets the font of a style, and what a `Font` cannot carry.
  ///
  /// What no style of the dictionary has is left as it is. What some style has is the default for all others, so that a
  /// view keeps its identity when its style changes.
  struct StyleModifier<Style: TypeRamp.Style>: SwiftUI.ViewModifier {
    @SwiftUI.Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @SwiftUI.Environment(\.legibilityWeight) private var legibilityWeight
    let style: Style

    func body(content: Self.Content) -> some SwiftUI.View {
      let font = style._registered.font(at: dynamicTypeSize, isBold: legibilityWeight == .bold)
      spaced(decorated(tracked(cased(content.font(font)))))
        #if !os(iOS) && !os(visionOS)
      .dynamicTypeSize(limits)
        #endif
    }

    #if !os(iOS) && !os(visionOS)
    /// The text sizes between which the style scales.
    private var limits: Swift.ClosedRange<SwiftUI.DynamicTypeSize> {
      let (minimum, maximum) = (style._entry.minimumContentSize, style._entry.maximumContentSize)
      return (minimum ?? .xSmall).dynamicTypeSize...(maximum ?? .accessibility5).dynamicTypeSize
    }
    #endif

    /// SwiftUI cannot capitalize words.
    @SwiftUI.ViewBuilder
    private func cased(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if Style._table.setsTextCase {
        let textCase = style._entry.textCase
        text.textCase(textCase == .uppercase ? .uppercase : textCase == .lowercase ? .lowercase : nil)
      } else {
        text
      }
    }

    @SwiftUI.ViewBuilder
    private func tracked(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), Style._table.setsTracking {
        text.tracking((style._entry.tracking ?? 0) * style._entry.growth(ContentSize(dynamicTypeSize)))
      } else {
        text
      }
    }

    /// A style without a decoration does not change inherited ones.
    @SwiftUI.ViewBuilder
    private func decorated(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), let decoration = style._entry.textDecoration {
        text.underline(decoration == .underline).strikethrough(decoration == .lineThrough)
      } else {
        text
      }
    }

    /// Space is added between the lines of the font, so that a line with taller letters grows; a multiple of SwiftUI's
    /// `lineHeight(_:)` would cut them. Half of it is added above the first line and below the last, so that text is
    /// centred in its lines.
    @SwiftUI.ViewBuilder
    private func spaced(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if Style._table.setsLineHeight {
        text.lineSpacing(lineSpacing).padding(.vertical, lineSpacing / 2)
      } else {
        text
      }
    }

    /// The space to add between lines of the font, in points; at least zero.
    private var lineSpacing: Swift.Double {
      guard let lineHeight = style._entry.lineHeight else { return 0 }
      #if os(macOS)
      let font = style._registered.nsFont(ContentSize(dynamicTypeSize), isBold: false)
      let own = font.ascender - font.descender + font.leading
      #else
      #if os(watchOS)
      let font = style._registered.uiFont(nil)
      #else
      let category = ContentSize(dynamicTypeSize).contentSizeCategory
      let font = style._registered.uiFont(.init(preferredContentSizeCategory: category))
      #endif
      let own = font.lineHeight + font.leading
      #endif
      return Swift.max(0, lineHeight * font.pointSize - own)
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.StyleEntry {
  /// The font in a view. The system scales it as far as SwiftUI allows. Elsewhere the size is that of the table, for a
  /// style with limits only on the systems that have the sizes of the table.
  func font(at size: SwiftUI.DynamicTypeSize, isBold: Swift.Bool) -> SwiftUI.Font {
    #if os(macOS) && canImport(CoreText)
    // The system does not scale fonts: the app has set the size.
    if size != .large { return .init(nsFont(TypeRamp.ContentSize(size), isBold: isBold) as CoreText.CTFont) }
    #endif
    #if os(iOS) || os(visionOS)
    let isLimited = hasContentSizeLimits || maximumPointSize != nil
    #else
    let isLimited = false
    #endif
    let isFromTable = isLimited || fontName == nil && fontSize != nil && !isFixed
    return font(isBold: isBold, points: isFromTable ? sizes[TypeRamp.ContentSize(size).index] : nil)
  }

  /// The font, scaled by the system, or at a size in points.
  fileprivate func font(isBold: Swift.Bool = false, points: Swift.Double? = nil) -> SwiftUI.Font {
    guard let name = face(isBold: isBold), let fontSize else { return systemFont(points ?? fontSize) }
    guard let points = points ?? (isFixed ? fontSize : nil) else {
      return .custom(name, size: fontSize, relativeTo: curve.swiftUI)
    }
    return .custom(name, fixedSize: points)
  }

  private func systemFont(_ points: Swift.Double?) -> SwiftUI.Font {
    let designs: [SwiftUI.Font.Design] = [.serif, .rounded, .monospaced]
    let design = design.map { designs[$0.rawValue] } ?? .default
    let weights: [SwiftUI.Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let ownWeight = weights[(weight ?? textStyle.weight).rawValue]
    var font: SwiftUI.Font
    if let points {
      font = .system(size: points, weight: ownWeight, design: design)
    } else {
      font = .system(textStyle.swiftUI, design: design)
      // The styles that replace the extra-large titles are not bold.
      if weight != nil || textStyle.isExtraLarge { font = font.weight(ownWeight) }
    }
    return isItalic ? font.italic() : font
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.ContentSize {
  /// The text size of a view, from its environment. One that is new to SwiftUI is the largest.
  internal init(_ size: SwiftUI.DynamicTypeSize) {
    self = Self.allCases.first { $0.dynamicTypeSize == size } ?? .accessibility5
  }

  /// SwiftUI's name of the text size.
  internal var dynamicTypeSize: SwiftUI.DynamicTypeSize { Self.dynamicTypeSizes[index] }

  private static let dynamicTypeSizes: [SwiftUI.DynamicTypeSize] = [
    .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
    .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
  ]
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.TextStyle {
  /// The text style, or the nearest in size: only visionOS has the extra-large titles.
  var swiftUI: SwiftUI.Font.TextStyle {
    #if os(visionOS)
    if isExtraLarge { return self == .extraLargeTitle ? .extraLargeTitle : .extraLargeTitle2 }
    #endif
    let styles: [SwiftUI.Font.TextStyle] = [
      .largeTitle, .title, .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2,
    ]
    return styles[rawValue]
  }
}
#endif
