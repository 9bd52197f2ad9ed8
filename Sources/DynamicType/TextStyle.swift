/// The thirteen text styles, in style order: from the largest title to the smallest caption. Every array of thirteen
/// values has this order.
///
/// The raw value is the name in SwiftUI's `Font.TextStyle`, which typeramp also writes. A style has two more names:
/// `uiKitName` and `rawName`.
public enum TextStyle: String, CaseIterable, Sendable {
  /// One of the six titles.
  case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3
  /// One of the seven styles of running text, headlines and captions.
  case headline, subheadline, body, callout, footnote, caption, caption2

  /// The index of the style in every array of thirteen values, from 0 to 12.
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

  /// The name of the style in SwiftUI's `Font.TextStyle`: `title`, `caption`.
  public var name: String { rawValue }

  /// The name of the style in `UIFont.TextStyle`: `title1`, `caption1`.
  public var uiKitName: String {
    switch self {
    case .title: "title1"
    case .caption: "caption1"
    default: rawValue
    }
  }

  /// The raw value of the `UIFont.TextStyle`: `UICTFontTextStyleTitle0` for the large title, `UICTFontTextStyleSubhead`
  /// for the subheadline.
  public var rawName: String {
    switch self {
    case .extraLargeTitle: "UICTFontTextStyleExtraLargeTitle"
    case .extraLargeTitle2: "UICTFontTextStyleExtraLargeTitle2"
    case .largeTitle: "UICTFontTextStyleTitle0"
    case .title: "UICTFontTextStyleTitle1"
    case .title2: "UICTFontTextStyleTitle2"
    case .title3: "UICTFontTextStyleTitle3"
    case .headline: "UICTFontTextStyleHeadline"
    case .subheadline: "UICTFontTextStyleSubhead"
    case .body: "UICTFontTextStyleBody"
    case .callout: "UICTFontTextStyleCallout"
    case .footnote: "UICTFontTextStyleFootnote"
    case .caption: "UICTFontTextStyleCaption1"
    case .caption2: "UICTFontTextStyleCaption2"
    }
  }

  /// Creates the style with one of the three `spellings`; nil for any other text. Names are case-sensitive, as in
  /// UIKit.
  public init?(spelling: String) {
    // Raw names are long, so they are compared only with texts that can be one.
    let isRaw = spelling.hasPrefix("UICTFontTextStyle")
    let style = Self.allCases.first {
      $0.name == spelling || $0.uiKitName == spelling || isRaw && $0.rawName == spelling
    }
    guard let style else { return nil }
    self = style
  }

  /// The three names of the style: `name`, `uiKitName` and `rawName`. Two of them can be equal.
  public var spellings: [String] { [name, uiKitName, rawName] }
}
