import StyleModel
import Writing

// What SwiftUI's modifier does to text: its case, and a line.

extension SwiftStyle {
  /// The case of its text in SwiftUI, which cannot capitalize words.
  var swiftUITextCase: UTF8Text? { textCase == .capitalize ? nil : textCase?.swiftName.map { ".\($0)" } }

  /// Whether its text has a line.
  var hasTextDecoration: Bool { textDecoration?.swiftName != nil }
}

extension SwiftFile {
  /// Whether some style's text has a line.
  var hasTextDecoration: Bool { styles.contains(where: \.hasTextDecoration) }

  /// What draws the lines that there are.
  var decorationCalls: [UTF8Text] {
    let calls: [(TextDecoration, UTF8Text)] = [(.underline, "underline"), (.lineThrough, "strikethrough")]
    return calls.compactMap { line, call in
      guard styles.contains(where: { $0.textDecoration == line }), let word = line.swiftName else { return nil }
      return "\(call)(decoration == .\(word))"
    }
  }

  /// What is applied to the content on every system.
  var textCaseCall: UTF8Text { hasTextCase ? ".textCase(textCase)" : "" }

  private var hasTextCase: Bool { styles.contains { $0.swiftUITextCase != nil } }

  /// Writes the case of the style's text.
  func writeSwiftUITextCase(to writer: inout TextWriter) {
    guard hasTextCase else { return }
    writer.line()
    writer.block("private var textCase: SwiftUI.Text.Case? {") { writer in
      writer.lines(styleSwitch(otherwise: "nil") { $0.swiftUITextCase })
    }
  }
}
