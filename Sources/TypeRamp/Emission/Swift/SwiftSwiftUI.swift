extension SwiftCode {
  /// Fonts and a modifier for SwiftUI. The system scales them wherever a `Font` can say how; on iOS and iPadOS the table
  /// says the rest.
  var swiftUI: String {
    """
    #if canImport(SwiftUI)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension \(name) {
      /// The font of a style, scaled by the system. A maximum, a range of content sizes, Bold Text, and the size of a
      /// system font that has its own are beyond a `Font`: the modifier `textStyle(_:)` knows them.
      \(access)static func font(_ style: Style) -> SwiftUI.Font {
        let entry = entry(style)
        let size = entry.isFixed ? entry.size : nil
        guard let name = entry.font else { return system(style, entry, size: size) }
        return custom(style, entry, name: name, size: size)
      }

      /// - Parameter size: the size to have, unscaled; nil to let the system scale the entry's.
      private static func custom(_ style: Style, _ entry: Entry, name: String, size: Double?) -> SwiftUI.Font {
        #if canImport(UIKit)
        assert(
          UIKit.UIFont(name: name, size: 12) != nil,
          "the app has no font '\\(name)'; is its file in the bundle and listed in UIAppFonts?")
        #endif
        if let size { return .custom(name, fixedSize: CGFloat(size)) }
        return .custom(name, size: CGFloat(entry.size ?? 0), relativeTo: (entry.curve ?? style).textStyle)
      }

      /// - Parameter size: the size to have, unscaled; nil for the preferred size, scaled by the system.
      private static func system(_ style: Style, _ entry: Entry, size: Double?) -> SwiftUI.Font {
        let weights: [SwiftUI.Font.Weight] = [
          .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let designs: [SwiftUI.Font.Design] = [.default, .serif, .rounded, .monospaced]
        let design = designs[entry.design.rawValue]
        let weight = (entry.weight ?? style.extraLargeWeight).map { weights[$0.rawValue] }
        if let size { return .system(size: CGFloat(size), weight: weight ?? .regular, design: design) }
        let font = SwiftUI.Font.system(style.textStyle, design: design)
        return weight.map { font.weight($0) } ?? font
      }

      /// Sets the font of a style, as it is within its range of content sizes.
      fileprivate struct TextStyleModifier: SwiftUI.ViewModifier {
        let style: Style
        @SwiftUI.Environment(\\.dynamicTypeSize) private var dynamicTypeSize
        @SwiftUI.Environment(\\.legibilityWeight) private var legibilityWeight
        @SwiftUI.ScaledMetric private var scaledSize: CGFloat

        init(style: Style) {
          let entry = \(name).entry(style)
          let size = entry.size ?? \(name).pointSize(style, at: .large)
          self.style = style
          _scaledSize = SwiftUI.ScaledMetric(wrappedValue: CGFloat(size), relativeTo: (entry.curve ?? style).textStyle)
        }

        @SwiftUI.ViewBuilder
        func body(content: Content) -> some SwiftUI.View {
          if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), tracking != 0 {
            content.font(font).tracking(tracking)
          } else {
            content.font(font)
          }
        }

        private var font: SwiftUI.Font {
          let entry = \(name).entry(style)
          let size = entry.isFixed ? entry.size : needsSize(entry) ? pointSize : nil
          guard let regular = entry.font else { return system(style, entry, size: size) }
          let name = legibilityWeight == .bold ? entry.boldFont ?? regular : regular
          return custom(style, entry, name: name, size: size)
        }

        /// Whether a `Font` cannot let the system scale it.
        private func needsSize(_ entry: Entry) -> Bool {
          entry.maximum != nil || entry.font == nil && (entry.size != nil || style.extraLargeWeight != nil)
        }

        /// On iOS and iPadOS the table's; elsewhere the system is asked.
        private var pointSize: Double {
          #if os(iOS)
          return \(name).pointSize(style, at: \(name).ContentSize(dynamicTypeSize))
          #else
          return min(Double(scaledSize), \(name).entry(style).maximum ?? .infinity)
          #endif
        }

        /// In proportion to the size, as it is at large.
        private var tracking: CGFloat {
          let entry = \(name).entry(style)
          return CGFloat(entry.tracking) * scaledSize / CGFloat(entry.size ?? \(name).pointSize(style, at: .large))
        }
      }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension SwiftUI.View {
      /// Sets the font of a style with all that the dictionary says of it.
      \(access)func textStyle(_ style: \(name).Style) -> some SwiftUI.View {
        modifier(\(name).TextStyleModifier(style: style)).dynamicTypeSize(\(name).dynamicTypeSizes(style))
      }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension \(name) {
      fileprivate static func dynamicTypeSizes(_ style: Style) -> ClosedRange<SwiftUI.DynamicTypeSize> {
        let range = entry(style).range
        return range.lowerBound.dynamicTypeSize ... range.upperBound.dynamicTypeSize
      }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension \(name).Style {
      /// The text style nearest in size that SwiftUI has: the extra-large titles are those of visionOS alone.
      fileprivate var textStyle: SwiftUI.Font.TextStyle {
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

      /// The weight of a title that SwiftUI does not have here; nil for every other style.
      fileprivate var extraLargeWeight: \(name).Weight? {
        #if os(visionOS)
        return nil
        #else
        return self == .extraLargeTitle || self == .extraLargeTitle2 ? .bold : nil
        #endif
      }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension \(name).ContentSize {
      fileprivate init(_ size: SwiftUI.DynamicTypeSize) {
        self = Self.allCases.first { $0.dynamicTypeSize == size } ?? .large
      }

      fileprivate var dynamicTypeSize: SwiftUI.DynamicTypeSize {
        switch self {
        case .xSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .xLarge
        case .xxLarge: .xxLarge
        case .xxxLarge: .xxxLarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
      }
    }
    #endif

    """
  }
}
