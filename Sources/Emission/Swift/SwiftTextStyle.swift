import DynamicType

/// A text style as generated Swift spells it.
struct SwiftTextStyle {
  let style: TextStyle

  init(_ style: TextStyle) {
    self.style = style
  }

  /// The case of `Style`.
  var name: String { style.name }

  /// The `UIFont.TextStyle`; the three that some systems lack through a property of the generated file.
  var uiKit: String {
    switch style {
    case .extraLargeTitle: "uiExtraLargeTitle"
    case .extraLargeTitle2: "uiExtraLargeTitle2"
    case .largeTitle: "uiLargeTitle"
    default: "." + style.uiKitName
    }
  }

  /// The `UIFont.TextStyle` outside of the enumeration of a dictionary.
  func uiKit(in type: String) -> String { uiKit.hasPrefix(".") ? uiKit : "\(type).\(uiKit)" }

  /// The `Font.TextStyle`; the extra-large titles through a property of the generated file.
  var swiftUI: String { isExtraLarge ? style.rawValue : "." + style.rawValue }

  /// Whether SwiftUI has it on visionOS alone.
  var isExtraLarge: Bool { style == .extraLargeTitle || style == .extraLargeTitle2 }
}
