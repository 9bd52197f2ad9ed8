import Documents
import DynamicType

extension SwiftCode {
  /// The enumeration itself: the styles, the content sizes and the table.
  var type: String {
    var writer = TextWriter()
    writer.lines(SwiftText.documentation(table.description ?? "The text styles of '\(table.name)'."))
    writer.block("\(access)enum \(name) {") { writer in
      writeStyles(to: &writer)
      writer.line()
      writeContentSizes(to: &writer)
      writer.line()
      writeAccessors(to: &writer)
      writer.line()
      writeTable(to: &writer)
    }
    return writer.text
  }

  private func writeStyles(to writer: inout TextWriter) {
    writer.line("/// The thirteen text styles.")
    writer.block("\(access)enum Style: String, CaseIterable, Sendable {") { writer in
      for style in table.styles.map(\.style) {
        writer.lines(style.description.map(SwiftText.documentation) ?? [])
        writer.line("case \(style.textStyle.name)")
      }
    }
  }

  private func writeContentSizes(to writer: inout TextWriter) {
    writer.line("/// The twelve content sizes, from the smallest text to the largest.")
    writer.block("\(access)enum ContentSize: Int, CaseIterable, Comparable, Sendable {") { writer in
      let names = ContentSizeCategory.allCases.map(\.name)
      writer.line("case \(names.prefix(7).joined(separator: ", "))")
      writer.line("case \(names.dropFirst(7).joined(separator: ", "))")
      writer.line()
      writer.line("\(access)static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }")
    }
  }

  private func writeAccessors(to writer: inout TextWriter) {
    writer.lines([
      "/// The size of a style in points, as iOS and iPadOS scale it.",
      "\(access)static func pointSize(_ style: Style, at size: ContentSize) -> Double { sizes(style)[size.rawValue] }",
      "",
      "/// The PostScript name of a style's font; nil for a system font.",
      "\(access)static func fontName(_ style: Style) -> String? { entry(style).font }",
      "",
      "/// The PostScript name of a style's font while Bold Text is on, if that is another.",
      "\(access)static func boldFontName(_ style: Style) -> String? { entry(style).boldFont }",
      "",
      "/// The line height of a style as a multiple of the point size, if the dictionary has one.",
      "\(access)static func lineHeight(_ style: Style) -> Double? { entry(style).lineHeight }",
      "",
      "/// The letter spacing of a style at large, in points.",
      "\(access)static func tracking(_ style: Style) -> Double { entry(style).tracking }",
    ])
  }

  private func writeTable(to writer: inout TextWriter) {
    writer.block("private static func sizes(_ style: Style) -> [Double] {") { writer in
      writer.line("switch style {")
      for style in table.styles {
        let sizes = style.sizes.map(\.shortest).joined(separator: ", ")
        let mark = style.inferred.isEmpty ? "" : "  // inferred"
        writer.line("case .\(style.style.textStyle.name): [\(sizes)]\(mark)")
      }
      writer.line("}")
    }
  }
}
