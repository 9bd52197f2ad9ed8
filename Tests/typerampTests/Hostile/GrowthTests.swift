import Foundation
import TestSupport
import Testing

/// Twice as much of something takes about twice as many instructions, counted by valgrind: the same on every machine
/// and under any load. `TYPERAMP_GROWTH` names the release binary, because a debug build would take an hour.
@Suite(
  .enabled(if: binary != nil, "TYPERAMP_GROWTH names no binary"),
  .enabled(if: Instructions.canBeCounted, "no valgrind"))
struct GrowthTests {
  private static let most = 2.6

  @Test(arguments: Growth.all) func nothingGrowsFasterThanItsInput(_ growth: Growth) throws {
    var (count, once) = (growth.count, try instructions(growth, growth.count))
    // Twice as many, until a run is long enough to tell, at most this often.
    for turn in 0..<6 where turn == 0 || once < growth.floor {
      let twice = try instructions(growth, 2 * count)
      #expect(
        twice < growth.floor || Double(twice) < Self.most * Double(once),
        "\(count): \(once) instructions, \(2 * count): \(twice)")
      (count, once) = (2 * count, twice)
    }
  }

  /// At a count that takes a run some tenths of a second.
  @Test(.enabled(if: PeakMemory.canBeMeasured, "no /usr/bin/time"), arguments: Growth.all)
  func memoryIsThatOfTheInput(_ growth: Growth) throws {
    let (call, scratch) = try written(growth, 16 * growth.count)
    let run = try PeakMemory.measure(
      try #require(binary), call.arguments, in: scratch.folder, input: Data(call.input))
    try #require(run.status <= growth.status)
    let bytes =
      call.files.values.map(\.count).reduce(call.input.count, +) + call.arguments.map(\.utf8.count).reduce(0, +)
    #expect(run.kibibytes < 32_768 + bytes * growth.memory / 1024, "\(run.kibibytes) KiB for \(bytes) bytes")
  }

  /// A call with so many of something, and its files.
  private func written(_ growth: Growth, _ count: Int) throws -> (Growth.Call, Scratch) {
    let (call, scratch) = (growth.call(count), try Scratch())
    for (name, content) in call.files { try scratch.write(content, to: name) }
    return (call, scratch)
  }

  private func instructions(_ growth: Growth, _ count: Int) throws -> Int {
    let (call, scratch) = try written(growth, count)
    let run = try Instructions.count(
      try #require(binary), call.arguments, in: scratch.folder, input: Data(call.input))
    try #require(run.status <= growth.status, "\(run.errors.suffix(300))")
    return run.instructions
  }
}

private let binary = ProcessInfo.processInfo.environment["TYPERAMP_GROWTH"].map { URL(filePath: $0) }
