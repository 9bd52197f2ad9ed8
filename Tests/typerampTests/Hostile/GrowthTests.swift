import Foundation
import TestSupport
import Testing

/// Twice as many names, patterns, themes, faces, options or fixes take about twice as long.
@Suite(.serialized) struct GrowthTests {
  private static let most = 2.6
  /// The size is doubled until a run takes as long as the floor, at most this often.
  private static let doublings = 6
  /// Other tests slow a run down: a pair of runs that looks too slow is measured again, at most this often.
  private static let attempts = 5

  @Test(.enabled(if: canMeasure, "no /usr/bin/time"), arguments: SlowTests.sample(Growth.all, of: 4))
  func nothingGrowsFasterThanItsInput(_ growth: Growth) throws {
    var count = growth.count
    for _ in 1..<(SlowTests.areEnabled ? Self.doublings : 3) {
      let pairs = try pairs(growth, count)
      let last = try #require(pairs.last)
      #expect(isLinear(last, growth), "\(count) and twice as many: \(pairs)")
      if last.after > 2 * growth.floor { return }
      count *= 2
    }
  }

  private typealias Pair = (before: Double, after: Double)

  private func isLinear(_ pair: Pair, _ growth: Growth) -> Bool {
    pair.after < growth.floor || pair.before < growth.floor / 4 || pair.after < Self.most * pair.before
  }

  /// The times of a count and of its double, up to the first pair that is linear.
  private func pairs(_ growth: Growth, _ count: Int) throws -> [Pair] {
    var pairs: [Pair] = []
    for _ in 0..<Self.attempts where pairs.last.map({ !isLinear($0, growth) }) ?? true {
      pairs.append((try seconds(growth, count), try seconds(growth, 2 * count)))
    }
    return pairs
  }

  /// The processor time of a run.
  private func seconds(_ growth: Growth, _ count: Int) throws -> Double {
    let call = growth.call(count)
    let scratch = try Scratch(call.files)
    let run = try Tool.run(
      Self.meter, ["-f", "%x %U", Tool.executable.path] + call.arguments, in: scratch.folder)
    let line = run.errors.split(separator: "\n").last
    let report = line?.split(separator: " ").compactMap { Double($0) } ?? []
    try #require(report.count == 2 && report[0] <= growth.status, "\(run.errors.suffix(300))")
    return report[1]
  }

  private static let meter = URL(filePath: "/usr/bin/time")
  private static let canMeasure = FileManager.default.isExecutableFile(atPath: meter.path)
}
