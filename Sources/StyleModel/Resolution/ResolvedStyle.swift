public import DynamicType

/// A text style with everything decided: what its font is and how it scales.
public struct ResolvedStyle: Sendable, Equatable {
  /// The text style that it is; of a style of the dictionary's own the one that it is relative to, or `body` when it is
  /// fixed and relative to none.
  public let textStyle: TextStyle
  /// The name of a style of the dictionary's own, an identifier; nil for one of the thirteen text styles.
  public var customName: String?
  /// The platform that it is decided for.
  public let platform: Platform
  /// Whether the dictionary says it, or the preferred font stands in.
  public let origin: Origin
  /// What draws the text.
  public let font: Font
  /// The size at `large`, in points, as the dictionary has it; the preferred font's when it has none.
  public let fontSize: Double
  /// What keeps it from scaling all the way; nothing unless set.
  public var limits = Limits()
  /// The style whose curve is followed, when the entry names one; else its own.
  public var relativeTo: TextStyle?
  /// Never scales: `fontSize` at every category, unrounded.
  public var isFixed = false
  /// The slant, when the entry says it: of the system font, or that the face has by itself.
  public var fontStyle: FontStyle?
  /// The families behind the font, in order of preference; for outputs whose text may be drawn where the font is not.
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
  /// What the entry says of itself; never empty.
  public var description: String?

  /// Where a style comes from.
  public enum Origin: Sendable, Equatable {
    /// An entry of the dictionary.
    case dictionary
    /// The dictionary has no entry for the style.
    case fallbackForAbsent
    /// The dictionary's entry cannot be used; its errors are reported.
    case fallbackForUnusable

    /// Whether this is the preferred font in place of an entry.
    public var isFallback: Bool { self != .dictionary }
  }

  /// What draws the text.
  public enum Font: Sendable, Equatable {
    /// A face by its PostScript name, and the face used while Bold Text is on. Scales as `scaledFont(for:)` does.
    case custom(name: String, boldName: String?)
    /// The system font, in the weight and design that the entry names, or the style's own where it names none. It has
    /// the preferred sizes, unless the entry gives a size or another style's curve: then it scales like any font.
    case system(weight: FontWeight?, design: FontDesign?, usesPreferredSizes: Bool)
  }

  /// What keeps a style from scaling all the way.
  public struct Limits: Sendable, Equatable {
    /// The most a size may become, in points; applied after rounding.
    public var maximumPointSize: Double?
    /// Below this category sizes are those at it.
    public var minimumCategory: ContentSizeCategory?
    /// Above this category sizes are those at it.
    public var maximumCategory: ContentSizeCategory?

    /// No limit at all, unless some is set.
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

    /// Whether no category is within the range.
    package var isContradictory: Bool { (minimumCategory ?? .xSmall) > (maximumCategory ?? .accessibility5) }

    /// The category whose size is used at `category`.
    public func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
      min(max(category, minimumCategory ?? .xSmall), maximumCategory ?? .accessibility5)
    }
  }

  /// A style without limits that follows its own curve.
  ///
  /// - Parameters:
  ///   - textStyle: which of the thirteen it is.
  ///   - platform: what it is decided for.
  ///   - origin: whether a dictionary says it.
  ///   - font: what draws the text.
  ///   - fontSize: points at `large`, greater than zero.
  public init(textStyle: TextStyle, on platform: Platform = .iOS, origin: Origin, font: Font, fontSize: Double) {
    self.textStyle = textStyle
    self.platform = platform
    self.origin = origin
    self.font = font
    self.fontSize = fontSize
  }
}

extension ResolvedStyle {
  /// The preferred font of a text style, at its size of `PreferredFont`'s table.
  public init(fallbackFor textStyle: TextStyle, on platform: Platform = .iOS, origin: Origin) {
    self.init(
      textStyle: textStyle, on: platform, origin: origin,
      font: .system(weight: nil, design: nil, usesPreferredSizes: true),
      fontSize: platform.preferredFont(textStyle).pointSize(compatibleWith: .large))
  }

  /// The weight of the face for those that draw with the system font: the entry's, or the style's own.
  public var systemWeight: FontWeight? {
    guard case .system(let weight, _, _) = font else { return nil }
    return weight ?? platform.preferredFont(textStyle).weight
  }

  /// What outputs call it: `largeTitle`, or the name of its own.
  public var name: String { customName ?? textStyle.name }

  /// The style whose curve is followed.
  public var curve: TextStyle { relativeTo ?? textStyle }
}

extension [ResolvedStyle] {
  /// The PostScript names of the faces, including those for Bold Text, without duplicates, in the order of the styles.
  package var fontNames: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for style in self {
      guard case .custom(let name, let boldName) = style.font else { continue }
      if seen.insert(name).inserted { names.append(name) }
      if let boldName, seen.insert(boldName).inserted { names.append(boldName) }
    }
    return names
  }
}
