import DynamicType
import Writing

/// A text style in generated Swift.
struct SwiftTextStyle {
  let style: TextStyle

  init(_ style: TextStyle) {
    self.style = style
  }

  /// The case of `Style`.
  var name: String { style.name }

  /// The `UIFont.TextStyle`. Three are missing on some systems, and use a property of the generated file.
  var uiKit: UTF8Text {
    switch style {
    case .extraLargeTitle: "uiExtraLargeTitle"
    case .extraLargeTitle2: "uiExtraLargeTitle2"
    case .largeTitle: "uiLargeTitle"
    default: ".\(style.uiKitName)"
    }
  }

  /// The `UIFont.TextStyle` outside of a dictionary's enumeration.
  func uiKit(in type: UTF8Text) -> UTF8Text { isExtraLarge || style == .largeTitle ? "\(type).\(uiKit)" : uiKit }

  /// The `Font.TextStyle`. The extra-large titles use a property of the generated file.
  var swiftUI: UTF8Text { isExtraLarge ? "\(style.rawValue)" : ".\(style.rawValue)" }

  /// The `Font.TextStyle` outside of a dictionary's enumeration.
  func swiftUI(in type: UTF8Text) -> UTF8Text { isExtraLarge ? "\(type).\(swiftUI)" : swiftUI }

  /// The extra-large titles, which SwiftUI has only on visionOS, each with the style nearest in size.
  static let extraLargeTitles = [
    (title: SwiftTextStyle(.extraLargeTitle), nearest: SwiftTextStyle(.largeTitle)),
    (title: SwiftTextStyle(.extraLargeTitle2), nearest: SwiftTextStyle(.title)),
  ]

  /// Whether it is one of the extra-large titles.
  var isExtraLarge: Bool { style == .extraLargeTitle || style == .extraLargeTitle2 }
}
