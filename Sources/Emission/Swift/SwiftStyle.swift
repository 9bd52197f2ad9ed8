import DynamicType
import StyleModel
import Writing

/// A style in generated Swift.
struct SwiftStyle {
  private let scaled: ScaledStyle

  /// The case of `Style`.
  let name: UTF8Text

  init(_ scaled: ScaledStyle) {
    self.scaled = scaled
    name = SwiftName.member(scaled.style.name)
  }

  /// Its text style; for a custom style, the one that it is relative to.
  var textStyle: SwiftTextStyle { SwiftTextStyle(scaled.style.textStyle) }

  /// The name of its case in prose.
  var plainName: String { SwiftName.memberName(scaled.style.name) }

  /// The declaration of the case.
  var caseDeclaration: UTF8Text { SwiftName.caseDeclaration(of: scaled.style.name) }

  /// Whether it is a custom style.
  var isCustom: Bool { scaled.style.customName != nil }

  var font: ResolvedStyle.Font { scaled.style.font }
  var fontSize: Double { scaled.style.fontSize }
  var isFixed: Bool { scaled.style.isFixed }
  var lineHeight: Double? { scaled.style.lineHeight }
  var description: String? { scaled.style.description }
  var sizes: [Double] { scaled.sizes }
  var inferred: [ContentSizeCategory] { scaled.inferred }

  /// The style whose curve it follows, if the entry names another than its own.
  var relativeTo: SwiftTextStyle? {
    scaled.style.relativeTo.flatMap { $0 == scaled.style.textStyle ? nil : SwiftTextStyle($0) }
  }

  /// The style whose curve it follows.
  var curve: SwiftTextStyle { SwiftTextStyle(scaled.style.curve) }

  /// Letter spacing at `large`, in points; nil if the size is zero.
  var tracking: Double? { canGrow ? scaled.style.tracking : nil }
  /// The space after a paragraph at `large`, in points; nil if the size is zero.
  var paragraphSpacing: Double? { canGrow ? scaled.style.paragraphSpacing : nil }
  private var canGrow: Bool { sizes[ContentSizeCategory.large.index] > 0 }

  var textCase: TextCase? { scaled.style.textCase }
  var textDecoration: TextDecoration? { scaled.style.textDecoration }
}

// MARK: - Limits

extension SwiftStyle {
  /// Whether limits apply to its growth, which `Font` cannot represent.
  var isLimited: Bool { !isFixed && limits != ResolvedStyle.Limits() }

  /// The maximum size, in points.
  var maximumPointSize: Double? { limits.maximumPointSize }

  /// The range of categories in which it scales, if limited; the first is never above the second.
  var categoryLimits: (ContentSizeCategory, ContentSizeCategory)? {
    guard !isFixed, (limits.minimumCategory ?? limits.maximumCategory) != nil else { return nil }
    return (limits.clamp(.xSmall), limits.clamp(.accessibility5))
  }

  private var limits: ResolvedStyle.Limits { scaled.style.limits }
}

// MARK: - Fonts

extension SwiftStyle {
  /// The PostScript name of its face, as a literal; nil for the system font.
  var fontName: UTF8Text? {
    guard case .custom(let name, _) = font else { return nil }
    return SwiftText.literal(name)
  }

  /// The face for Bold Text, as a literal, if there is one.
  var boldFontName: UTF8Text? {
    guard case .custom(_, let boldName) = font else { return nil }
    return boldName.map(SwiftText.literal)
  }

  /// The system font's weight: the entry's, or the style's own; regular for a custom font.
  var weight: UTF8Text { ".\((scaled.style.systemWeight ?? .regular).rawValue)" }

  /// The system font's weight, if the entry has one.
  var ownWeight: UTF8Text? {
    guard case .system(let weight?, _, _) = font else { return nil }
    return ".\(weight.rawValue)"
  }

  /// The system font's design, unless it is the default.
  var design: UTF8Text? {
    guard case .system(_, let design?, _) = font, design != .default else { return nil }
    return ".\(design.rawValue)"
  }

  /// Whether it is the system font, slanted; faces include their slant.
  var isItalic: Bool {
    guard case .system = font else { return false }
    return scaled.style.fontStyle == .italic
  }

  /// Whether a size from the dictionary is scaled by `UIFontMetrics`.
  var isScaledFromSize: Bool {
    if case .system(_, _, usesPreferredSizes: true) = font { return false }
    return !isFixed
  }

  /// Whether it is the unchanged preferred font.
  var isPlainPreferred: Bool {
    guard case .system(nil, _, usesPreferredSizes: true) = font else { return false }
    return design == nil && !isItalic && !isLimited && !isFixed
  }

  /// Whether it is the system font with a different weight, design, slant or size.
  var isOwnSystemFont: Bool {
    guard case .system = font else { return false }
    return !isPlainPreferred
  }

  /// Whether it has the preferred font's size, but not its face.
  var hasOwnPreferredSize: Bool { isOwnSystemFont && !isScaledFromSize && !isFixed }

  /// Whether it is the system font at a growing size from the dictionary: `Font` scales only custom faces.
  var isScaledSystemFont: Bool {
    guard case .system = font else { return false }
    return isScaledFromSize
  }

  /// Whether its `Font` depends on more than the style: the content size or Bold Text.
  var hasVaryingFont: Bool { isLimited || boldFontName != nil || isScaledSystemFont }
}
