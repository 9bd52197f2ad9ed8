/// The twelve content size categories, in the order in which every table lists them: from the smallest text to the
/// largest.
///
/// The raw value is the name that typeramp writes, that of SwiftUI's `DynamicTypeSize`.
public enum ContentSizeCategory: String, CaseIterable, Sendable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The category of a device as it comes: sizes in a style dictionary are those at `large`.
  public static let `default` = ContentSizeCategory.large

  /// The name of the category, as SwiftUI spells it.
  public var name: String { rawValue }

  /// Where the category stands in every table of twelve values, from 0.
  public var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Whether this is one of the five larger accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibility1 }

  /// The name of the category in `UIContentSizeCategory`.
  public var uiKitName: String { names.uiKit }

  /// The raw value of the `UIContentSizeCategory`.
  public var rawName: String { "UICTContentSizeCategory" + names.suffix }

  /// What tables call it for short: `XS` to `XXXL`, `AX1` to `AX5`.
  public var shortName: String { isAccessibilityCategory ? "AX" + rawValue.suffix(1) : names.suffix }

  /// The category that any of its four names spells; names are case-sensitive, as they are to UIKit.
  public init?(spelling: String) {
    guard let category = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else { return nil }
    self = category
  }

  /// Every name of the category, the one that typeramp writes first.
  public var spellings: [String] { [name, uiKitName, rawName, shortName] }

  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }

  private var names: (uiKit: String, suffix: String) {
    switch self {
    case .xSmall: ("extraSmall", "XS")
    case .small: ("small", "S")
    case .medium: ("medium", "M")
    case .large: ("large", "L")
    case .xLarge: ("extraLarge", "XL")
    case .xxLarge: ("extraExtraLarge", "XXL")
    case .xxxLarge: ("extraExtraExtraLarge", "XXXL")
    case .accessibility1: ("accessibilityMedium", "AccessibilityM")
    case .accessibility2: ("accessibilityLarge", "AccessibilityL")
    case .accessibility3: ("accessibilityExtraLarge", "AccessibilityXL")
    case .accessibility4: ("accessibilityExtraExtraLarge", "AccessibilityXXL")
    case .accessibility5: ("accessibilityExtraExtraExtraLarge", "AccessibilityXXXL")
    }
  }
}
