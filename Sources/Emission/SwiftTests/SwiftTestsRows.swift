import DynamicType
import StyleModel
import Writing

extension SwiftTestsFile {
  /// Writes the rows of the styles.
  func writeStyles(to writer: inout TextWriter) {
    writer.line()
    writer.line("/// The sizes of the table in points, for each content size.")
    writer.block("private static let styles: [Style] = [", "]") { writer in
      for style in styles {
        writer.block("Style(", "),") { writer in
          writer.line("\(style.arguments.joined(separator: ", ")),")
          writer.line("\(style.sizes)\(style.inferred == nil ? "" : ",")")
          if let inferred = style.inferred { writer.line(inferred) }
        }
      }
    }
  }

  /// Writes the rows of the metrics; nothing for a dictionary without them.
  func writeMetrics(to writer: inout TextWriter) {
    guard !table.metrics.isEmpty else { return }
    writer.line()
    writer.line("/// The values of the table in points, for each content size on a display of scale 1, 2 and 3.")
    writer.block("private static let metrics: [Metric] = [", "]") { writer in
      for metric in table.metrics { write(metric, to: &writer) }
    }
  }

  private func write(_ scaled: ScaledMetric, to writer: inout TextWriter) {
    let metric = scaled.metric
    let inferred = SwiftTestsStyle.inferred(scaled.inferred)
    writer.block("Metric(", "),") { writer in
      writer.line(
        """
        name: \(SwiftText.literal(metric.name)), curve: \(SwiftTestsStyle.textStyle(metric.relativeTo)), \
        value: \(metric.value),
        """)
      writer.block("values: [", inferred == nil ? "]" : "],") { writer in
        for displayScale in 1...3 {
          let values = ScaledMetric(metric, on: table.platform, displayScale: displayScale).values
          writer.line("[\(values.map(\.thousandths).joined(separator: ", "))],")
        }
      }
      if let inferred { writer.line(inferred) }
    }
  }
}
