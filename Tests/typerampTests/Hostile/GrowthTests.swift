import Foundation
import TestSupport
import Testing

/// Twice as many names, patterns, themes, faces, options or fixes take about twice as long.
@Suite(.serialized) struct GrowthTests {
  private static let most = 2.6
  /// The size is doubled until a run takes as long as the floor, at most this often.
  private static let doublings = 6

  @Test(.enabled(if: canMeasure, "no /usr/bin/time"), arguments: SlowTests.sample(Growth.all, of: 4))
  func nothingGrowsFasterThanItsInput(_ growth: Growth) throws {
    var (count, before) = (growth.count, 0.0)
    for _ in 0..<(SlowTests.areEnabled ? Self.doublings : 3) {
      let after = try seconds(growth, count)
      let isTiny = after < growth.floor || before < growth.floor / 4
      #expect(isTiny || after < Self.most * before, "\(count): \(before) s, then \(after) s")
      if after > 2 * growth.floor { return }
      (count, before) = (2 * count, after)
    }
  }

  /// The processor time of the faster of up to three runs.
  private func seconds(_ growth: Growth, _ count: Int) throws -> Double {
    var fastest = Double.infinity
    for attempt in 0..<3 where attempt == 0 || fastest > growth.floor {
      let call = growth.call(count)
      let scratch = try Scratch(call.files)
      let run = try Tool.run(
        Self.meter, ["-f", "%x %U", Tool.executable.path] + call.arguments, in: scratch.folder)
      let line = run.errors.split(separator: "\n").last
      let report = line?.split(separator: " ").compactMap { Double($0) } ?? []
      try #require(report.count == 2 && report[0] <= growth.status, "\(run.errors.suffix(300))")
      fastest = min(fastest, report[1])
    }
    return fastest
  }

  private static let meter = URL(filePath: "/usr/bin/time")
  private static let canMeasure = FileManager.default.isExecutableFile(atPath: meter.path)
}
