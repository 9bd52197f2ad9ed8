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

  private func instructions(_ growth: Growth, _ count: Int) throws -> Int {
    let call = growth.call(count)
    let scratch = try Scratch()
    for (name, content) in call.files { try scratch.write(content, to: name) }
    let run = try Instructions.count(
      try #require(binary), call.arguments, in: scratch.folder, input: Data(call.input))
    try #require(run.status <= growth.status, "\(run.errors.suffix(300))")
    return run.instructions
  }
}

private let binary = ProcessInfo.processInfo.environment["TYPERAMP_GROWTH"].map { URL(filePath: $0) }
