import StyleModel
import Writing

// The text case and decoration of SwiftUI's modifier.

extension SwiftStyle {
  /// The text case in SwiftUI, which cannot capitalize words.
  var swiftUITextCase: UTF8Text? { textCase == .capitalize ? nil : textCase?.swiftName.map { ".\($0)" } }

  /// Whether its text has a decoration.
  var hasTextDecoration: Bool { textDecoration?.swiftName != nil }
}

extension SwiftFile {
  /// Whether some style has a text decoration.
  var hasTextDecoration: Bool { styles.contains(where: \.hasTextDecoration) }

  /// The calls that draw the decorations in use.
  var decorationCalls: [UTF8Text] {
    let calls: [(TextDecoration, UTF8Text)] = [(.underline, "underline"), (.lineThrough, "strikethrough")]
    return calls.compactMap { line, call in
      guard styles.contains(where: { $0.textDecoration == line }), let word = line.swiftName else { return nil }
      return "\(call)(decoration == .\(word))"
    }
  }

  /// The call applied to the content on all systems.
  var textCaseCall: UTF8Text { hasTextCase ? ".textCase(textCase)" : "" }

  private var hasTextCase: Bool { styles.contains { $0.swiftUITextCase != nil } }

  /// Writes the text case of each style.
  func writeSwiftUITextCase(to writer: inout TextWriter) {
    guard hasTextCase else { return }
    writer.line()
    writer.block("private var textCase: SwiftUI.Text.Case? {") { writer in
      writer.lines(styleSwitch(otherwise: "nil") { $0.swiftUITextCase })
    }
  }
}
