/// The twelve text sizes, which UIKit calls content size categories, from the smallest to the largest. Every array of
/// twelve values has this order.
///
/// The raw value is the name in SwiftUI's `DynamicTypeSize`, which typeramp also writes. A text size has three more
/// names: `uiKitName`, `rawName` and `shortName`.
public enum ContentSizeCategory: String, CaseIterable, Sendable, Comparable {
  /// One of the seven text sizes of the slider in Settings.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// One of the five larger accessibility sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The default text size of a device: `large`. Sizes in a dictionary apply at `large`.
  public static let `default` = ContentSizeCategory.large

  /// The name of the text size in SwiftUI's `DynamicTypeSize`: `xxLarge`, `accessibility1`.
  public var name: String { rawValue }

  /// The index of the text size in every array of twelve values, from 0 to 11.
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

  /// Whether this is one of the five larger accessibility sizes, `accessibility1` to `accessibility5`.
  public var isAccessibilityCategory: Bool { self >= .accessibility1 }

  /// The name of the text size in `UIContentSizeCategory`: `extraExtraLarge`, `accessibilityMedium`.
  public var uiKitName: String { names.uiKit }

  /// The raw value of the `UIContentSizeCategory`: `UICTContentSizeCategoryXXL`,
  /// `UICTContentSizeCategoryAccessibilityM`.
  public var rawName: String { Self.rawPrefix + names.suffix }

  private static let rawPrefix = "UICTContentSizeCategory"

  /// The short name in tables: `XS` to `XXXL`, `AX1` to `AX5`.
  public var shortName: String { isAccessibilityCategory ? "AX" + rawValue.suffix(1) : names.suffix }

  /// Creates the text size with one of the four `spellings`; nil for any other text. Names are case-sensitive, as in
  /// UIKit.
  public init?(spelling: String) {
    // Short and raw names are computed, so they are compared only with texts that can be one.
    let (isShort, isRaw) = (spelling.utf8.count <= 4, spelling.hasPrefix(Self.rawPrefix))
    let category = Self.allCases.first {
      $0.name == spelling || $0.uiKitName == spelling || isShort && $0.shortName == spelling
        || isRaw && $0.rawName == spelling
    }
    guard let category else { return nil }
    self = category
  }

  /// The four names of the category: `name`, `uiKitName`, `rawName` and `shortName`.
  public var spellings: [String] { [name, uiKitName, rawName, shortName] }

  /// Whether the left text size comes before the right one: its text is never larger.
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
