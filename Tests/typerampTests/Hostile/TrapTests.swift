import Foundation
import TestSupport
import Testing

/// Twice as much of a construct takes about twice as long, and never crashes.
///
/// In debug builds the sizes are small; `TYPERAMP_HOSTILE=full` makes them a thousand times larger, for the release
/// binary named by `TYPERAMP_BINARY`.
@Suite(.serialized) struct Traps {
  private static let isFull = ProcessInfo.processInfo.environment["TYPERAMP_HOSTILE"] == "full"
  private static let binary =
    ProcessInfo.processInfo.environment["TYPERAMP_BINARY"].map { URL(filePath: $0) } ?? Tool.executable
  private static let count = isFull ? 200_000 : 200

  /// Compares the fastest of three runs; below a fifth of a second any ratio passes. Memory must stay below the limit
  /// in docs/dev/reliability.md, plus 64 MiB.
  @Test(.enabled(if: canMeasure, "no /usr/bin/time"), arguments: Trap.all) func twiceAsMuchTakesTwiceAsLong(
    _ trap: Trap
  ) throws {
    let (once, twice) = (try run(trap, Self.count), try run(trap, 2 * Self.count))
    #expect(twice.seconds < 0.2 || twice.seconds < 3.5 * once.seconds, "\(once.seconds) s, then \(twice.seconds) s")
    #expect(twice.kibibytes < 65_536 + twice.size * trap.cost / 1024, "\(twice.kibibytes) KiB for \(twice.size) bytes")
  }

  private func run(_ trap: Trap, _ count: Int) throws -> (seconds: Double, kibibytes: Int, size: Int) {
    let bytes = trap.bytes(count)
    let scratch = try Scratch([:])
    try Data(bytes).write(to: scratch.folder.appending(path: trap.file))
    var (seconds, kibibytes) = (Double.infinity, 0)
    for attempt in 0..<3 where attempt == 0 || seconds > 0.2 {
      let call = ["-f", "%x %M %U %S", Self.binary.path, "validate", trap.file, "--report", "sarif"]
      let run = try Tool.run(Self.meter, call, in: scratch.folder)
      let line = run.errors.split(separator: "\n").last
      let report = line?.split(separator: " ").compactMap { Double($0) } ?? []
      try #require(report.count == 4 && report[0] <= 1, "\(run.errors.suffix(300))")
      kibibytes = Int(report[1])
      // Processor time, not elapsed time: other processes must not matter.
      seconds = min(seconds, report[2] + report[3])
    }
    if Self.isFull {
      print("\(trap.testDescription): \(kibibytes * 1024 / bytes.count) bytes for each of \(bytes.count), \(seconds) s")
    }
    return (seconds, kibibytes, bytes.count)
  }

  /// Measures the peak of a program's memory: Debian's package `time`.
  private static let meter = URL(filePath: "/usr/bin/time")
  private static let canMeasure = FileManager.default.isExecutableFile(atPath: meter.path)
}
