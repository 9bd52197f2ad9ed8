// Fonts for SwiftUI: the same for every dictionary. `Font`, `View` and `Environment` are qualified, since apps may have
// types with these names.

#if canImport(SwiftUI)
internal import SwiftUI

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Brand {
  /// The font of a style, scaled by the system.
  ///
  /// A `Font` cannot carry all of a style. `applyBrand(_:)` adds limits, the face for Bold Text, the line height, the
  /// letter spacing, the case of text, the line drawn with text, and the growth of a system font with its own size.
  internal static func font(_ style: Style) -> SwiftUI.Font { entry(style).font() }

  /// The font that `applyBrand(_:)` sets in a view with a content size, while Bold Text is on or off: with the limits
  /// of the style and its face for Bold Text.
  ///
  /// The system scales it as far as SwiftUI allows. Elsewhere the size is that of the table, for a style with limits
  /// only on the systems that have the sizes of the table.
  internal static func font(_ style: Style, at size: DynamicTypeSize, isBold: Bool = false) -> SwiftUI.Font {
    #if os(macOS) && canImport(CoreText)
    // The system does not scale fonts: the app has set the size.
    if size != .large { return SwiftUI.Font(nsFont(style, at: ContentSize(size), isBold: isBold) as CTFont) }
    #endif
    let entry = entry(style)
    let isScaledSystemFont = entry.fontName == nil && entry.fontSize != nil && !entry.isFixed
    #if os(iOS) || os(visionOS)
    let isFromTable = isScaledSystemFont || entry.isLimited
    #else
    let isFromTable = isScaledSystemFont
    #endif
    return entry.font(isBold: isBold, points: isFromTable ? pointSize(style, at: ContentSize(size)) : nil)
  }

  fileprivate struct StyleModifier: ViewModifier {
    @SwiftUI.Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @SwiftUI.Environment(\.legibilityWeight) private var legibilityWeight
    let style: Style

    func body(content: Content) -> some SwiftUI.View {
      let font = Brand.font(style, at: dynamicTypeSize, isBold: legibilityWeight == .bold)
      spaced(decorated(tracked(cased(content.font(font)))))
        #if !os(iOS) && !os(visionOS)
      .dynamicTypeSize(limits)
        #endif
    }

    /// The content sizes between which the style scales.
    private var limits: ClosedRange<DynamicTypeSize> {
      let entry = Brand.entry(style)
      let minimum = DynamicTypeSize(brand: entry.minimumContentSize ?? .xSmall)
      return minimum...DynamicTypeSize(brand: entry.maximumContentSize ?? .accessibility5)
    }

    // What no style of the dictionary has is left as it is. What some style has is the default for all others, so that
    // a view keeps its identity when its style changes.

    @ViewBuilder
    private func cased(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if Brand.hasTextCase { text.textCase(textCase) } else { text }
    }

    /// SwiftUI cannot capitalize words.
    private var textCase: SwiftUI.Text.Case? {
      switch Brand.textCase(style) {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      case .capitalize, nil: nil
      }
    }

    @ViewBuilder
    private func tracked(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), Brand.hasTracking {
        text.tracking(Brand.tracking(style, at: ContentSize(dynamicTypeSize)))
      } else {
        text
      }
    }

    /// A style without a decoration does not change inherited ones.
    @ViewBuilder
    private func decorated(_ text: some SwiftUI.View) -> some SwiftUI.View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), let decoration = Brand.textDecoration(style) {
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
      if Brand.hasLineHeight {
        let spacing = lineSpacing
        text.lineSpacing(spacing).padding(.vertical, spacing / 2)
      } else {
        text
      }
    }

    /// The space to add between lines of the font, in points; at least zero.
    private var lineSpacing: Double {
      guard let lineHeight = Brand.lineHeight(style) else { return 0 }
      #if os(watchOS)
      let font = Brand.uiFont(style)
      let (points, own) = (font.pointSize, font.lineHeight + font.leading)
      #elseif canImport(UIKit)
      let category = UIContentSizeCategory(brand: ContentSize(dynamicTypeSize))
      let font = Brand.uiFont(style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      let (points, own) = (font.pointSize, font.lineHeight + font.leading)
      #elseif os(macOS)
      let font = Brand.nsFont(style, at: ContentSize(dynamicTypeSize))
      let (points, own) = (font.pointSize, font.ascender - font.descender + font.leading)
      #else
      let (points, own) = (0.0, 0.0)
      #endif
      return max(0, lineHeight * Double(points) - Double(own))
    }
  }

  private static let hasLineHeight = Style.allCases.contains { entry($0).lineHeight != nil }
  private static let hasTracking = Style.allCases.contains { entry($0).tracking != nil }
  private static let hasTextCase = Style.allCases.contains {
    entry($0).textCase == .uppercase || entry($0).textCase == .lowercase
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SwiftUI.Font {
  /// The font of a style of `Brand`, scaled by the system: `.font(.brand(.body))`.
  ///
  /// A `Font` cannot carry all of a style. `applyBrand(_:)` adds limits, the face for Bold Text, the line height, the
  /// letter spacing, the case of text, the line drawn with text, and the growth of a system font with its own size.
  internal static func brand(_ style: Brand.Style) -> SwiftUI.Font { Brand.font(style) }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SwiftUI.View {
  /// Sets the font of a style, and what a `Font` cannot carry.
  ///
  /// Beside another dictionary, name this one: `.applyBrand(.brand(.body))`.
  internal func applyBrand(_ style: Brand.Style) -> some SwiftUI.View { modifier(Brand.StyleModifier(style: style)) }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Brand.StyleEntry {
  /// The font, scaled by the system, or at a size in points.
  fileprivate func font(isBold: Bool = false, points: Double? = nil) -> SwiftUI.Font {
    guard let fontName, let fontSize else { return systemFont(points ?? fontSize) }
    _ = Brand.registration
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
extension Brand.ContentSize {
  /// The content size of a view, from its environment. One that is new to SwiftUI is the largest.
  internal init(_ size: DynamicTypeSize) {
    self = Self.allCases.first { DynamicTypeSize(brand: $0) == size } ?? .accessibility5
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension DynamicTypeSize {
  /// SwiftUI's name of a content size.
  internal init(brand size: Brand.ContentSize) {
    let sizes: [Self] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
      .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]
    self = sizes[size.index]
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Brand.Style {
  /// The style of a text style of SwiftUI; nil if it is not one of the styles.
  internal init?(_ textStyle: SwiftUI.Font.TextStyle) {
    // An extra-large title that the system lacks comes before the text style that replaces it.
    let style = Self.allCases.last { style in
      let entry = Brand.entry(style)
      return !entry.isCustom && entry.textStyle.swiftUI == textStyle
    }
    guard let style else { return nil }
    self = style
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SwiftUI.Font.TextStyle {
  /// SwiftUI's text style of a style: the style itself, or the one that it grows with.
  internal init(brand style: Brand.Style) { self = Brand.entry(style).textStyle.swiftUI }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Brand.TextStyle {
  /// The text style, or the nearest in size: only visionOS has the extra-large titles.
  fileprivate var swiftUI: SwiftUI.Font.TextStyle {
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
extension Brand.FontWeight {
  fileprivate var swiftUI: SwiftUI.Font.Weight {
    let weights: [SwiftUI.Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[rawValue]
  }
}
#endif
