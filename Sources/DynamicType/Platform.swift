/// A system whose Dynamic Type is known: its preferred fonts, how it scales, and what it is called.
///
/// Only iOS and iPadOS have tables. visionOS, tvOS, watchOS and macOS scale otherwise, and nobody has published their
/// numbers. To add a system, write its value with the sources of its numbers and put it into `all`.
public struct Platform: Sendable, Hashable {
  /// What outputs call it: `iOS`.
  public let name: String
  /// The systems that have its numbers, as people write them: `iOS and iPadOS`.
  public let label: String
  /// The thirteen preferred fonts, in the order of `TextStyle`.
  public let preferredFonts: [PreferredFont]
  /// Where halves are rounded towards zero, and not away from it: there a line spacing is a hair under that of the table.
  public let cellsRoundingHalvesDown: [Cell]

  /// One of the 156 places of a table.
  public struct Cell: Sendable, Hashable {
    /// The row.
    public let textStyle: TextStyle
    /// The column.
    public let category: ContentSizeCategory
  }

  /// The platforms that have tables.
  public static let all: [Platform] = [.iOS]

  init(
    name: String, label: String, preferredFonts: [PreferredFont],
    halvesRoundedDown cells: [(TextStyle, ContentSizeCategory)]
  ) {
    self.name = name
    self.label = label
    self.preferredFonts = preferredFonts
    cellsRoundingHalvesDown = cells.map { Cell(textStyle: $0, category: $1) }
  }

  /// The preferred font of a text style.
  public func preferredFont(_ textStyle: TextStyle) -> PreferredFont { preferredFonts[textStyle.index] }

  /// What scales a font, or a dimension, with a text style.
  public func metrics(_ textStyle: TextStyle) -> FontMetrics { FontMetrics(forTextStyle: textStyle, on: self) }

  /// Two platforms of one name are the same.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Platform {
  /// iOS and iPadOS.
  ///
  /// `headline` at `accessibility4` alone behaves as if its line spacing were a hair under the 51 points of the table: 11
  /// points become 25, not 26 (measured on iOS 26.1). Sources of all numbers: docs/dynamic-type.md.
  public static let iOS = Platform(
    name: "iOS", label: "iOS and iPadOS", preferredFonts: iOSPreferredFonts,
    halvesRoundedDown: [(.headline, .accessibility4)])
}
