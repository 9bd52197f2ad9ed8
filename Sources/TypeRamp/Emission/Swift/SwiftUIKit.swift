extension SwiftCode {
  /// Fonts for UIKit. The system scales them, on every platform by its own table.
  var uiKit: String {
    """
    #if canImport(UIKit) && !os(watchOS)
    @available(iOS 13, tvOS 13, *)
    @MainActor
    extension \(name) {
      /// The font of a style, scaled by the system for the content size of `traits`, or else the current one.
      ///
      /// An app that lacks the font stops here while it is debugged; in a release the preferred font takes its place.
      \(access)static func uiFont(_ style: Style, compatibleWith traits: UIKit.UITraitCollection? = nil) -> UIKit.UIFont {
        let entry = entry(style)
        let isBold = isBold(traits)
        let traits = clamped(traits, to: entry.range)
        let preferred = UIKit.UIFont.preferredFont(forTextStyle: style.uiTextStyle, compatibleWith: traits)
        guard let size = entry.size else { return system(preferred, entry) }
        guard let font = face(entry, size: size, isBold: isBold) else { return preferred }
        if entry.isFixed { return font }
        let metrics = UIKit.UIFontMetrics(forTextStyle: (entry.curve ?? style).uiTextStyle)
        guard let maximum = entry.maximum else { return metrics.scaledFont(for: font, compatibleWith: traits) }
        return metrics.scaledFont(for: font, maximumPointSize: CGFloat(maximum), compatibleWith: traits)
      }

      /// Whether Bold Text is on: what the traits say, or else the user's setting.
      private static func isBold(_ traits: UIKit.UITraitCollection?) -> Bool {
        switch traits?.legibilityWeight {
        case .bold: true
        case .regular: false
        default: UIKit.UIAccessibility.isBoldTextEnabled
        }
      }

      /// The unscaled face of an entry that has a size; nil when the app lacks it.
      private static func face(_ entry: Entry, size: Double, isBold: Bool) -> UIKit.UIFont? {
        guard let regular = entry.font else { return designed(entry, size: CGFloat(size)) }
        let name = isBold ? entry.boldFont ?? regular : regular
        let font = UIKit.UIFont(name: name, size: CGFloat(size))
        assert(font != nil, "the app has no font '\\(name)'; is its file in the bundle and listed in UIAppFonts?")
        return font
      }

      /// The preferred font in the weight and design of an entry, if it has any.
      private static func system(_ preferred: UIKit.UIFont, _ entry: Entry) -> UIKit.UIFont {
        guard entry.weight != nil else { return preferred }
        return designed(entry, size: min(preferred.pointSize, CGFloat(entry.maximum ?? .infinity)))
      }

      private static func designed(_ entry: Entry, size: CGFloat) -> UIKit.UIFont {
        let weights: [UIKit.UIFont.Weight] = [
          .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let designs: [UIKit.UIFontDescriptor.SystemDesign] = [.default, .serif, .rounded, .monospaced]
        let font = UIKit.UIFont.systemFont(ofSize: size, weight: weights[(entry.weight ?? .regular).rawValue])
        guard let descriptor = font.fontDescriptor.withDesign(designs[entry.design.rawValue]) else { return font }
        return UIKit.UIFont(descriptor: descriptor, size: size)
      }

      private static func clamped(
        _ traits: UIKit.UITraitCollection?, to range: ClosedRange<ContentSize>
      ) -> UIKit.UITraitCollection? {
        let category = (traits ?? .current).preferredContentSizeCategory
        guard let size = ContentSize.allCases.first(where: { $0.uiCategory == category }), !range.contains(size)
        else { return traits }
        let limit = size < range.lowerBound ? range.lowerBound : range.upperBound
        return UIKit.UITraitCollection(preferredContentSizeCategory: limit.uiCategory)
      }
    }

    @available(iOS 13, tvOS 13, *)
    extension \(name).Style {
      /// The nearest text style that the system has: tvOS lacks `largeTitle`, older systems lack the extra-large titles.
      fileprivate var uiTextStyle: UIKit.UIFont.TextStyle {
        switch self {
        case .extraLargeTitle:
          if #available(iOS 17, tvOS 17, *) { return .extraLargeTitle }
          return \(name).Style.largeTitle.uiTextStyle
        case .extraLargeTitle2:
          if #available(iOS 17, tvOS 17, *) { return .extraLargeTitle2 }
          return .title1
        case .largeTitle:
          #if os(tvOS)
          return .title1
          #else
          return .largeTitle
          #endif
        case .title: return .title1
        case .title2: return .title2
        case .title3: return .title3
        case .headline: return .headline
        case .subheadline: return .subheadline
        case .body: return .body
        case .callout: return .callout
        case .footnote: return .footnote
        case .caption: return .caption1
        case .caption2: return .caption2
        }
      }
    }

    extension \(name).ContentSize {
      fileprivate var uiCategory: UIKit.UIContentSizeCategory {
        switch self {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
      }
    }
    #endif

    """
  }
}
