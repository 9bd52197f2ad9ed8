/// The thirteen text styles, in the order in which every table lists them: from the largest title to the smallest
/// caption.
///
/// The raw value is the name that typeramp writes, SwiftUI's. `uiKitName` and `rawName` are the other two in use.
public enum TextStyle: String, CaseIterable, Sendable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3
  case headline, subheadline, body, callout, footnote, caption, caption2

  /// The name of the style, as SwiftUI spells it: `title`, `caption`.
  public var name: String { rawValue }

  /// The name of the style in `UIFont.TextStyle`: `title1`, `caption1`.
  public var uiKitName: String {
    switch self {
    case .title: "title1"
    case .caption: "caption1"
    default: rawValue
    }
  }

  /// The raw value of the `UIFont.TextStyle`: `UICTFontTextStyleTitle0` is the large title, `…Subhead` the subheadline.
  public var rawName: String {
    switch self {
    case .largeTitle: "UICTFontTextStyleTitle0"
    case .subheadline: "UICTFontTextStyleSubhead"
    default: "UICTFontTextStyle" + uiKitName.prefix(1).uppercased() + uiKitName.dropFirst()
    }
  }

  /// The style that any of its three names spells; names are case-sensitive, as they are to UIKit.
  public init?(spelling: String) {
    guard let style = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else { return nil }
    self = style
  }

  /// Every name of the style, the one that typeramp writes first.
  public var spellings: [String] { [name, uiKitName, rawName] }
}
