import StyleModel
import Writing

// The case of text and the line drawn with it: words with types of their own. SwiftUI's modifier applies what it can.

extension SwiftFile {
  /// Writes the case of each style's text.
  func writeTextCases(to writer: inout TextWriter) {
    writeWords(
      "textCase", ("TextCase", "A case of text."), "The case of a style's text; nil for text as it is written.",
      TextCase.allCases.compactMap(\.swiftName), { $0.textCase?.swiftName }, to: &writer)
  }

  /// Writes the line drawn with each style's text.
  func writeTextDecorations(to writer: inout TextWriter) {
    writeWords(
      "textDecoration", ("TextDecoration", "A line drawn with text."),
      "The line drawn with a style's text; nil for none.",
      TextDecoration.allCases.compactMap(\.swiftName), { $0.textDecoration?.swiftName }, to: &writer)
  }

  /// Writes a type of words, and the word of each style, where some style has one.
  private func writeWords(
    _ name: String, _ type: (name: String, summary: String), _ summary: String, _ words: [String],
    _ word: (SwiftStyle) -> String?, to writer: inout TextWriter
  ) {
    let body = styleSwitch(otherwise: "nil") { word($0).map { "." + $0 } }
    guard body.count > 1 else { return }
    writer.line()
    writer.line("/// \(type.summary)")
    writer.block("\(modifier)enum \(type.name): String, CaseIterable, Sendable {") {
      $0.line("case \(words.joined(separator: ", "))")
    }
    writeAccessor("\(name)(_ style: Style) -> \(type.name)?", summary, body: body, to: &writer)
  }
}

// MARK: - In SwiftUI

extension SwiftFile {
  /// Whether the modifier changes the case of some style's text; SwiftUI cannot capitalize words.
  var hasTextCase: Bool { styles.contains { $0.swiftUITextCase != nil } }

  /// Whether some style's text has a line.
  var hasTextDecoration: Bool { !decorationCalls.isEmpty }

  /// Whether a view has something of a style's text that a `Font` has not.
  var hasTextTraits: Bool { hasTextCase || !newerCalls.isEmpty }

  /// What is applied to the content on every system.
  var textCaseCall: String { hasTextCase ? ".textCase(textCase)" : "" }

  /// What is applied to the content where SwiftUI has it for views.
  var newerCalls: [String] {
    (hasTracking ? [".tracking(\(name).tracking(style, at: ContentSize(dynamicTypeSize)))"] : []) + decorationCalls
  }

  private var decorationCalls: [String] {
    [(TextDecoration.underline, "underline"), (.lineThrough, "strikethrough")].compactMap { line, call in
      guard styles.contains(where: { $0.textDecoration == line }), let word = line.swiftName else { return nil }
      return ".\(call)(\(name).textDecoration(style) == .\(word))"
    }
  }

  /// Writes the case of the style's text.
  func writeSwiftUITextCase(to writer: inout TextWriter) {
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
    textCase == .capitalize ? nil : textCase?.swiftName.map { "." + $0 }
  }
}

// MARK: - Words

extension TextCase {
  /// Its name in generated Swift, where text is changed.
  fileprivate var swiftName: String? { self == .asWritten ? nil : rawValue }
}

extension TextDecoration {
  /// Its name in generated Swift, where there is a line.
  fileprivate var swiftName: String? {
    switch self {
    case .noLine: nil
    case .underline: "underline"
    case .lineThrough: "lineThrough"
    }
  }
}
