import Foundation
import TestSupport
import Testing

/// Much of a construct never crashes, and memory stays below the limit in docs/dev/reliability.md, plus 64 MiB.
///
/// In debug builds the sizes are small; `TYPERAMP_HOSTILE=full` makes them a thousand times larger, for the release
/// binary named by `TYPERAMP_BINARY`.
@Suite struct Traps {
  private static let isFull = ProcessInfo.processInfo.environment["TYPERAMP_HOSTILE"] == "full"
  private static let binary =
    ProcessInfo.processInfo.environment["TYPERAMP_BINARY"].map { URL(filePath: $0) } ?? Tool.executable
  private static let count = isFull ? 400_000 : 400
  /// Measures the peak of a program's memory: Debian's package `time`.
  private static let meter = URL(filePath: "/usr/bin/time")
  private static let canMeasure = FileManager.default.isExecutableFile(atPath: meter.path)

  @Test(.enabled(if: canMeasure, "no /usr/bin/time"), arguments: Trap.all) func memoryIsBounded(_ trap: Trap) throws {
    let bytes = trap.bytes(Self.count)
    let scratch = try Scratch()
    try scratch.write(bytes, to: trap.file)
    let call = ["-f", "%x %M", Self.binary.path] + trap.call
    let run = try Tool.run(Self.meter, call, in: scratch.folder)
    let report = run.errors.split(separator: "\n").last?.split(separator: " ").compactMap { Int($0) } ?? []
    try #require(report.count == 2 && report[0] <= 1, "\(run.errors.suffix(300))")
    #expect(report[1] < 65_536 + bytes.count * trap.cost / 1024, "\(report[1]) KiB for \(bytes.count) bytes")
    if Self.isFull {
      print("\(trap.testDescription): \(report[1] * 1024 / bytes.count) bytes for each of \(bytes.count)")
    }
  }
}
