import DynamicType
import Foundation
import Writing

/// A comparison of measurements with a table, as lines.
struct MeasurementReport {
  private let measurements: Measurements
  private let platform: Platform
  private let cells: [MeasuredCell]

  init(_ measurements: Measurements) {
    self.measurements = measurements
    platform = measurements.platform ?? .iOS
    cells = measurements.cells(on: platform)
  }

  /// Whether there are measurements, and all of them agree with the table.
  var isConfirmed: Bool { !cells.isEmpty && cells.allSatisfy(\.agrees) }

  /// Whether the system itself has a table.
  var hasTable: Bool { measurements.platform != nil }

  var lines: [String] { heading + MeasuredCell.Question.allCases.flatMap(part) + [""] + summary }

  private var heading: [String] {
    let system = ["\(measurements.system) \(measurements.systemVersion)"]
    let scale = measurements.displayScale.map { ["display scale \($0.shortest)"] } ?? []
    let language = measurements.language.map { ["language \($0)"] } ?? []
    let table =
      hasTable
      ? "compared with the table of \(platform.label)"
      : "this system has no table; compared with that of \(platform.label)"
    return ["\((system + scale + language).joined(separator: ", ")): \(table)"]
      + measurements.unknownStyles.map { "not compared: '\($0)', which is not a known text style" }
  }

  // MARK: - Parts

  /// A map of all 156 cells, and a line for each that differs.
  private func part(of question: MeasuredCell.Question) -> [String] {
    let cells = Dictionary(grouping: cells.filter { $0.question == question }) { "\($0.textStyle) \($0.category)" }
    let columns = ContentSizeCategory.allCases.map { padded($0.shortName, 5) }.joined()
    var lines = ["", padded(question.rawValue, 18) + columns]
    var differences: [String] = []
    for style in TextStyle.allCases {
      let row = ContentSizeCategory.allCases.map { cells["\(style) \($0)"] ?? [] }
      lines.append(padded(style.name, 18) + row.map { padded(mark($0), 5) }.joined())
      differences += row.compactMap(difference)
    }
    return lines.map { $0.trimmingCharacters(in: .whitespaces) } + differences
  }

  private func mark(_ cells: [MeasuredCell]) -> String {
    if cells.isEmpty { return "." }
    if !cells.allSatisfy(\.agrees) { return "!" }
    return cells[0].isInferred ? "i" : "="
  }

  private func difference(in cells: [MeasuredCell]) -> String? {
    let differing = cells.filter { !$0.agrees }
    guard let first = differing.first else { return nil }
    let scaled = first.scaled.isEmpty ? "" : "\(differing.count) of \(cells.count) differ; \(first.scaled) becomes "
    return "  \(first.textStyle.name) at \(first.category.name): \(scaled)\(first.measured.thousandths), and "
      + "\(first.expected.thousandths) in the table" + (first.isInferred ? " (inferred)" : "")
  }

  // MARK: - Summary

  private var summary: [String] {
    ["= confirmed   i inferred in the table, and confirmed   ! differs   . not measured"]
      + MeasuredCell.Question.allCases.map(summary)
  }

  private func summary(of question: MeasuredCell.Question) -> String {
    let cells = cells.filter { $0.question == question }
    let differing = cells.filter { !$0.agrees }
    let inferred = cells.filter { $0.agrees && $0.isInferred }.count
    return "\(question.rawValue): \(cells.count) measured, \(cells.count - differing.count - inferred) confirmed, "
      + "\(inferred) inferred and confirmed, \(differing.count) differ"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
