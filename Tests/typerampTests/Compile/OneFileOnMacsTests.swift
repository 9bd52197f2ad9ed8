import TestSupport
import Testing

/// Paths that differ only in case, or in the form of accents, are one file on a Mac, and an error everywhere.
@Suite struct OneFileOnMacs {
  private static let text = #"{ "body": { "weight": "bold" } }"#

  @Test(arguments: [
    (["A/Brand.json", "B/brand.json", "--format", "css", "-o", "out/"], "outputs 'out/Brand.css' and 'out/brand.css'"),
    (["A/Brand.json", "-o", "x.css", "-o", "X.css"], "outputs 'x.css' and 'X.css'"),
    (["A/Brand.json", "-o", "caf\u{E9}.css", "-o", "cafe\u{301}.css"], "would be the same file on a Mac"),
    (["A/Brand.json", "-o", "a/BRAND.json"], "output 'a/BRAND.json' would replace an input"),
  ])
  func itIsAnError(arguments: [String], message: String) throws {
    let scratch = try Scratch(["A/Brand.json": Self.text, "B/brand.json": Self.text])
    let run = try Tool.run(["compile", "--no-config"] + arguments, in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(scratch.files == ["A/Brand.json", "B/brand.json"])
  }
}
