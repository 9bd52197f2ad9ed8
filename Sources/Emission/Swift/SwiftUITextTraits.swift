import StyleModel
import Writing

// What the view modifier does to text beside its font.

extension SwiftFile {
  /// Whether the modifier changes the case of some style's text; SwiftUI cannot capitalize words.
  var hasTextCase: Bool { styles.contains { $0.swiftUITextCase != nil } }

  /// Whether some style's text has this line.
  func hasDecoration(_ decoration: TextDecoration) -> Bool { styles.contains { $0.textDecoration == decoration } }

  /// What is applied to the content on every system.
  var textCaseCall: String { hasTextCase ? ".textCase(textCase)" : "" }

  /// What is applied to the content where SwiftUI has it for views.
  var newerCalls: [String] {
    var calls: [String] = []
    if hasTracking { calls.append(".tracking(\(name).tracking(style, at: ContentSize(dynamicTypeSize)))") }
    for (decoration, call) in [(TextDecoration.underline, "underline"), (.lineThrough, "strikethrough")]
    where hasDecoration(decoration) {
      calls.append(".\(call)(\(name).textDecoration(style) == \"\(decoration.rawValue)\")")
    }
    return calls
  }

  /// Whether a view has something of a style's text that a `Font` has not.
  var hasTextTraits: Bool { hasTextCase || !newerCalls.isEmpty }

  /// Writes the case of the style's text.
  func writeTextCase(to writer: inout TextWriter) {
    guard hasTextCase else { return }
    writer.line()
    writer.block("private var textCase: SwiftUI.Text.Case? {") { writer in
      writer.lines(styleSwitch(otherwise: "nil") { $0.swiftUITextCase })
    }
  }
}

extension SwiftStyle {
  /// The case of its text in SwiftUI.
  fileprivate var swiftUITextCase: String? {
    switch textCase {
    case .uppercase, .lowercase: textCase.map { "." + $0.rawValue }
    case .capitalize, .some(.none), nil: nil
    }
  }
}
