import DynamicType

/// A call in Swift that makes a font of a size.
struct FontForm {
  /// The word before the bracket.
  let call: String
  /// The labels of the first arguments; empty for one without.
  let labels: [String]
  /// Whether the first argument is the name of the font, and the second its size.
  var isNamed: Bool { labels.count > 1 }
  var face = CodeFont.Face()
  var growth = CodeFont.Growth.fixed
  /// Whether it belongs to SwiftUI, where a font has modifiers.
  var isSwiftUI = false

  static let all: [FontForm] = [
    FontForm(call: "UIFont", labels: ["name", "size"]),
    FontForm(call: "NSFont", labels: ["name", "size"], growth: .ofMac),
    FontForm(call: "systemFont", labels: ["ofSize"]),
    FontForm(call: "boldSystemFont", labels: ["ofSize"], face: .init(weight: .bold)),
    FontForm(call: "italicSystemFont", labels: ["ofSize"], face: .init(isItalic: true)),
    FontForm(call: "monospacedSystemFont", labels: ["ofSize"], face: .init(design: .monospaced)),
    FontForm(call: "monospacedDigitSystemFont", labels: ["ofSize"]),
    FontForm(call: "system", labels: ["size"], isSwiftUI: true),
    FontForm(call: "custom", labels: ["", "fixedSize"], isSwiftUI: true),
    FontForm(call: "custom", labels: ["", "size"], growth: .follows(.body), isSwiftUI: true),
  ]

  /// The types whose members they are.
  static let types = ["UIFont", "NSFont", "Font"]

  static let byCall = Dictionary(grouping: all) { CodeFonts.hash($0.call.utf8) }
}
