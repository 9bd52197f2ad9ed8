import Documents
import DynamicType

extension SwiftCode {
  /// The dimensions that grow with text. The arithmetic is that of `UIFontMetrics`, without the C library's rounding,
  /// which a program would have to be linked with.
  var metrics: String {
    var writer = TextWriter()
    writer.block("extension \(name) {") { writer in
      writer.line("/// The dimensions that grow with text.")
      writer.block("\(access)enum Metric: String, CaseIterable, Sendable {") { writer in
        for metric in table.metrics { writer.line("case \(SwiftText.identifier(metric.metric.name))") }
      }
      writer.line()
      writer.lines(accessor)
      writer.line()
      writeRows(to: &writer)
    }
    return writer.text
  }

  private var accessor: [String] {
    """
    /// A dimension in points, rounded to the pixels of a display, as iOS and iPadOS scale it.
    \(access)static func metric(_ metric: Metric, at size: ContentSize, displayScale: Double = \(table.displayScale)) -> Double {
      let (value, lineSpacings, isTieDown) = row(metric)
      let pixels = value * lineSpacings[size.rawValue] / lineSpacings[ContentSize.large.rawValue] * displayScale
      let whole = Double(Int(pixels.magnitude))
      let part = pixels.magnitude - whole
      let isUp = part > 0.5 || part == 0.5 && !(isTieDown && size == .accessibility4)
      return (pixels < 0 ? -1 : 1) * (isUp ? whole + 1 : whole) / displayScale
    }
    """.split(separator: "\n").map(String.init)
  }

  private func writeRows(to writer: inout TextWriter) {
    writer.line(
      "/// The value at large, the line spacings it grows with, and whether those of accessibility4 are a hair less.")
    writer.block("private static func row(_ metric: Metric) -> (Double, [Double], Bool) {") { writer in
      writer.line("switch metric {")
      for scaled in table.metrics {
        let curve = scaled.metric.relativeTo
        let spacings = PreferredFont(forTextStyle: curve).lineSpacings.map(\.shortest).joined(separator: ", ")
        let mark = scaled.inferred.isEmpty ? "" : "  // inferred"
        let name = SwiftText.identifier(scaled.metric.name)
        writer.line("case .\(name): (\(scaled.metric.value.shortest), [\(spacings)], \(curve == .headline))\(mark)")
      }
      writer.line("}")
    }
  }
}
