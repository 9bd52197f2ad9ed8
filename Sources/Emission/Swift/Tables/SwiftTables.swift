import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// Writes the enumeration, which compiles everywhere, including Linux.
  func writeTables(to writer: inout TextWriter) {
    writer.line("/// The text styles of '\(SwiftText.comment(table.name))' and how they grow with Dynamic Type.")
    let description = SwiftText.documentationLines(table.description)
    if !description.isEmpty { writer.line("///") }
    SwiftText.write(documentation: description, to: &writer)
    writer.block("\(access)enum \(name) {") { writer in
      writeStyles(to: &writer)
      writeContentSizes(to: &writer)
      writeMetricNames(to: &writer)
      writeFontNameList(to: &writer)
      writePointSizes(to: &writer)
      for key in EntryKey.allCases { writeAccessor(for: key, to: &writer) }
      writeMetrics(to: &writer)
    }
    writeStyleFunction(to: &writer)
  }

  private func writeStyleFunction(to writer: inout TextWriter) {
    writer.line()
    writer.block("extension \(name).Style {") { writer in
      writer.line("/// The style itself, for `.textStyle(.\(function)(.body))` beside another dictionary.")
      writer.line("\(access)static func \(function)(_ style: \(name).Style) -> \(name).Style { style }")
    }
  }

  private func writeStyles(to writer: inout TextWriter) {
    let others: UTF8Text = table.customStyles.isEmpty ? "" : ", or a style of the dictionary's own"
    writer.line("/// A text style, named as in SwiftUI\(others).")
    writer.block("\(access)enum Style: String, CaseIterable, Sendable {") { writer in
      for style in styles {
        style.writeDocumentation(to: &writer)
        writer.line(style.caseDeclaration)
      }
    }
    writer.line()
  }

  private func writeContentSizes(to writer: inout TextWriter) {
    writer.line("/// A content size category, named as in SwiftUI's `DynamicTypeSize`.")
    writer.block("\(access)enum ContentSize: String, CaseIterable, Sendable {") { writer in
      writer.lines(Self.contentSizeCases)
      writer.line()
      writer.line("/// The column of a table.")
      writer.block("fileprivate var index: Int {") { $0.lines(Self.indexSwitch) }
    }
  }
}
