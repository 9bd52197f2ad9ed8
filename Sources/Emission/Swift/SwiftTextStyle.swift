import DynamicType

/// A text style in generated Swift.
struct SwiftTextStyle {
  let style: TextStyle

  init(_ style: TextStyle) {
    self.style = style
  }

  /// The case of `Style`.
  var name: String { style.name }

  /// The `UIFont.TextStyle`. Three are missing on some systems, and use a property of the generated file.
  var uiKit: String {
    switch style {
    case .extraLargeTitle: "uiExtraLargeTitle"
    case .extraLargeTitle2: "uiExtraLargeTitle2"
    case .largeTitle: "uiLargeTitle"
    default: "." + style.uiKitName
    }
  }

  /// The `UIFont.TextStyle` outside of a dictionary's enumeration.
  func uiKit(in type: String) -> String { uiKit.hasPrefix(".") ? uiKit : "\(type).\(uiKit)" }

  /// The `Font.TextStyle`. The extra-large titles use a property of the generated file.
  var swiftUI: String { isExtraLarge ? style.rawValue : "." + style.rawValue }

  /// Whether SwiftUI has it only on visionOS.
  var isExtraLarge: Bool { style == .extraLargeTitle || style == .extraLargeTitle2 }
}
