import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// Real dictionaries from other projects, read in place. Skipped without the corpus.
@Suite(.enabled(if: Repository.corpus != nil, "no corpus: set TYPERAMP_CORPUS"))
struct CorpusStyles {
  /// The expected errors in each file that is not a valid dictionary. NotoSerif has a caption2 of 10 points.
  private static let mistakes: [String: Set<String>] = [
    "DelphineGarcia__Caveat.plist": ["foreign-format"],
    "kharrison__InvalidBodyStyle-b6e1963.plist": ["missing-font-size"],
    "kharrison__InvalidBodyStyle.plist": ["missing-font-size"],
    "kharrison__NotoSerif-2d35c45.plist": ["text-too-small"],
    "kharrison__NotoSerif.plist": ["text-too-small"],
    "kharrison__SystemVariants.plist": ["conflicting-font"],
    "nallick__Optima.plist": ["unknown-key"],
    "rwbutler__TypographyKit.json": ["foreign-format"],
    "rwbutler__TypographyKit.plist": ["foreign-format"],
  ]

  private static let files = Repository.files(in: Repository.corpus?.appending(path: "styles"))

  @Test func everyFileOfTheCorpusHasAnExpectation() {
    #expect(Self.files.count == 15)
    #expect(Set(Self.mistakes.keys).isSubset(of: Self.files.map(\.lastPathComponent)))
  }

  @Test(arguments: files) func everyFileCompilesOrHasTheExpectedErrors(_ file: URL) throws {
    let compilation = Compilation([UInt8](try Data(contentsOf: file)), path: file.lastPathComponent)
    let serious = compilation.findings.filter { $0.severity > .note }
    #expect(Set(serious.map(\.id)) == Self.mistakes[file.lastPathComponent] ?? [])
    guard let table = compilation.table else { return #expect(serious.contains { $0.severity == .error }) }
    for emitter in Emitter.all { #expect(emitter.text(of: table).utf8.count > 1000) }
  }

  @Test(arguments: [
    ("rwbutler__TypographyKit.json", "TypographyKit"), ("DelphineGarcia__Caveat.plist", "by text size"),
  ])
  func foreignFormatsAreNamed(name: String, expected: String) throws {
    let file = try #require(Self.files.first { $0.lastPathComponent == name })
    let compilation = Compilation([UInt8](try Data(contentsOf: file)), path: name)
    #expect(compilation.findings.map { $0.message.contains(expected) } == [true])
  }
}
