import Foundation
import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Whatever a conversion writes, a compilation with the default options accepts.
@Suite struct ConversionLaws {
  private static func compiles(_ bytes: [UInt8], path: String, to target: ConversionTarget, fonts: FontCatalog? = nil)
    -> [String]
  {
    let options = CompilationOptions.with { $0.fonts = fonts }
    guard let written = try? Compilation(bytes, path: path, options: options).converted(to: target).bytes else {
      return []
    }
    let again = Compilation(written, path: "again." + target.fileExtension, options: options)
    return again.table == nil ? ["nothing compiles"] : again.findings.filter { $0.severity == .error }.map(\.message)
  }

  @Test(arguments: ConversionTarget.all) func fixturesCompileAfterConversion(_ target: ConversionTarget) throws {
    let folders = ["Dictionaries", "Tokens", "Mistakes"].map { Repository.fixtures.appending(path: $0) }
    for file in folders.flatMap(Repository.files) {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(Self.compiles(bytes, path: file.lastPathComponent, to: target) == [], "\(file.lastPathComponent)")
    }
    for sample in ConvertedSample.samples + ["{}", #"{ "metrics": { "a": { "value": 1 } } }"#] {
      #expect(Self.compiles(Array(sample.utf8), path: "a.json", to: target) == [], "\(sample)")
    }
  }

  /// Families that iOS has, that it does not have, of the system, of files, in other spellings, and no families.
  private static let families = [
    "Helvetica", "Georgia", "Futura", "Futura Condensed", "helvetica-neue", "Thonburi", "Avenir Next", "Bodoni 72",
    "PingFang SC", "Arial Black", "Inter", "SF Pro", "SF Compact", "New York", "Brand", "Tiny", "微软雅黑", "A.ttf", "-",
    "Georgia-Bold", "Zapfino", "Courier", "Times New Roman Bold", "system", "Hiragino Mincho ProN", "SF",
  ]

  private static func tokens(_ random: inout SeededGenerator) -> String {
    let names = ["body", "title", "caption", "footnote", "price"]
    let members = names.filter { _ in random.chance(70) }.map { name in
      let weight = random.pick(["1", "350", "400", "500", "600", "700", "1000", #""semi-bold""#, #""Light Italic""#])
      let slant = random.chance(30) ? #", "fontStyle": "italic""# : ""
      return """
        "\(name)": { "$type": "typography", "$value": { "fontFamily": "\(random.pick(families))",
          "fontWeight": \(weight), "fontSize": { "value": \(1 + random.below(60)), "unit": "px" }\(slant) } }
        """
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static func dictionary(_ random: inout SeededGenerator) -> String {
    let members = ["body", "title", "caption"].map { name in
      let names = families + ["Futura-Medium", "HelveticaNeue", "Brand-Bold", "Brand Bold", "Helvetica Neue Light"]
      let bold = random.chance(40) ? #", "boldFontName": "\#(random.pick(names))""# : ""
      return #""\#(name)": { "fontName": "\#(random.pick(names))", "fontSize": \#(1 + random.below(60))\#(bold) }"#
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  @Test(arguments: ConversionTarget.all) func randomFilesCompileAfterConversion(_ target: ConversionTarget) throws {
    var fonts = FontCatalog()
    for font in DrawnFont.family { try fonts.add(font.file, path: "\(font.postScriptName).ttf") }
    try fonts.add(FontBuilder.whole.sfnt(), path: "Tiny.ttf")
    var random = SeededGenerator(seed: UInt64(RandomRuns.seed))
    for index in 0..<RandomRuns.cases(SlowTests.areEnabled ? 40 : 6) {
      let text = index.isMultiple(of: 3) ? Self.dictionary(&random) : Self.tokens(&random)
      for fonts in [nil, fonts] {
        #expect(Self.compiles(Array(text.utf8), path: "a.json", to: target, fonts: fonts) == [], "\(text)")
      }
    }
  }
}
