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

  @Test(.enabled(if: PeakMemory.canBeMeasured, "no /usr/bin/time"), arguments: Trap.all)
  func memoryIsBounded(_ trap: Trap) throws {
    let bytes = trap.bytes(Self.count)
    let scratch = try Scratch()
    try scratch.write(bytes, to: trap.file)
    let run = try PeakMemory.measure(Self.binary, trap.call, in: scratch.folder)
    try #require(run.status <= 1)
    #expect(run.kibibytes < 65_536 + bytes.count * trap.cost / 1024, "\(run.kibibytes) KiB for \(bytes.count) bytes")
    if Self.isFull {
      print("\(trap.testDescription): \(run.kibibytes * 1024 / bytes.count) bytes for each of \(bytes.count)")
    }
  }
}
