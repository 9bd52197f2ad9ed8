import DynamicType
import Writing

/// A measured number with the table's number.
struct MeasuredCell {
  /// The measured quantities, whose names are the titles in a comparison.
  enum Question: String, CaseIterable {
    case preferredSize = "preferred sizes"
    case lineSpacing = "line spacings"
    case scaledFont = "scaled fonts"
    case scaledValue = "scaled values"
  }

  let question: Question
  let textStyle: TextStyle
  let category: ContentSizeCategory
  /// The scaled value, in words; empty if nothing was scaled.
  let scaled: String
  /// In points.
  let measured: Double
  /// In points, by the table.
  let expected: Double
  /// The allowed difference.
  let tolerance: Double
  /// Whether the table's number is inferred.
  let isInferred: Bool

  /// Whether the table has the measured number.
  var agrees: Bool { (measured - expected).magnitude <= tolerance }
}

extension Measurements {
  /// Every measured number with the number in a platform's table.
  func cells(on platform: Platform) -> [MeasuredCell] {
    TextStyle.allCases.flatMap { textStyle -> [MeasuredCell] in
      guard let style = styles[textStyle.rawName] else { return [] }
      return ContentSizeCategory.allCases.flatMap { category in
        MeasuredCells(
          measured: style, displayScale: displayScale, textStyle: textStyle, category: category,
          font: platform.preferredFont(textStyle), metrics: platform.metrics(textStyle)
        ).all
      }
    }
  }
}

/// All measurements of a style at a category.
private struct MeasuredCells {
  let measured: Measurements.OfStyle
  let displayScale: Double?
  let textStyle: TextStyle
  let category: ContentSizeCategory
  let font: PreferredFont
  let metrics: FontMetrics

  var all: [MeasuredCell] {
    [cell(.preferredSize, measured.pointSizes, font.pointSize(compatibleWith: category))]
      // Some are slightly below the whole points of the table.
      + lineSpacings.map {
        cell(.lineSpacing, $0, font.lineSpacing(compatibleWith: category), tolerance: 0.05)
      }
      + grid(.scaledFont, measured.scaledFonts) { metrics.scaledFont(ofSize: $0, compatibleWith: category) }
      + grid(.scaledFont, measured.scaledFontsTo30AndAHalf, " with a maximum of 30.5") {
        metrics.scaledFont(ofSize: $0, maximumPointSize: 30.5, compatibleWith: category)
      }
      + grid(.scaledValue, measured.scaledValues) {
        metrics.scaledValue(for: $0, compatibleWith: category, displayScale: displayScale ?? 1)
      }
  }

  /// Those that were measured, or else those that follow from the ratios, if any.
  private var lineSpacings: [[Double]] {
    let base = font.lineSpacing(compatibleWith: .large)
    return (measured.lineSpacings ?? measured.ratios?.map { $0 * base }).map { [$0] } ?? []
  }

  private func grid(
    _ question: MeasuredCell.Question, _ grid: [String: [Double]]?, _ note: String = "", _ expected: (Double) -> Double
  ) -> [MeasuredCell] {
    (grid ?? [:]).compactMap { key, row in Double(key).map { ($0, row) } }.sorted { $0.0 < $1.0 }.map { points, row in
      cell(question, row, expected(points), "\(points.shortest)\(note)")
    }
  }

  private func cell(
    _ question: MeasuredCell.Question, _ row: [Double], _ expected: Double, _ scaled: String = "",
    tolerance: Double = 0.001
  ) -> MeasuredCell {
    MeasuredCell(
      question: question, textStyle: textStyle, category: category, scaled: scaled, measured: row[category.index],
      expected: expected, tolerance: tolerance, isInferred: font.inferredCategories.contains(category))
  }
}
