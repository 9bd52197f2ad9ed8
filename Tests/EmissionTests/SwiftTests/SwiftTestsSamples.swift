import TestSupport

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Files of tests for compiling and running.
enum SwiftTestsSamples {
  /// The tests for one table.
  static func text(_ table: ScaledTable, _ framework: SwiftTestsOptions.Framework) -> String {
    Emitter.swiftTests(SwiftTestsOptions(framework: framework)).text(of: table)
  }

  /// The goldens of a framework, and the tests for the Swift samples.
  static func all(_ framework: SwiftTestsOptions.Framework) throws -> [(name: String, text: String)] {
    let module = framework == .testing ? "Testing" : "XCTest"
    let goldens = try Repository.goldens(of: .swiftTests).filter { $0.text.contains("\nimport \(module)\n") }
    let tables = [SwiftSamples.plain, SwiftSamples.full, SwiftSamples.hostile]
    let samples = tables.enumerated().map { ("\($0).swift", text($1, framework)) }
    return goldens.filter { !$0.name.hasPrefix("Noteworthy") } + samples
  }

  /// The names of a suite and its tests, in a text for a system.
  static func suite(in text: String) -> (name: Substring, tests: [Substring])? {
    guard let skipped = text.firstRange(of: "#else") else { return nil }
    let part = text.contains("#if (true") ? text[..<skipped.lowerBound] : text[skipped.upperBound...]
    guard let name = part.firstMatch(of: #/(?:@Testing.Suite struct|final class) (\w+)/#)?.1 else { return nil }
    let test = #/\n  (?:@Testing.Test(?:\(\.\w+\))? )?(?:@Swift.MainActor )?func (\w+)\(\)/#
    return (name, part.matches(of: test).map(\.1))
  }
}
