import DesignTokens
import Testing

@testable import DynamicType
@testable import TypeRampKit

/// A new platform works everywhere: outputs have its numbers and its name.
@Suite struct Platforms {
  /// All styles are twice as large as on iOS.
  private static let other = Platform(
    name: "otherOS", label: "Other Systems",
    preferredFonts: Platform.iOS.preferredFonts.map { font in
      PreferredFont(
        font.textStyle, font.weight, sizes: font.pointSizes.map { 2 * $0 },
        lineSpacings: font.lineSpacings.map { 2 * $0 + 10 })
    }, systemFont: Platform.FontUnits(perEm: 1000, ascender: 900, descender: 300))

  private static let dictionary = #"""
    { "body": { "fontName": "Optima-Regular", "fontSize": 30 }, "caption": { "weight": "bold" },
      "metrics": { "gap": { "value": 8 } } }
    """#
  private static let tokens =
    #"{ "body": { "$type": "typography", "$value": { "fontFamily": "Optima", "fontSize": "17px" } } }"#

  private static func compilation(_ text: String, on platform: Platform) -> Compilation {
    Compilation(Array(text.utf8), path: "a.json", options: options(on: platform))
  }

  private static func options(on platform: Platform) -> CompilationOptions {
    var options = CompilationOptions()
    options.platform = platform
    return options
  }

  @Test func theTableHasItsNumbers() throws {
    let table = try #require(Self.compilation(Self.dictionary, on: Self.other).table)
    #expect(table.platform == Self.other)
    #expect(table.styles[TextStyle.title.index].sizes == Self.other.preferredFont(.title).pointSizes)
    let body = FontMetrics(forTextStyle: .body, on: Self.other)
    let expected = ContentSizeCategory.allCases.map { body.scaledFont(ofSize: 30, compatibleWith: $0) }
    #expect(table.styles[TextStyle.body.index].sizes == expected)
    #expect(expected != Self.compilation(Self.dictionary, on: .iOS).table?.styles[TextStyle.body.index].sizes)
  }

  @Test(arguments: Emitter.all) func outputsNameIt(_ emitter: Emitter) throws {
    let output = try #require(Self.compilation(Self.dictionary, on: Self.other).text(as: emitter))
    #expect(output.contains(Self.other.name) || output.contains(Self.other.label))
    #expect(!output.contains(Platform.iOS.label))
  }

  /// Conversions are read back on the same platform.
  @Test(arguments: ConversionTarget.all, [dictionary, tokens])
  func conversionsAreReadBack(_ target: ConversionTarget, _ text: String) throws {
    let options = Self.options(on: Self.other)
    let bytes = try Conversion(Self.compilation(text, on: Self.other), to: target, in: options).bytes
    #expect(!String(decoding: bytes, as: UTF8.self).contains(Platform.iOS.label))
  }

  /// Members missing in typography have the values of the platform's running text.
  @Test func missingMembersAreThoseOfThePlatform() throws {
    let compilation = Self.compilation(Self.tokens, on: Self.other)
    let preferred = Self.other.preferredFont(.body)
    let lineHeight = (preferred.lineSpacings[3] / preferred.pointSizes[3]).description
    let finding = try #require(compilation.findings.first { $0.id == "token-missing-member" })
    #expect(try #require(finding.fix).replacement.contains(lineHeight))
    let written = try Conversion(compilation, to: .dtcg, in: Self.options(on: Self.other)).bytes
    #expect(String(decoding: written, as: UTF8.self).contains(#""lineHeight": \#(lineHeight)"#))
  }
}
