import Foundation

extension Chore {
  /// Compares the tables with measurements of a system: docs/measure.md.
  static let measurements = Chore(
    name: "measurements", summary: "compare what docs/measure/Measure.swift printed with the tables", takesFile: true
  ) { call in
    let report: MeasurementReport
    do {
      report = MeasurementReport(try Measurements(from: Data(contentsOf: URL(filePath: call.file ?? ""))))
    } catch {
      print("cannot compare '\(call.file ?? "")': \(error)")
      return false
    }
    for line in report.lines { print(line) }
    return report.isConfirmed
  }
}
