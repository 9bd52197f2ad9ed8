import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// Writes the names of the metrics; nothing for a dictionary without them.
  func writeMetricNames(to writer: inout TextWriter) {
    guard !metrics.isEmpty else { return }
    writer.line()
    writer.line("/// A dimension that grows with text.")
    writer.block("\(access)enum Metric: String, CaseIterable, Sendable {") { writer in
      writer.lines(metrics.map { SwiftName.caseDeclaration(of: $0.key) })
    }
  }

  /// Writes the metrics with the arithmetic of `UIFontMetrics`.
  func writeMetrics(to writer: inout TextWriter) {
    guard !metrics.isEmpty else { return }
    writeAccessor(
      "metric(_ metric: Metric, at size: ContentSize, displayScale: Double) -> Double",
      "A dimension on \(table.platform.label), in points, rounded to the pixels of a display.", body: arithmetic,
      to: &writer)
    writer.line()
    writer.line("/// The text styles that dimensions grow with.")
    writer.line("private enum Curve { case \(curves.map(\.name).joined(separator: ", ")) }")
    writer.line()
    writer.line("/// A dimension in points at `large`, and the text style that it grows with.")
    writer.block("private static func growth(_ metric: Metric) -> (value: Double, curve: Curve) {") { writer in
      writer.lines(metricSwitch { "(\($0.value), .\($0.curve.name))" })
    }
    writer.line()
    writer.line(
      "/// The line spacings of a text style on \(table.platform.label), in points: dimensions grow as they do.")
    writer.block("private static func lineSpacings(_ curve: Curve) -> [Double] {") { $0.lines(lineSpacings) }
  }

  /// The arithmetic of `FontMetrics`: it multiplies first, and rounds halves away from zero. It rounds without the C
  /// library, which a file without imports cannot use.
  private var arithmetic: [UTF8Text] {
    [
      "let (value, curve) = growth(metric)",
      "let spacings = lineSpacings(curve)",
      "let pixels = value * spacings[size.index] / spacings[ContentSize.large.index] * displayScale",
      "guard pixels.magnitude < 0x1p52 else { return pixels / displayScale }  // Whole already.",
      "let whole = Double(Int64(pixels))",
      "let fraction = (pixels - whole).magnitude",
    ] + rounding + [
      "let away: Double = pixels < 0 ? -1 : 1",
      "return (isUp ? whole + away : whole) / displayScale",
    ]
  }

  /// The rounding of halves: up, except in the cells of the platform that round down, for the curves that metrics use.
  private var rounding: [UTF8Text] {
    let cells = table.platform.cellsRoundingHalvesDown.filter { cell in
      metrics.contains { $0.curve.style == cell.textStyle }
    }
    if cells.isEmpty { return ["let isUp = fraction >= 0.5"] }
    let notes: [UTF8Text] = cells.map { cell in
      let spacing = table.platform.preferredFont(cell.textStyle).lineSpacing(compatibleWith: cell.category)
      return
        "// The line spacing of \(cell.textStyle.name) is a hair under \(spacing) points there, so that a half goes down."
    }
    let conditions: [UTF8Text] = cells.map { "curve == .\($0.textStyle.name) && size == .\($0.category.name)" }
    return notes + [
      "let isHairUnder = \(conditions.joined(separator: " || "))",
      "let isUp = isHairUnder ? fraction > 0.5 : fraction >= 0.5",
    ]
  }

  /// The text styles whose curves metrics follow.
  private var curves: [TextStyle] {
    TextStyle.allCases.filter { style in metrics.contains { $0.curve.style == style } }
  }

  /// A case for each style whose curve a metric follows; the last is the default.
  private var lineSpacings: [UTF8Text] {
    let fonts = curves.map(table.platform.preferredFont)
    guard let last = fonts.last else { return [] }
    let lastRow = Self.row(of: last, notes: [UTF8Text(last.textStyle.name)])
    if fonts.count == 1 { return [lastRow] }
    let cases: [UTF8Text] = fonts.dropLast().map { "case .\($0.textStyle.name): \(Self.row(of: $0))" }
    return ["switch curve {"] + cases + ["default: \(lastRow)", "}"]
  }

  private static func row(of font: PreferredFont, notes: [UTF8Text] = []) -> UTF8Text {
    let notes = notes + SwiftText.notes(of: font.inferredCategories)
    return "[\(SwiftText.list(font.lineSpacings))]\(SwiftText.trailingComment(notes))"
  }
}
