// Fonts for SwiftUI. `Font`, `View` and `Environment` are qualified, since apps may have
// types with these names.

#if canImport(SwiftUI)
internal import SwiftUI

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.Dictionary {
  /// The font of a style, scaled by the system.
  ///
  /// A `Font` cannot carry all of a style. The modifier for views adds limits, the face for Bold Text, the line height,
  /// the letter spacing, the case of text, the line drawn with text, and the growth of a system font with its own size.
  internal static func font(_ style: Style) -> SwiftUI.Font { style.font() }

  /// The font that the modifier sets in a view with a text size, while Bold Text is on or off: with the limits of
  /// the style and its face for Bold Text.
  ///
  /// The system scales it as far as SwiftUI allows. Elsewhere the size is that of the table, for a style with limits
  /// only on the systems that have the sizes of the table.
  internal static func font(_ style: Style, at size: DynamicTypeSize, isBold: Bool = false) -> SwiftUI.Font {
    style.font(at: size, isBold: isBold)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.Style {
  fileprivate func font() -> SwiftUI.Font {
    _ = Self.registration
    return entry.font()
  }

  fileprivate func font(at size: DynamicTypeSize, isBold: Bool) -> SwiftUI.Font {
    #if os(macOS) && canImport(CoreText)
    // The system does not scale fonts: the app has set the size.
    if size != .large { return SwiftUI.Font(nsFont(TypeRamp.ContentSize(size), isBold: isBold) as CTFont) }
    #endif
    _ = Self.registration
    let entry = entry
    let isScaledSystemFont = entry.fontName == nil && entry.fontSize != nil && !entry.isFixed
    #if os(iOS) || os(visionOS)
    let isFromTable = isScaledSystemFont || entry.isLimited
    #else
    let isFromTable = isScaledSystemFont
    #endif
    return entry.font(isBold: isBold, points: isFromTable ? entry.sizes[TypeRamp.ContentSize(size).index] : nil)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp {
  /// Sets the font of a style, and what a `Font` cannot carry.
  struct StyleModifier<Style: TypeRamp.Style>: ViewModifier {
    @SwiftUI.Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @SwiftUI.Environment(\.legibilityWeight) private var legibilityWeight
    let style: Style

    func body(content: Content) -> some SwiftUI.View {
      let font = style.font(at: dynamicTypeSize, isBold: legibilityWeight == .bold)
      spaced(decorated(tracked(cased(content.font(font)))))
        #if !os(iOS) && !os(visionOS)
      .dynamicTypeSize(limits)
        #endif
    }

    /// The text sizes between which the style scales.
    private var limits: ClosedRange<DynamicTypeSize> {
      let entry = style.entry
      let minimum = DynamicTypeSize(typeRamp: entry.minimumContentSize ?? .xSmall)
      return minimum...DynamicTypeSize(typeRamp: entry.maximumContentSize ?? .accessibility5)
    }

    // What no style of the dictionary has is left as it is. What some style has is the default for all others, so that
    // a view keeps its identity when its style changes.

    @ViewBuilder
    private func cased(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if Style.properties.contains(.textCase) { text.textCase(textCase) } else { text }
    }

    /// SwiftUI cannot capitalize words.
    private var textCase: SwiftUI.Text.Case? {
      switch style.entry.textCase {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      case .capitalize, nil: nil
      }
    }

    @ViewBuilder
    private func tracked(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), Style.properties.contains(.tracking) {
        text.tracking(style.entry.grown(style.entry.tracking, ContentSize(dynamicTypeSize)))
      } else {
        text
      }
    }

    /// A style without a decoration does not change inherited ones.
    @ViewBuilder
    private func decorated(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), let decoration = style.entry.textDecoration {
        text.underline(decoration == .underline).strikethrough(decoration == .lineThrough)
      } else {
        text
      }
    }

    /// Space is added between the lines of the font, so that a line with taller letters grows; a multiple of SwiftUI's
    /// `lineHeight(_:)` would cut them. Half of it is added above the first line and below the last, so that text is
    /// centred in its lines.
    @ViewBuilder
    private func spaced(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if Style.properties.contains(.lineHeight) {
        let spacing = lineSpacing
        text.lineSpacing(spacing).padding(.vertical, spacing / 2)
      } else {
        text
      }
    }

    /// The space to add between lines of the font, in points; at least zero.
    private var lineSpacing: Double {
      guard let lineHeight = style.entry.lineHeight else { return 0 }
      #if os(watchOS)
      let font = style.uiFont(nil)
      let (points, own) = (font.pointSize, font.lineHeight + font.leading)
      #elseif canImport(UIKit)
      let category = UIContentSizeCategory(typeRamp: ContentSize(dynamicTypeSize))
      let font = style.uiFont(UITraitCollection(preferredContentSizeCategory: category))
      let (points, own) = (font.pointSize, font.lineHeight + font.leading)
      #elseif os(macOS)
      let font = style.nsFont(ContentSize(dynamicTypeSize), isBold: false)
      let (points, own) = (font.pointSize, font.ascender - font.descender + font.leading)
      #else
      let (points, own) = (0.0, 0.0)
      #endif
      return max(0, lineHeight * Double(points) - Double(own))
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.StyleEntry {
  /// The font, scaled by the system, or at a size in points.
  fileprivate func font(isBold: Bool = false, points: Double? = nil) -> SwiftUI.Font {
    guard let fontName, let fontSize else { return systemFont(points ?? fontSize) }
    let name = isBold ? boldFontName ?? fontName : fontName
    guard let points = points ?? (isFixed ? fontSize : nil) else {
      return .custom(name, size: fontSize, relativeTo: curve.swiftUI)
    }
    return .custom(name, fixedSize: points)
  }

  private func systemFont(_ points: Double?) -> SwiftUI.Font {
    let design: SwiftUI.Font.Design =
      switch design {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      case nil: .default
      }
    let font: SwiftUI.Font
    if let points {
      font = .system(size: points, weight: (weight ?? textStyle.weight).swiftUI, design: design)
    } else {
      // The styles that replace the extra-large titles are not bold.
      let weight = weight ?? (textStyle.isExtraLarge ? textStyle.weight : nil)
      let preferred = SwiftUI.Font.system(textStyle.swiftUI, design: design)
      font = weight.map { preferred.weight($0.swiftUI) } ?? preferred
    }
    return isItalic ? font.italic() : font
  }
}

// MARK: - Names of SwiftUI

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.ContentSize {
  /// The text size of a view, from its environment. One that is new to SwiftUI is the largest.
  internal init(_ size: DynamicTypeSize) {
    self = Self.allCases.first { DynamicTypeSize(typeRamp: $0) == size } ?? .accessibility5
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension DynamicTypeSize {
  /// SwiftUI's name of a text size.
  internal init(typeRamp size: TypeRamp.ContentSize) {
    let sizes: [Self] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
      .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]
    self = sizes[size.index]
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.Style {
  /// The style of a text style of SwiftUI; nil if it is not one of the styles.
  internal init?(_ textStyle: SwiftUI.Font.TextStyle) {
    // An extra-large title that the system lacks comes before the text style that replaces it.
    let names = TypeRamp.TextStyle.allCases.filter { $0.swiftUI == textStyle }
    guard let style = names.compactMap({ Self(rawValue: $0.rawValue) }).last else { return nil }
    self = style
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SwiftUI.Font.TextStyle {
  /// SwiftUI's text style of a style: the style itself, or the one that it grows with.
  internal init(typeRamp style: some TypeRamp.Style) { self = style.entry.textStyle.swiftUI }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.TextStyle {
  /// The text style, or the nearest in size: only visionOS has the extra-large titles.
  var swiftUI: SwiftUI.Font.TextStyle {
    switch self {
    #if os(visionOS)
    case .extraLargeTitle: .extraLargeTitle
    case .extraLargeTitle2: .extraLargeTitle2
    #else
    case .extraLargeTitle: .largeTitle
    case .extraLargeTitle2: .title
    #endif
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TypeRamp.FontWeight {
  fileprivate var swiftUI: SwiftUI.Font.Weight {
    let weights: [SwiftUI.Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[rawValue]
  }
}
#endif
