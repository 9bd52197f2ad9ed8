/// A platform with known Dynamic Type tables: its name, its preferred fonts and the units of its font.
///
/// Only iOS and iPadOS have tables. visionOS, tvOS, watchOS and macOS scale differently, and their numbers are
/// unpublished. To add a platform, declare its value, cite the sources of its numbers, and add it to `all`.
///
/// A class, because every style refers to its platform and none ever changes.
public final class Platform: Sendable, Hashable {
  /// The name in outputs: `iOS`.
  public let name: String
  /// The systems with these numbers, as a phrase: `iOS and iPadOS`.
  public let label: String
  /// The thirteen preferred fonts, in the order of `TextStyle`.
  public let preferredFonts: [PreferredFont]
  /// The units of the system font, in which the system keeps the line spacings of preferred fonts.
  let systemFont: FontUnits

  /// The units of a font file.
  struct FontUnits: Sendable {
    let perEm: Double
    /// The distances above and below the baseline.
    let ascender, descender: Double
  }

  /// The platforms that have tables.
  public static let all: [Platform] = [.iOS]

  init(name: String, label: String, preferredFonts: [PreferredFont], systemFont: FontUnits) {
    self.name = name
    self.label = label
    self.preferredFonts = preferredFonts
    self.systemFont = systemFont
  }

  /// The preferred font of a text style.
  public func preferredFont(_ textStyle: TextStyle) -> PreferredFont { preferredFonts[textStyle.index] }

  /// The metrics that scale fonts and dimensions with a text style.
  public func metrics(_ textStyle: TextStyle) -> FontMetrics { FontMetrics(forTextStyle: textStyle, on: self) }

  /// The line spacing of a preferred font in points, as the system computes it to scale a font.
  ///
  /// CoreText stores it as an override in units of the font, and adds it back in doubles: at `headline` and
  /// `accessibility4` the sum is 7·10⁻¹⁵ less than 51, so an exact half is rounded down there: 11 points become 25
  /// (measured on iOS 26.1). Source: docs/dynamic-type.md.
  func leading(_ textStyle: TextStyle, at category: ContentSizeCategory) -> Double {
    let font = preferredFont(textStyle)
    let size = font.pointSize(compatibleWith: category)
    let (units, ascender, descender) = (systemFont.perEm, systemFont.ascender, systemFont.descender)
    let override = units * font.lineSpacing(compatibleWith: category) / size - (ascender + descender)
    return (ascender * size / units + descender * size / units) + override * size / units
  }

  /// Whether two platforms have the same name.
  public static func == (left: Platform, right: Platform) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Platform {
  /// iOS and iPadOS. Sources of all numbers: docs/dynamic-type.md.
  public static let iOS = Platform(
    name: "iOS", label: "iOS and iPadOS", preferredFonts: iOSPreferredFonts,
    systemFont: FontUnits(perEm: 2048, ascender: 1950, descender: 494))
}
