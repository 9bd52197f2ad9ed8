package import Foundation

/// Measures the most memory that a run has at once, with Debian's package `time`.
package enum PeakMemory {
  private static let meter = URL(filePath: "/usr/bin/time")
  package static let canBeMeasured = FileManager.default.isExecutableFile(atPath: meter.path)

  /// The peak in KiB, and the exit status.
  package static func measure(
    _ program: URL, _ arguments: [String], in folder: URL, input: Data = Data()
  ) throws -> (kibibytes: Int, status: Int32) {
    let run = try Tool.run(meter, ["-f", "%x %M", program.path] + arguments, in: folder, input: input)
    let report = run.errors.split(separator: "\n").last?.split(separator: " ").compactMap { Int($0) } ?? []
    guard report.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
    return (report[1], Int32(report[0]))
  }
}
