import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// Writes the enumeration: what compiles everywhere, on Linux too.
  func writeTables(to writer: inout TextWriter) {
    writer.line("/// The text styles of '\(SwiftText.comment(table.name))' and how they grow with Dynamic Type.")
    let description = SwiftText.documentation(table.description)
    if !description.isEmpty { writer.lines(["///"] + description) }
    writer.block("\(modifier)enum \(name) {") { writer in
      writeStyles(to: &writer)
      writeContentSizes(to: &writer)
      writeMetricNames(to: &writer)
      writePointSizes(to: &writer)
      writeFontNames(to: &writer)
      writeSpacing(to: &writer)
      writeMetrics(to: &writer)
    }
  }

  private func writeStyles(to writer: inout TextWriter) {
    writer.line("/// A text style, named as in SwiftUI.")
    writer.block("\(modifier)enum Style: String, CaseIterable, Sendable {") { writer in
      for style in table.styles {
        writer.lines(SwiftText.documentation(style.style.description))
        writer.line("case \(style.name)")
      }
      writer.line()
      writeIndex(to: &writer)
    }
    writer.line()
  }

  private func writeContentSizes(to writer: inout TextWriter) {
    writer.line("/// A content size category, named as in SwiftUI's `DynamicTypeSize`.")
    writer.block("\(modifier)enum ContentSize: String, CaseIterable, Sendable {") { writer in
      writer.line("case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge")
      writer.line("case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5")
      writer.line()
      writeIndex(to: &writer)
    }
  }

  private func writeIndex(to writer: inout TextWriter) {
    writer.line("fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }")
  }

  private func writePointSizes(to writer: inout TextWriter) {
    writeAccessor(
      "pointSize(_ style: Style, at size: ContentSize) -> Double",
      "The size of a style's font on iOS and iPadOS, in points.", body: ["pointSizes[style.index][size.index]"],
      to: &writer)
    writer.line()
    writer.line("/// A row for each style, a column for each content size.")
    writer.block("private static let pointSizes: [[Double]] = [", "]") { writer in
      for style in table.styles {
        writer.line("[\(style.sizes.list)],  // \(([style.name] + style.inferred.note).joined(separator: "; "))")
      }
    }
  }

  private func writeFontNames(to writer: inout TextWriter) {
    writeAccessor(
      "fontName(_ style: Style) -> String?", "The PostScript name of a style's font; nil for the system's.",
      body: styleSwitch(otherwise: "nil") { style in
        guard case .custom(let name, _) = style.style.font else { return nil }
        return SwiftText.literal(name)
      }, to: &writer)
    guard table.styles.contains(where: { $0.style.boldFontName != nil }) else { return }
    writeAccessor(
      "boldFontName(_ style: Style) -> String?",
      "The PostScript name of a style's font while Bold Text is on; nil where there is none of its own.",
      body: styleSwitch(otherwise: "nil") { $0.style.boldFontName.map(SwiftText.literal) }, to: &writer)
  }

  /// Writes a function of the enumeration.
  func writeAccessor(_ signature: String, _ summary: String, body: [String], to writer: inout TextWriter) {
    writer.line()
    writer.line("/// \(summary)")
    writer.block("\(modifier)static func \(signature) {") { $0.lines(body) }
  }
}

extension SwiftFile {
  /// Whether some style has letter spacing.
  var hasTracking: Bool { table.styles.contains { $0.tracking != nil } }

  private func writeSpacing(to writer: inout TextWriter) {
    if table.styles.contains(where: { $0.style.lineHeight != nil }) {
      writeAccessor(
        "lineHeight(_ style: Style) -> Double?",
        "The line height of a style, as a multiple of its point size; nil for the font's own.",
        body: styleSwitch(otherwise: "nil") { $0.style.lineHeight?.shortest }, to: &writer)
    }
    guard hasTracking else { return }
    var body = styleSwitch(otherwise: "0") { $0.tracking?.shortest }
    body[0] = "let tracking: Double = " + body[0]
    body.append("return tracking * pointSize(style, at: size) / pointSize(style, at: .large)")
    writeAccessor(
      "tracking(_ style: Style, at size: ContentSize) -> Double",
      "The letter spacing of a style, in points; it grows as the font does.", body: body, to: &writer)
  }
}

extension ScaledStyle {
  /// Letter spacing at `large`, in points; none where a size of zero leaves nothing to space.
  var tracking: Double? { sizes[ContentSizeCategory.large.index] > 0 ? style.tracking : nil }
}

extension [Double] {
  /// The numbers, as they stand between brackets.
  var list: String { map(\.shortest).joined(separator: ", ") }
}

extension [ContentSizeCategory] {
  /// What a row's comment says of the inferred numbers among its twelve, if there are any.
  var note: [String] {
    if isEmpty { return [] }
    let measured = ContentSizeCategory.allCases.filter { !contains($0) }
    let (prefix, categories) = measured.count < count ? ("all but ", measured) : ("", self)
    return ["inferred: " + (measured.isEmpty ? "all" : prefix + categories.map(\.name).joined(separator: ", "))]
  }
}
