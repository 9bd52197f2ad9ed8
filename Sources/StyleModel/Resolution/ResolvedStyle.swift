public import DynamicType

/// A style with all defaults and fallbacks applied: its font and how it scales.
public struct ResolvedStyle: Sendable, Equatable {
  /// The text style. For a custom style, it is the one that the style is relative to, or `body` if the style is fixed
  /// and relative to none.
  public let textStyle: TextStyle
  /// The name of a custom style, an identifier; nil for one of the thirteen text styles.
  public var customName: String?
  /// The platform for which it was resolved.
  public let platform: Platform
  /// Whether the style comes from the dictionary or falls back to the preferred font.
  public let origin: Origin
  /// The font of the style.
  public let font: Font
  /// The size at `large`, in points: the dictionary's, or the preferred font's if the dictionary has none.
  public package(set) var fontSize: Double
  /// The limits on scaling; none by default.
  public var limits = Limits()
  /// The text style whose curve the style follows, if the entry names one; nil if it follows its own.
  public var relativeTo: TextStyle?
  /// Whether the style never scales: it has `fontSize` at every text size, unrounded.
  public var isFixed = false
  /// The slant, if the entry states it: that of the system font, or that of the named face.
  public var fontStyle: FontStyle?
  /// The families to use after the font, in order of preference, for outputs that may be shown where the font is
  /// missing.
  public var fallbackFamilies: [String] = []
  /// Line height as a multiple of the point size.
  public var lineHeight: Double?
  /// Letter spacing at `large`, in points; may be negative.
  public var tracking: Double?
  /// The case that text is shown in.
  public var textCase: TextCase?
  /// A line drawn with the text.
  public var textDecoration: TextDecoration?
  /// The space after a paragraph at `large`, in points; may be negative.
  public var paragraphSpacing: Double?
  /// The description of the style, never empty; nil if it has none.
  public var description: String?

  /// The origin of a style.
  public enum Origin: Sendable, Equatable {
    /// A valid entry of the dictionary.
    case dictionary
    /// The preferred font, because the dictionary has no entry for the style.
    case fallbackForAbsent
    /// The preferred font, because the dictionary's entry is invalid; its errors are reported.
    case fallbackForUnusable

    /// Whether the style falls back to the preferred font.
    public var isFallback: Bool { self != .dictionary }
  }

  /// The font of the style.
  public enum Font: Sendable, Equatable {
    /// A face by its PostScript name, and the face used while Bold Text is on, if any. Scales as
    /// `UIFontMetrics.scaledFont(for:)` does.
    case custom(name: String, boldName: String?)
    /// The system font, in the weight and design of the entry; nil means those of the text style. It has the preferred
    /// sizes, unless the entry states a size or follows another style's curve: then it scales like a custom font.
    case system(weight: FontWeight?, design: FontDesign?, usesPreferredSizes: Bool)
  }

  /// The limits on the scaling of a style.
  public struct Limits: Sendable, Equatable {
    /// The largest size, in points; applied after rounding.
    public var maximumPointSize: Double?
    /// The text size below which the size gets no smaller.
    public var minimumCategory: ContentSizeCategory?
    /// The text size above which the size gets no larger.
    public var maximumCategory: ContentSizeCategory?

    /// Creates limits; by default, there are none.
    public init(
      maximumPointSize: Double? = nil, minimumCategory: ContentSizeCategory? = nil,
      maximumCategory: ContentSizeCategory? = nil
    ) {
      self.maximumPointSize = maximumPointSize
      self.minimumCategory = minimumCategory
      self.maximumCategory = maximumCategory
    }

    /// Whether nothing limits the style.
    package var isEmpty: Bool { self == Limits() }

    /// Whether no text size is within the range.
    package var isContradictory: Bool { (minimumCategory ?? .xSmall) > (maximumCategory ?? .accessibility5) }

    /// Whether some text size is outside the range.
    package var excludesCategories: Bool {
      clamp(.xSmall) != .xSmall || clamp(.accessibility5) != .accessibility5
    }

    /// The text size whose size is used at `category`.
    public func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
      min(max(category, minimumCategory ?? .xSmall), maximumCategory ?? .accessibility5)
    }
  }

  /// Creates a style without limits that follows its own curve.
  ///
  /// - Parameters:
  ///   - textStyle: one of the thirteen text styles.
  ///   - platform: the platform for which the style was resolved.
  ///   - origin: whether the style comes from a dictionary.
  ///   - font: the font of the style.
  ///   - fontSize: the size at `large` in points, greater than zero.
  public init(textStyle: TextStyle, on platform: Platform = .iOS, origin: Origin, font: Font, fontSize: Double) {
    self.textStyle = textStyle
    self.platform = platform
    self.origin = origin
    self.font = font
    self.fontSize = fontSize
  }
}

extension ResolvedStyle {
  /// Creates the preferred font of a text style, with its size at `large` from the platform's table.
  public init(fallbackFor textStyle: TextStyle, on platform: Platform = .iOS, origin: Origin) {
    self.init(
      textStyle: textStyle, on: platform, origin: origin,
      font: .system(weight: nil, design: nil, usesPreferredSizes: true),
      fontSize: platform.preferredFont(textStyle).pointSize(compatibleWith: .large))
  }

  /// The weight of the system font: the entry's, or that of the preferred font. Nil for a custom font.
  public var systemWeight: FontWeight? {
    guard case .system(let weight, _, _) = font else { return nil }
    return weight ?? platform.preferredFont(textStyle).weight
  }

  /// The name in outputs: `largeTitle`, or the name of the custom style.
  public var name: String { customName ?? textStyle.name }

  /// The text style whose curve the style follows.
  public var curve: TextStyle { relativeTo ?? textStyle }
}

extension [ResolvedStyle.Font] {
  /// The PostScript names of the faces, including those for Bold Text, without duplicates, in order.
  package var faceNames: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    var last: ResolvedStyle.Font?
    for font in self {
      // Most styles have the font of the previous one.
      guard case .custom(let name, let boldName) = font, font != last else { continue }
      last = font
      if seen.insert(name).inserted { names.append(name) }
      if let boldName, seen.insert(boldName).inserted { names.append(boldName) }
    }
    return names
  }
}
