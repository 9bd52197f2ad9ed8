import Foundation

extension Chore {
  /// Compares the tables with measurements of a system: docs/dev/measuring.md.
  static let measurements = Chore(
    name: "measurements", summary: "compare what a program in docs/measure printed with the tables", takesFiles: true
  ) { call in
    do {
      let all = try call.files.flatMap { try Measurements.all(from: Data(contentsOf: URL(filePath: $0))) }
      let reports = all.map(MeasurementReport.init)
      print(reports.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n"))
      // A system without a table confirms nothing and contradicts nothing, unless it is the only one.
      return reports.filter { $0.hasTable || reports.count == 1 }.allSatisfy(\.isConfirmed)
    } catch {
      print("cannot compare '\(call.files.joined(separator: "', '"))': \(error)")
      return false
    }
  }
}
