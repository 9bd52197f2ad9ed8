// Fonts for UIKit: the same for every dictionary.

#if canImport(UIKit) && !os(watchOS)
internal import UIKit

@available(iOS 13, tvOS 13, *)
extension Brand {
  /// The font of a style, scaled by the system for `traits`, or for the user's settings.
  ///
  /// If the app lacks the font, a debug build stops and a release build uses the preferred font.
  ///
  /// A `UIFont` cannot carry all of a style. `attributes(_:compatibleWith:)` adds the line height, the letter spacing,
  /// the line drawn with text and the space after paragraphs.
  @MainActor
  internal static func uiFont(_ style: Style, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    entry(style).uiFont(traits)
  }

  /// The font of one of UIKit's text styles, as ScaledFont spells it.
  ///
  /// A text style that is not among the styles has its preferred font.
  @MainActor
  internal static func font(forTextStyle textStyle: UIFont.TextStyle) -> UIFont {
    if let style = Style(textStyle) { uiFont(style) } else { .preferredFont(forTextStyle: textStyle) }
  }

  /// The attributes of text in a style, scaled for `traits`, or for the user's settings: its font, line height,
  /// letter spacing, the line drawn with it and the space after paragraphs. Set them again when the traits change.
  @MainActor
  internal static func attributes(
    _ style: Style, compatibleWith traits: UITraitCollection? = nil
  ) -> [NSAttributedString.Key: Any] {
    let font = uiFont(style, compatibleWith: traits)
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    // The system's size is used, as for the font.
    let growth = Double(font.pointSize) / pointSize(style, at: .large)
    let paragraph = NSMutableParagraphStyle()
    if let lineHeight = lineHeight(style) {
      paragraph.minimumLineHeight = CGFloat(lineHeight * Double(font.pointSize))
      paragraph.maximumLineHeight = paragraph.minimumLineHeight
      attributes[.paragraphStyle] = paragraph
    }
    // UIKit has no negative paragraph spacing.
    let spacing = paragraphSpacing(style, at: .large)
    if spacing > 0 {
      paragraph.paragraphSpacing = CGFloat(spacing * growth)
      attributes[.paragraphStyle] = paragraph
    }
    let tracking = tracking(style, at: .large)
    if tracking != 0 {
      let points = tracking * growth
      if #available(iOS 14, tvOS 14, *) { attributes[.tracking] = points } else { attributes[.kern] = points }
    }
    switch textDecoration(style) {
    case .underline: attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case .lineThrough: attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case nil: break
    }
    return attributes
  }
}

@available(iOS 13, tvOS 13, *)
extension UIFont {
  /// The font of a style of `Brand`, scaled by the system: `label.font = .brand(.body)`.
  ///
  /// A `UIFont` cannot carry all of a style. `Brand.attributes(_:compatibleWith:)` adds the line height, the letter
  /// spacing, the line drawn with text and the space after paragraphs.
  @MainActor
  internal static func brand(_ style: Brand.Style, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    Brand.uiFont(style, compatibleWith: traits)
  }
}

@available(iOS 13, tvOS 13, *)
extension Brand.StyleEntry {
  fileprivate func uiFont(_ traits: UITraitCollection?) -> UIFont {
    let limited = limited(traits)
    guard let fontSize else { return preferredFont(limited) }
    guard let font = face(CGFloat(fontSize), traits) else {
      return .preferredFont(forTextStyle: textStyle.uiKit, compatibleWith: limited)
    }
    if isFixed { return font }
    let metrics = UIFontMetrics(forTextStyle: curve.uiKit)
    guard let maximumPointSize else { return metrics.scaledFont(for: font, compatibleWith: limited) }
    return metrics.scaledFont(for: font, maximumPointSize: CGFloat(maximumPointSize), compatibleWith: limited)
  }

  /// The preferred font, or the system font with its size.
  private func preferredFont(_ traits: UITraitCollection?) -> UIFont {
    let preferred = UIFont.preferredFont(forTextStyle: textStyle.uiKit, compatibleWith: traits)
    let isChanged = weight != nil || design != nil || isItalic || isLimited
    return isChanged ? system(min(preferred.pointSize, CGFloat(maximumPointSize ?? .infinity))) : preferred
  }

  /// The font, not scaled; nil if the app lacks it.
  private func face(_ size: CGFloat, _ traits: UITraitCollection?) -> UIFont? {
    guard let fontName else { return system(size) }
    let name = boldFontName.map { isBold(traits) ? $0 : fontName } ?? fontName
    let font = UIFont(name: name, size: size)
    assert(font != nil, "the app has no font with the PostScript name '\(name)'")
    return font
  }

  /// The system font, not scaled.
  private func system(_ size: CGFloat) -> UIFont {
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let font = UIFont.systemFont(ofSize: size, weight: weights[(weight ?? textStyle.weight).rawValue])
    var descriptor = font.fontDescriptor
    switch design {
    case .serif: descriptor = descriptor.withDesign(.serif) ?? descriptor
    case .rounded: descriptor = descriptor.withDesign(.rounded) ?? descriptor
    case .monospaced: descriptor = descriptor.withDesign(.monospaced) ?? descriptor
    case nil: break
    }
    if isItalic {
      descriptor = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) ?? descriptor
    }
    return design == nil && !isItalic ? font : UIFont(descriptor: descriptor, size: size)
  }

  /// Whether text is bold, by the traits or else by the user's setting.
  private func isBold(_ traits: UITraitCollection?) -> Bool {
    onMainActor {
      switch traits?.legibilityWeight {
      case .bold: true
      case .regular: false
      default: UIAccessibility.isBoldTextEnabled
      }
    }
  }

  /// Traits whose content size category is within the limits. Only the category is passed on: `UIFontMetrics` reads no
  /// other trait, and systems differ in how traits are merged.
  private func limited(_ traits: UITraitCollection?) -> UITraitCollection? {
    guard hasContentSizeLimits else { return traits }
    let minimum = UIContentSizeCategory(minimumContentSize ?? .xSmall)
    let maximum = UIContentSizeCategory(maximumContentSize ?? .accessibility5)
    return onMainActor {
      let own = traits?.preferredContentSizeCategory ?? .unspecified
      let category = own == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : own
      guard category != .unspecified else { return traits }
      return UITraitCollection(
        preferredContentSizeCategory: category < minimum ? minimum : category > maximum ? maximum : category)
    }
  }

  /// Reads settings of the user. A dictionary with a style that needs them has its fonts on the main actor.
  private func onMainActor<Value: Sendable>(_ read: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated(read)
  }
}

// MARK: - Names of UIKit

@available(iOS 13, tvOS 13, *)
extension Brand.ContentSize {
  /// The content size of a UIKit category; nil for `unspecified` and for unknown categories.
  internal init?(_ category: UIContentSizeCategory) {
    guard let size = Self.allCases.first(where: { UIContentSizeCategory($0) == category }) else { return nil }
    self = size
  }
}

@available(iOS 13, tvOS 13, *)
extension UIContentSizeCategory {
  /// UIKit's name of a content size.
  internal init(_ size: Brand.ContentSize) {
    let categories: [Self] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    self = categories[size.index]
  }
}

@available(iOS 13, tvOS 13, *)
extension Brand.Style {
  /// The style of a UIKit text style; nil if it is not one of the styles.
  internal init?(_ textStyle: UIFont.TextStyle) {
    let style = Self.allCases.first { style in
      let entry = Brand.entry(style)
      return !entry.isCustom && entry.textStyle.rawValue == textStyle.rawValue
    }
    guard let style else { return nil }
    self = style
  }
}

@available(iOS 13, tvOS 13, *)
extension UIFont.TextStyle {
  /// UIKit's text style of a style: the style itself, or the one that it grows with.
  internal init(_ style: Brand.Style) { self = Brand.entry(style).textStyle.uiKit }
}

@available(iOS 13, tvOS 13, *)
extension Brand.TextStyle {
  /// The text style, or the nearest that the system has: UIKit on tvOS has no large title.
  fileprivate var uiKit: UIFont.TextStyle {
    switch self {
    case .extraLargeTitle: if #available(iOS 17, tvOS 17, *) { .extraLargeTitle } else { Self.largeTitle.uiKit }
    case .extraLargeTitle2: if #available(iOS 17, tvOS 17, *) { .extraLargeTitle2 } else { .title1 }
    #if os(tvOS)
    case .largeTitle: .title1
    #endif
    default: UIFont.TextStyle(rawValue: rawValue)
    }
  }
}
#endif
