import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// What typography says beside font, size and spacing, and what an entry has of it.
@Suite struct CarriedMembers {
  private static func entry(_ tokens: ReadTokens) throws -> StyleEntry {
    try #require(tokens.compilation.dictionary?.entry(for: .body))
  }

  @Test(
    arguments: [
      (#"["Optima", "Segoe UI", "serif"]"#, ["Segoe UI", "serif"]),
      (#""Optima""#, nil),
      (#"["SF Pro", "system-ui", "Roboto"]"#, ["Roboto"]),
      (#"["SF Pro", "system-ui"]"#, nil),
      (#"["SF Pro", "New York"]"#, ["New York"]),
    ] as [(String, [String]?)])
  func familiesBehindTheFirst(families: String, fallbacks: [String]?) throws {
    let tokens = ReadTokens(TokenExample.body(fontFamily: families))
    #expect(try Self.entry(tokens)[.fallbackFamilies]?.value == fallbacks)
  }

  @Test(arguments: [#""Optima, 'Segoe UI', sans-serif""#, #"["Optima", "Segoe UI", "sans-serif"]"#])
  func everyConversionKeepsTheFamilies(families: String) throws {
    for target in ConversionTarget.all {
      let tokens = ReadTokens(TokenExample.body(fontFamily: families), form: .tokensStudio)
      let written = try tokens.compilation.converted(to: target).bytes
      let again = Compilation(written, path: "a.tokens." + target.fileExtension)
      let entry = again.dictionary?.entry(for: .body)
      #expect(entry?[.fallbackFamilies]?.value == ["Segoe UI", "sans-serif"], "\(target.name)")
    }
  }

  /// Who edits the families of a token that a dictionary was written as means the new ones.
  @Test func editedFamiliesCount() throws {
    let text = #"{ "body": { "fontName": "Optima-Regular", "fontSize": 9, "fallbackFamilies": ["A", "B"] } }"#
    let written = try #require(try ConvertedSample(text).text(.dtcg))
    let edited = written.replacing(
      #""fontFamily": ["Optima", "A", "B"]"#, with: #""fontFamily": ["Optima", "C"]"#, maxReplacements: 1)
    #expect(edited != written)
    #expect(try Self.entry(ReadTokens(edited))[.fallbackFamilies]?.value == ["C"])
    #expect(try Self.entry(ReadTokens(written))[.fallbackFamilies]?.value == ["A", "B"])
  }

  @Test func aMappingFileMayNameThem() throws {
    let map = #"{ "body": { "token": "t", "fallbackFamilies": ["X", "serif"] } }"#
    let tokens = ReadTokens(TokenExample.body(fontFamily: #"["Optima", "A"]"#, name: "t"), map: map)
    #expect(try Self.entry(tokens)[.fallbackFamilies]?.value == ["X", "serif"])
  }
}
