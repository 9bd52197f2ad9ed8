import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Generated tests are run with a UIKit that answers from the package's own tables, and with one that differs. They
/// have not been run on a device.
@Suite(
  .enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"),
  .enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC")
)
struct SwiftTestsRuns {
  /// The failures on a system with other curves and fonts than the tables, for the fixture with every key.
  private static let differing = ScalingSystem.Settings(
    deviations: ["callout.accessibility3", "title3.xSmall", "extraLargeTitle.small", "body.large"],
    missingFonts: ["Futura-Bold"], displayScale: 2)

  private static let expected = [
    "'Everything' uses fonts that iOS 99.1, display scale 2, language",
    "'Futura-Bold': extraLargeTitle, largeTitle, title with Bold Text, price with Bold Text",
    "scales 5 of 145 sizes of 'Everything' differently from the table:",
    "title3 at xSmall: 19 points, not 18",
    // Limited to accessibility3.
    "body at accessibility3: 38 points, not 37",
    "body at accessibility4: 38 points, not 37",
    "body at accessibility5: 38 points, not 37",
    "scales 2 of 25 metrics of 'Everything' differently from the table:",
    "iconSize at large: 25 points, not 24", "cardPadding at large: 16.5 points, not 16",
  ]

  /// The message on the page about these tests, in the language of the machine.
  private static var shown: [String] {
    get throws {
      let message = try #require(PageBlock.all(of: "swift").first { $0.language == "output" })
      return message.text.split(separator: "\n").map { line in
        line.firstRange(of: ", language").map { String(line[..<$0.lowerBound]) } ?? String(line)
      }
    }
  }

  @Test(arguments: SwiftTestsOptions.Framework.allCases)
  func `tests pass where the table holds, and name what differs`(framework: SwiftTestsOptions.Framework) throws {
    let system = try ScalingSystem(try #require(SwiftCompiler.found))
    let files = try SwiftTestsSamples.all(framework).map { ($0.name, SwiftPlatform.iOS.naming($0.text)) }
    try system.build("program", files + [framework.runner(of: files.map(\.1))], framework.arguments)
    for displayScale in 1...3 {
      let output = try system.output(of: "program", ScalingSystem.Settings(displayScale: displayScale))
      #expect(!output.contains("exit status"), "\(output)")
      #expect(output.contains(framework.summary(of: files.map(\.1))), "\(output)")
    }
    let output = try system.output(of: "program", Self.differing)
    for text in try Self.expected + Self.shown { #expect(output.contains(text), "\(output)") }
    #expect(output.contains("exit status"))
  }

  @Test(arguments: SwiftTestsOptions.Framework.allCases)
  func `tests are skipped where the table is another`(framework: SwiftTestsOptions.Framework) throws {
    let system = try ScalingSystem(try #require(SwiftCompiler.found))
    let text = SwiftPlatform.tvOS.naming(SwiftTestsSamples.text(SwiftSamples.full, framework))
    try system.build("program", [("a.swift", text), framework.runner(of: [text])], framework.arguments)
    let output = try system.output(of: "program", Self.differing)
    #expect(output.contains("the table is that of iOS and iPadOS, and this is another system"))
    #expect(!output.contains("exit status"), "\(output)")
  }
}

extension SwiftTestsOptions.Framework {
  /// The settings of a program that runs tests; another test checks that its files compile without warnings.
  fileprivate var arguments: [String] { self == .testing ? ["-parse-as-library"] : ["-suppress-warnings"] }

  /// The file that runs the tests in some texts, which a test target does not need.
  fileprivate func runner(of texts: [String]) -> (name: String, text: String) {
    switch self {
    case .testing:
      let body = "await Testing.__swiftPMEntryPoint() as Never"
      return ("run.swift", "import Testing\n@main enum Run { static func main() async { \(body) } }")
    case .xctest:
      let cases = texts.compactMap(SwiftTestsSamples.suite).map { suite in
        let tests = suite.tests.map { "(\"\($0)\", { c in { try onMain { try c.\($0)() } } })" }
        return "testCase([\(tests.joined(separator: ", "))] as [(String, (\(suite.name)) -> () throws -> Void)])"
      }
      return (
        "main.swift",
        """
        import XCTest
        func onMain(_ run: @MainActor () throws -> Void) throws { try MainActor.assumeIsolated(run) }
        XCTMain([\(cases.joined(separator: ", "))])
        """
      )
    }
  }

  /// The output after all tests in some texts have passed.
  fileprivate func summary(of texts: [String]) -> String {
    let suites = texts.compactMap(SwiftTestsSamples.suite)
    let count = suites.map(\.tests.count).reduce(0, +)
    switch self {
    case .testing: return "Test run with \(count) tests in \(suites.count) suites passed"
    case .xctest: return "Executed \(count) tests, with 0 failures"
    }
  }
}
