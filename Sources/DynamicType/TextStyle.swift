/// The thirteen text styles, in the order in which every table lists them: from the largest title to the smallest
/// caption.
///
/// The raw value is the name that typeramp writes, SwiftUI's. `uiKitName` and `rawName` are the other two in use.
public enum TextStyle: String, CaseIterable, Sendable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3
  case headline, subheadline, body, callout, footnote, caption, caption2

  /// Where the style stands in every table of thirteen, from 0.
  public var index: Int {
    switch self {
    case .extraLargeTitle: 0
    case .extraLargeTitle2: 1
    case .largeTitle: 2
    case .title: 3
    case .title2: 4
    case .title3: 5
    case .headline: 6
    case .subheadline: 7
    case .body: 8
    case .callout: 9
    case .footnote: 10
    case .caption: 11
    case .caption2: 12
    }
  }

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
