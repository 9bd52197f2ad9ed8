import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Generated tests of a module are run with modules that are right and wrong, on a system that scales as the table
/// does.
@Suite(
  .enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"),
  .enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"))
struct SwiftTestsModuleTests {
  /// A change of the module, and what the tests say of it.
  private struct Mistake {
    let old: String
    let new: String
    let complaints: [String]
  }

  private static let mistakes = [
    Mistake(
      old: "static let fingerprint = \"", new: "static let fingerprint = \"0",
      complaints: ["Brand is stale: it and these tests were generated from different versions of 'Brand'."]),
    Mistake(
      old: "let metrics = UIKit.UIFontMetrics(forTextStyle: curve.uiKit)",
      new: "let metrics = UIKit.UIFontMetrics(forTextStyle: .body)",
      complaints: [
        "Brand.uiFont(_:compatibleWith:) differs from 'Brand' on iOS 99.1",
        "headline at accessibility5: 48 points, not 44", "caption at accessibility3: 26 points, not 29",
      ]),
    Mistake(
      old: "isBold ? boldFontName ?? fontName : fontName", new: "fontName",
      complaints: ["body with Bold Text at large: the font 'Brand-Regular', not 'Brand-Bold'"]),
    Mistake(
      old: "else { return metrics.scaledFont(for: font, compatibleWith: limited) }",
      new: """
        else {
          let scaled = metrics.scaledFont(for: font, compatibleWith: limited)
          return UIFont(name: font.fontName, size: scaled.pointSize)!
        }
        """,
      complaints: [
        "labels with 'adjustsFontForContentSizeCategory' do not scale fonts of Brand as the table does:",
        "headline at accessibility3: 17 points, not 35",
      ]),
    Mistake(
      old: ".custom(name, size: fontSize, relativeTo: curve.swiftUI)", new: ".custom(name, fixedSize: fontSize)",
      complaints: [
        "the modifier of Brand differs from 'Brand' on iOS 99.1", "headline at accessibility5: 17 points, not 44",
      ]),
    Mistake(
      old: ".scaledValue(for: metric._entry.value, compatibleWith: traits)",
      new: ".scaledValue(for: 1, compatibleWith: traits)",
      complaints: ["Brand.metric(_:compatibleWith:) scales 37 of 37 metrics of 'Brand' differently from the table:"]),
  ]

  @Test func `tests of a module pass, and fail if the module is stale or wrong`() throws {
    let system = try ScalingSystem(try #require(SwiftCompiler.found))
    let text = SwiftPlatform.iOS.naming(SwiftSamples.full.swift())
    func output(_ app: String, _ settings: ScalingSystem.Settings = .init()) throws -> String {
      try system.add("App", [("Brand.swift", app)])
      try system.link("program", ["App", "Tests"])
      return try system.output(of: "program", settings)
    }
    try system.add("App", [("Brand.swift", text)])
    try system.add("Tests", [("BrandTests.swift", Self.tests), Self.runner])
    let right = try output(text)
    #expect(right.contains("Test run with 8 tests in 1 suite passed"), "\(right)")
    for mistake in Self.mistakes {
      #expect(text.contains(mistake.old), "\(mistake.old)")
      let wrong = try output(text.replacing(mistake.old, with: mistake.new))
      for complaint in mistake.complaints { #expect(wrong.contains(complaint), "\(wrong)") }
      #expect(wrong.contains("exit status"))
    }
    // A missing font does not stop the tests: its own test names it.
    let incomplete = try output(text, .init(missingFonts: ["Brand-Bold"]))
    #expect(incomplete.contains("'Brand-Bold': largeTitle with Bold Text, headline with Bold Text"), "\(incomplete)")
    #expect(incomplete.contains("8 tests in 1 suite failed") && incomplete.contains("with 1 issue"), "\(incomplete)")
  }

  @Test func `sizes are not compared in languages with tall lines`() throws {
    let system = try ScalingSystem(try #require(SwiftCompiler.found))
    try system.add("App", [("Brand.swift", SwiftPlatform.iOS.naming(SwiftSamples.full.swift()))])
    let thai = Self.tests.replacing("Locale.preferredLanguages.first", with: "Optional(\"th-TH\")")
    try system.add("Tests", [("BrandTests.swift", thai), Self.runner])
    try system.link("program", ["App", "Tests"])
    let output = try system.output(of: "program", .init(deviations: ["body.large"]))
    let note = "the table was measured in English, and the system makes lines taller in its language, th-TH"
    #expect(output.contains("Test sizesAreThoseOfTheTable() skipped: \"\(note)\""), "\(output)")
    #expect(output.contains("Test shippedFileIsCurrent() passed") && !output.contains("exit status"))
  }

  private static let tests = SwiftPlatform.iOS.naming(
    Emitter.swiftTests(SwiftTestsOptions(module: "App")).text(of: SwiftSamples.full))

  private static let runner = (
    "run.swift",
    """
    import Testing
    @main enum Run { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
    """
  )
}
