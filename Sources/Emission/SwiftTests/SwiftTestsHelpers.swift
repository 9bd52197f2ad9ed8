import DynamicType
import StyleModel
import Writing

extension SwiftTestsFile {
  /// The declarations that the tests use.
  var helpers: [UTF8Text] {
    let curves = styles.map(\.curve) + table.metrics.map(\.metric.relativeTo)
    let titles = [TextStyle.extraLargeTitle, .extraLargeTitle2].filter(curves.contains)
    let hasInferred = styles.contains { $0.inferred != nil } || table.metrics.contains { !$0.inferred.isEmpty }
    let hasMetrics = !table.metrics.isEmpty
    return [
      styles.contains(where: \.hasFace) ? Self.missingFonts : nil, Self.differingSizes,
      hasMetrics ? Self.differingMetrics : nil, Self.complaint, SwiftTestsQuestions.style,
      hasMetrics ? SwiftTestsQuestions.metric : nil, Self.cell,
      SwiftTestsQuestions.contentSize(hasInferred: hasInferred), SwiftTestsQuestions.display,
    ].compactMap(\.self) + titles.map(SwiftTestsQuestions.extraLargeTitle)
  }

  private static let missingFonts: UTF8Text = """
    /// The fonts that UIKit does not find, with the styles that have them.
    private static var missingFonts: String? {
      let faces = styles.flatMap { style in
        [(style.fontName, style.name), (style.boldFontName, style.name + " with Bold Text")]
      }
      var missing: [String: [String]] = [:]
      for (face, style) in faces {
        guard let face, UIFont(name: face, size: 17) == nil else { continue }
        missing[face, default: []].append(style)
      }
      if missing.isEmpty { return nil }
      let lines = missing.keys.sorted().map { "\\n  '\\($0)': \\((missing[$0] ?? []).joined(separator: ", "))" }
      return "'\\(dictionary)' uses fonts that \\(system) does not have; the fonts of an app are there only when it hosts "
        + "the tests:" + lines.joined()
    }
    """

  private static let differingSizes: UTF8Text = """
    /// The sizes that differ between UIKit and the table.
    private static var differingSizes: String? {
      complaint(
        about: "sizes",
        styles.flatMap { style in
          ContentSize.allCases.compactMap { size in
            style.systemSize(at: size).map { systemSize in
              Cell(
                name: style.name, size: size, expected: style.sizes[size.index], actual: systemSize,
                isInferred: style.inferred.contains(size))
            }
          }
        })
    }
    """

  private static let differingMetrics: UTF8Text = """
    /// The metrics that UIKit scales differently from the table.
    private static var differingMetrics: String? {
      complaint(
        about: "metrics",
        metrics.flatMap { metric in
          ContentSize.allCases.compactMap { size in
            metric.systemValue(at: size).map { systemValue in
              Cell(
                name: metric.name, size: size, expected: metric.values[Display.scale - 1][size.index],
                actual: systemValue, isInferred: metric.inferred.contains(size))
            }
          }
        })
    }
    """

  private static let complaint: UTF8Text = """
    /// The message if cells differ: which, and their values.
    private static func complaint(about what: String, _ cells: [Cell]) -> String? {
      let lines = cells.filter(\\.differs).map { "\\n  " + $0.description }
      if lines.isEmpty { return nil }
      return "\\(system) scales \\(lines.count) of \\(cells.count) \\(what) of '\\(dictionary)' differently from the table:"
        + lines.joined()
    }

    private static var system: String {
      let device = UIDevice.current
      let language = Locale.preferredLanguages.first ?? "unknown"
      return "\\(device.systemName) \\(device.systemVersion), display scale \\(Display.scale), language \\(language)"
    }
    """

  private static let cell: UTF8Text = """
    private struct Cell {
      let name: String
      let size: ContentSize
      let expected: Double
      let actual: Double
      let isInferred: Bool

      /// A thousandth of a point is noise.
      var differs: Bool { !((actual - expected).magnitude < 0.001) }

      var description: String {
        "\\(name) at \\(size.rawValue): \\(Self.points(actual)) points, not \\(Self.points(expected))"
          + (isInferred ? ", which is inferred, not measured" : "")
      }

      private static func points(_ value: Double) -> String {
        let text = String((value * 1000).rounded() / 1000)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }
    }
    """
}
