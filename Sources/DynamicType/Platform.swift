/// A platform with known Dynamic Type tables: its name, preferred fonts and rounding.
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
  /// The cells in which halves are rounded towards zero instead of away from it, as if the line spacing were slightly
  /// less than that in the table.
  public let cellsRoundingHalvesDown: [Cell]

  /// One of the 156 cells of a table.
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

  /// The metrics that scale fonts and dimensions with a text style.
  public func metrics(_ textStyle: TextStyle) -> FontMetrics { FontMetrics(forTextStyle: textStyle, on: self) }

  /// Whether two platforms have the same name.
  public static func == (left: Platform, right: Platform) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Platform {
  /// iOS and iPadOS.
  ///
  /// Only `headline` at `accessibility4` behaves as if its line spacing were slightly less than the 51 points in the
  /// table: 11 points become 25, not 26 (measured on iOS 26.1). Sources of all numbers: docs/dynamic-type.md.
  public static let iOS = Platform(
    name: "iOS", label: "iOS and iPadOS", preferredFonts: iOSPreferredFonts,
    halvesRoundedDown: [(.headline, .accessibility4)])
}
