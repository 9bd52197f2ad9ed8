import StyleModel
import Writing

// Text case and decoration, which have their own types.

extension SwiftFile {
  /// Writes the text case of each style.
  func writeTextCases(to writer: inout TextWriter) {
    writeWords(
      "textCase", ("TextCase", "A case of text."), "The case of a style's text; nil for text as it is written.",
      TextCase.allCases.compactMap(\.swiftName), { $0.textCase?.swiftName }, to: &writer)
  }

  /// Writes the text decoration of each style.
  func writeTextDecorations(to writer: inout TextWriter) {
    writeWords(
      "textDecoration", ("TextDecoration", "A line drawn with text."),
      "The line drawn with a style's text; nil for none.",
      TextDecoration.allCases.compactMap(\.swiftName), { $0.textDecoration?.swiftName }, to: &writer)
  }

  /// Writes a type and its value for each style, if some style has a value.
  private func writeWords(
    _ name: StaticString, _ type: (name: StaticString, summary: StaticString), _ summary: UTF8Text, _ words: [String],
    _ word: (SwiftStyle) -> String?, to writer: inout TextWriter
  ) {
    let body = styleSwitch(otherwise: "nil") { word($0).map { ".\($0)" } }
    guard body.count > 1 else { return }
    writer.line()
    writer.line("/// \(type.summary)")
    writer.block("\(access)enum \(type.name): String, CaseIterable, Sendable {") {
      $0.line("case \(words.joined(separator: ", "))")
    }
    writeAccessor("\(name)(_ style: Style) -> \(type.name)?", summary, body: body, to: &writer)
  }
}

// MARK: - Words

extension TextCase {
  /// Its name in generated Swift; nil if the text is unchanged.
  var swiftName: String? { self == .asWritten ? nil : rawValue }
}

extension TextDecoration {
  /// Its name in generated Swift; nil without a decoration.
  var swiftName: String? {
    switch self {
    case .noLine: nil
    case .underline: "underline"
    case .lineThrough: "lineThrough"
    }
  }
}
