// Fonts for UIKit.

#if canImport(UIKit)
internal import UIKit

@available(iOS 13, tvOS 13, watchOS 7, *)
extension TypeRamp {
  #if os(watchOS)
  /// UIKit on watchOS has no traits.
  internal typealias Traits = Swift.Never
  #else
  internal typealias Traits = UIKit.UITraitCollection
  #endif
}

@available(iOS 13, tvOS 13, watchOS 7, *)
extension TypeRamp.Dictionary {
  /// The font of a style, scaled by the system for `traits`, or for the user's settings. If the app lacks the font,
  /// `onMissingFont` is called and the preferred font is used.
  ///
  /// A `UIFont` cannot carry all of a style, and a label does not scale all of these fonts as the style says: that is
  /// what `setStyle(_:)` is for, and `attributes(_:compatibleWith:)` for other text.
  internal static func uiFont(_ style: Style, compatibleWith traits: TypeRamp.Traits? = nil) -> UIKit.UIFont {
    style._registered.uiFont(traits)
  }

  /// The font of one of UIKit's text styles, as ScaledFont spells it: the preferred font for one that is no style.
  internal static func font(forTextStyle textStyle: UIKit.UIFont.TextStyle) -> UIKit.UIFont {
    if let style = Style(textStyle) { uiFont(style) } else { .preferredFont(forTextStyle: textStyle) }
  }
}

@available(iOS 13, tvOS 13, watchOS 7, *)
extension TypeRamp.Style {
  /// The style of a UIKit text style; nil if it is not one of the styles.
  internal init?(_ textStyle: UIKit.UIFont.TextStyle) {
    let names = TypeRamp.TextStyle.allCases.first { $0.uiKitName == textStyle.rawValue }
    guard let style = names.flatMap({ Self._table.textStyles[$0] }) else { return nil }
    self = style
  }
}

@available(iOS 13, tvOS 13, watchOS 7, *)
extension TypeRamp.StyleEntry {
  #if os(watchOS)
  func uiFont(_: TypeRamp.Traits?) -> UIKit.UIFont {
    let preferred = UIKit.UIFont.preferredFont(forTextStyle: textStyle.uiKit)
    guard let fontSize else { return styled(preferred) }
    guard let font = face(fontSize, isBold: false) else { return preferred }
    if isFixed { return font }
    let metrics = UIKit.UIFontMetrics(forTextStyle: curve.uiKit)
    guard let maximumPointSize else { return metrics.scaledFont(for: font) }
    return metrics.scaledFont(for: font, maximumPointSize: maximumPointSize)
  }
  #else
  func uiFont(_ traits: UIKit.UITraitCollection?) -> UIKit.UIFont {
    let limited = limited(traits)
    guard let fontSize else {
      let preferred = UIKit.UIFont.preferredFont(forTextStyle: textStyle.uiKit, compatibleWith: limited)
      // The table has a maximum that is the size of a text size as that. No label stops at another one, so the font
      // does not keep its text style.
      guard let maximumPointSize else { return styled(preferred) }
      return system(Swift.min(preferred.pointSize, maximumPointSize))
    }
    guard let font = face(fontSize, isBold: isBold(traits)) else {
      return .preferredFont(forTextStyle: textStyle.uiKit, compatibleWith: limited)
    }
    if isFixed { return font }
    let metrics = UIKit.UIFontMetrics(forTextStyle: curve.uiKit)
    guard let maximumPointSize else { return metrics.scaledFont(for: font, compatibleWith: limited) }
    return metrics.scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: limited)
  }

  /// Whether text is bold, by the traits or else by the user's setting.
  private func isBold(_ traits: UIKit.UITraitCollection?) -> Swift.Bool {
    if boldFontName == nil { return false }
    let own = traits?.legibilityWeight ?? .unspecified
    return (own == .unspecified ? UIKit.UITraitCollection.current.legibilityWeight : own) == .bold
  }

  /// Traits whose text size is within the limits. Before iOS 17 only the category is passed on, since
  /// systems differ in how traits are merged; `UIFontMetrics` reads no other trait.
  private func limited(_ traits: UIKit.UITraitCollection?) -> UIKit.UITraitCollection? {
    guard hasContentSizeLimits else { return traits }
    let minimum = (minimumContentSize ?? .xSmall).contentSizeCategory
    let maximum = (maximumContentSize ?? .accessibility5).contentSizeCategory
    let own = traits?.preferredContentSizeCategory ?? .unspecified
    let category = own == .unspecified ? UIKit.UITraitCollection.current.preferredContentSizeCategory : own
    guard category != .unspecified else { return traits }
    let limited = category < minimum ? minimum : category > maximum ? maximum : category
    if #available(iOS 17, tvOS 17, *), let traits {
      return traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
    }
    return .init(preferredContentSizeCategory: limited)
  }
  #endif

  /// A preferred font with the weight, the design and the slant of the style. It keeps its text style, by which a label
  /// scales it.
  private func styled(_ preferred: UIKit.UIFont) -> UIKit.UIFont {
    var descriptor = preferred.fontDescriptor
    if let weight, !textStyle.hasUIKitWeight(weight) {
      descriptor = descriptor.addingAttributes([.traits: [UIKit.UIFontDescriptor.TraitKey.weight: uiWeight.rawValue]])
    } else if design == nil, !isItalic {
      return preferred
    }
    return .init(descriptor: designed(descriptor), size: 0)
  }

  /// The font, not scaled; nil if the app lacks it.
  private func face(_ size: Swift.Double, isBold: Swift.Bool) -> UIKit.UIFont? {
    guard let name = face(isBold: isBold) else { return system(size) }
    let font = UIKit.UIFont(name: name, size: size)
    if font == nil { TypeRamp.missingFonts.handler(name) }
    return font
  }

  /// The system font, not scaled.
  private func system(_ size: Swift.Double) -> UIKit.UIFont {
    let font = UIKit.UIFont.systemFont(ofSize: size, weight: uiWeight)
    return design == nil && !isItalic ? font : .init(descriptor: designed(font.fontDescriptor), size: size)
  }

  private var uiWeight: UIKit.UIFont.Weight {
    let weights: [UIKit.UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[(weight ?? textStyle.weight).rawValue]
  }

  /// A descriptor with the design and the slant of the style.
  private func designed(_ descriptor: UIKit.UIFontDescriptor) -> UIKit.UIFontDescriptor {
    let designs: [UIKit.UIFontDescriptor.SystemDesign] = [.serif, .rounded, .monospaced]
    let designed = design.flatMap { descriptor.withDesign(designs[$0.rawValue]) } ?? descriptor
    if !isItalic { return designed }
    return designed.withSymbolicTraits(designed.symbolicTraits.union(.traitItalic)) ?? designed
  }
}

#if !os(watchOS)
@available(iOS 13, tvOS 13, *)
extension TypeRamp.ContentSize {
  /// The text size of a UIKit category; nil for `unspecified` and for unknown categories.
  internal init?(_ category: UIKit.UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: category) else { return nil }
    self = Self.allCases[index]
  }

  /// UIKit's name of the text size.
  internal var contentSizeCategory: UIKit.UIContentSizeCategory { Self.categories[index] }

  private static let categories: [UIKit.UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
#endif

@available(iOS 13, tvOS 13, watchOS 7, *)
extension TypeRamp.TextStyle {
  /// Whether the preferred font of the system has a weight: on other systems some have others than on iOS, and the text
  /// style that replaces a missing one may have another.
  fileprivate func hasUIKitWeight(_ weight: TypeRamp.FontWeight) -> Swift.Bool {
    #if os(tvOS) || os(watchOS) || os(visionOS)
    false
    #else
    weight == self.weight && uiKit.rawValue == uiKitName
    #endif
  }

  /// The text style, or the nearest that the system has: UIKit on tvOS has no large title.
  var uiKit: UIKit.UIFont.TextStyle {
    var style = common
    if #available(iOS 17, tvOS 17, watchOS 10, *) { style = self }
    #if os(tvOS)
    if style == .largeTitle { style = .title }
    #endif
    return .init(rawValue: style.uiKitName)
  }
}
#endif
