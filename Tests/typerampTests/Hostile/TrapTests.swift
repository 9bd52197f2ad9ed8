import Foundation
import TestSupport
import Testing

/// Twice as much of something takes about twice as long, ends with a finding or with none, and never with a crash.
///
/// In debug builds the sizes are small; `TYPERAMP_HOSTILE=full` makes them a thousand times larger, for the release binary that
/// `TYPERAMP_BINARY` names.
@Suite(.serialized) struct Traps {
  private static let isFull = ProcessInfo.processInfo.environment["TYPERAMP_HOSTILE"] == "full"
  private static let binary =
    ProcessInfo.processInfo.environment["TYPERAMP_BINARY"].map { URL(filePath: $0) } ?? Tool.executable
  private static let count = isFull ? 200_000 : 200

  /// The ratio is that of the fastest of three runs; a fifth of a second is no trap whatever the ratio. Nothing takes more
  /// memory than docs/security.md says, beside 64 MiB.
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
      // Of the processor, not of the clock: other work on the machine must not count.
      seconds = min(seconds, report[2] + report[3])
    }
    if Self.isFull {
      print("\(trap.testDescription): \(kibibytes * 1024 / bytes.count) bytes for each of \(bytes.count), \(seconds) s")
    }
    return (seconds, kibibytes, bytes.count)
  }

  /// What tells the peak of a program's memory: Debian's package `time`.
  private static let meter = URL(filePath: "/usr/bin/time")
  private static let canMeasure = FileManager.default.isExecutableFile(atPath: meter.path)
}
