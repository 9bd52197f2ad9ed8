import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// Whether some style has a custom face.
  var hasCustomFonts: Bool {
    styles.contains { if case .custom = $0.font { true } else { false } }
  }

  /// The private functions that the fonts of the styles call.
  var uiKitHelpers: [UTF8Text] {
    var helpers: [UTF8Text] = []
    if styles.contains(where: \.isScaledFromSize) { helpers.append(scaledHelper) }
    if hasCustomFonts { helpers.append(Self.customHelper) }
    if styles.contains(where: \.isOwnSystemFont) { helpers.append(systemHelper) }
    if styles.contains(where: \.isItalic) { helpers.append(Self.italicHelper) }
    if styles.contains(where: \.hasOwnPreferredSize) { helpers.append(Self.preferredSizeHelper) }
    if hasBoldText { helpers.append(Self.boldHelper) }
    if hasCategoryLimits { helpers.append(Self.limitedHelper) }
    return helpers + [Self.largeTitleHelper] + Self.extraLargeTitleHelpers
  }

  private var scaledHelper: UTF8Text {
    let hasCurve = styles.contains { $0.isScaledFromSize && $0.relativeTo != nil }
    let hasMaximum = styles.contains { $0.isScaledFromSize && $0.maximumPointSize != nil }
    let curve: UTF8Text = hasCurve ? "relativeTo curve: UIFont.TextStyle? = nil" : ""
    let maximum: UTF8Text = hasMaximum ? "maximum: CGFloat? = nil" : ""
    let options = [curve, maximum].filter { !$0.isEmpty }.joined(separator: ", ")
    let lastLine: UTF8Text = options.isEmpty ? "" : ",\n  \(options)"
    return """
      /// A font scaled as a style is; the preferred font of the style where there is none.
      private static func scaled(
        _ font: UIFont?, _ style: UIFont.TextStyle, _ traits: UITraitCollection?\(lastLine)
      ) -> UIFont {
        guard let font else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
        let metrics = UIFontMetrics(forTextStyle: \(hasCurve ? "curve ?? style" : "style"))
      \(hasMaximum ? Self.limitedScaling : "  return metrics.scaledFont(for: font, compatibleWith: traits)")
      }
      """
  }

  private static let limitedScaling: UTF8Text = """
      guard let maximum else { return metrics.scaledFont(for: font, compatibleWith: traits) }
      return metrics.scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits)
    """

  private static let customHelper: UTF8Text = """
    /// A font of the app at its default size.
    private static func custom(_ name: String, _ size: CGFloat) -> UIFont? {
      let font = UIFont(name: name, size: size)
      assert(font != nil, "the app has no font with the PostScript name '\\(name)'")
      return font
    }
    """

  private var systemHelper: UTF8Text {
    styles.contains { $0.design != nil } ? Self.designedHelper : Self.plainSystemHelper
  }

  private static let plainSystemHelper: UTF8Text = """
    /// The system font, not scaled.
    private static func system(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
      .systemFont(ofSize: size, weight: weight)
    }
    """

  private static let designedHelper: UTF8Text = """
    /// The system font, not scaled.
    private static func system(
      _ size: CGFloat, _ weight: UIFont.Weight, _ design: UIFontDescriptor.SystemDesign = .default
    ) -> UIFont {
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      guard let descriptor = font.fontDescriptor.withDesign(design) else { return font }
      return UIFont(descriptor: descriptor, size: size)
    }
    """

  private static let italicHelper: UTF8Text = """
    /// A font, slanted.
    private static func italic(_ font: UIFont) -> UIFont {
      let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
      return UIFont(descriptor: descriptor, size: font.pointSize)
    }
    """

  private static let preferredSizeHelper: UTF8Text = """
    /// The size of the preferred font.
    private static func preferredSize(_ style: UIFont.TextStyle, _ traits: UITraitCollection?) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    """

  private static let boldHelper: UTF8Text = """
    /// Whether text is bold, by the traits or else by the user's setting.
    @MainActor
    private static func isBold(_ traits: UITraitCollection?) -> Bool {
      switch traits?.legibilityWeight {
      case .bold: true
      case .regular: false
      default: UIAccessibility.isBoldTextEnabled
      }
    }
    """

  /// Only the category is passed on: `UIFontMetrics` reads no other trait, and systems differ in how traits are merged.
  private static let limitedHelper: UTF8Text = """
    /// Traits whose content size category is within a style's limits.
    @MainActor
    private static func limited(
      _ traits: UITraitCollection?, from minimum: UIContentSizeCategory, to maximum: UIContentSizeCategory
    ) -> UITraitCollection? {
      let own = traits?.preferredContentSizeCategory ?? .unspecified
      let category = own == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : own
      guard category != .unspecified else { return traits }
      return UITraitCollection(
        preferredContentSizeCategory: category < minimum ? minimum : category > maximum ? maximum : category)
    }
    """

  private static let largeTitleHelper: UTF8Text = """
    /// UIKit on tvOS has no large title.
    fileprivate static var uiLargeTitle: UIFont.TextStyle {
      #if os(tvOS)
      .title1
      #else
      .largeTitle
      #endif
    }
    """

  private static let extraLargeTitleHelpers = SwiftTextStyle.extraLargeTitles.map { title, nearest -> UTF8Text in
    """
    fileprivate static var \(title.uiKit): UIFont.TextStyle {
      if #available(iOS 17, tvOS 17, *) { .\(title.style.uiKitName) } else { \(nearest.uiKit) }
    }
    """
  }
}
