import Diagnostics
import Documents
import DynamicType
import Foundation
import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Token files from other projects, read in place. Skipped without the corpus.
@Suite(.enabled(if: Repository.corpus != nil, "\(Corpus.absence)")) struct CorpusTokens {
  struct Expectation: Sendable {
    let form: String
    /// The ids of the errors; empty if there is a table.
    let errors: Set<String>
    var styles: [String] = []
    /// The names of the custom styles.
    var custom: [String] = []
  }

  /// The form and the mistakes of each file. The families of the demo are missing, since they are in another file.
  private static let expectations: [String: Expectation] = [
    "amzn__docs_public_demo-tokens.json": Expectation(
      form: "dtcg", errors: [], styles: ["body"], custom: ["textTypographyHeading"]),
    "drwpow__examples_apple_tokens.json": Expectation(
      form: "dtcg", errors: [],
      styles: [
        "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "footnote", "caption", "caption2",
      ], custom: ["fontStyleSubhead"]),
    "drwpow__examples_github_tokens.json": Expectation(
      form: "dtcg", errors: ["token-value"],
      custom: [
        "textDisplayShorthand", "textTitleShorthandLarge", "textTitleShorthandMedium",
        "textTitleShorthandSmall", "textSubtitleShorthand", "textBodyShorthandLarge", "textBodyShorthandMedium",
        "textBodyShorthandSmall", "textCaptionShorthand", "textCodeBlockShorthand",
      ]),
    "drwpow__examples_ibm_tokens.json": Expectation(form: "dtcg", errors: ["token-no-style"]),
    "tokens-studio__test_integration_tokens_w3c-spec-compliance.tokens.json": studio(["heading6"]),
    "amzn__examples_complete_tokens_font.json": noStyle("style-dictionary"),
    "amzn__examples_complete_tokens_size_font.json": noStyle("style-dictionary"),
    "xplor__tokens_font_family.json": noStyle("style-dictionary"),
    "xplor__tokens_size_font.json": noStyle("style-dictionary"),
    "tokens-studio__test_integration_tokens_expand-composition.tokens.json": studio([
      "compositionHeader", "typography", "ref", "deepRef",
    ]),
    "tokens-studio__test_integration_tokens_math-in-complex-values.tokens.json": studio(["typo"]),
    "tokens-studio__test_integration_tokens_object-value-references.tokens.json": studio([
      "before", "fontHeadingXxl", "after",
    ]),
    "tokens-studio__test_integration_tokens_sd-transforms.tokens.json": studio(["heading6"]),
  ]

  /// Typography of Tokens Studio in which no token has the name of a text style.
  private static func studio(_ custom: [String]) -> Expectation {
    Expectation(form: "tokens-studio", errors: [], custom: custom)
  }

  /// Valid tokens without typography.
  private static func noStyle(_ form: String) -> Expectation { Expectation(form: form, errors: ["token-no-style"]) }

  private static let files = TokenForm.all.flatMap {
    Repository.files(in: Repository.corpus?.appending(path: "tokens/\($0.name)"))
  }

  @Test func everyFileOfTheCorpusHasAnExpectation() {
    #expect(Set(Self.files.map(\.lastPathComponent)) == Set(Self.expectations.keys))
  }

  @Test(arguments: files) func everyFileIsReadOrHasTheExpectedErrors(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let compilation = Compilation(bytes, path: file.lastPathComponent)
    let errors = compilation.findings.filter { $0.severity == .error }
    let expected = try #require(Self.expectations[file.lastPathComponent])
    #expect(compilation.imported?.checked.set.form.name == expected.form)
    #expect(Set(errors.map(\.id)) == expected.errors)
    #expect((compilation.table == nil) == !errors.isEmpty)
    let entries = compilation.dictionary?.entries ?? []
    #expect(entries.filter { !$0.isCustom }.map(\.name) == expected.styles)
    #expect(entries.filter(\.isCustom).map(\.name) == expected.custom)
    for finding in compilation.findings {
      #expect(!finding.message.isEmpty && finding.range.lowerBound >= 0 && finding.range.upperBound <= bytes.count)
    }
  }

  /// The sizes are the file's own, including its copying mistakes.
  @Test func theAppleExampleHasItsOwnSizes() throws {
    let name = "tokens/dtcg/drwpow__examples_apple_tokens.json"
    let compilation = Compilation(try Corpus.bytes(of: name), path: name)
    var sizes: [TextStyle: Double] = [:]
    var others: [String] = []
    var pending = [try JSONSerialization.jsonObject(with: Data(try Corpus.bytes(of: name))) as? [String: Any] ?? [:]]
    while let group = pending.popLast() {
      for (key, value) in group {
        guard let child = value as? [String: Any] else { continue }
        pending.append(child)
        guard let text = (child["$value"] as? [String: Any])?["fontSize"] as? String else { continue }
        guard let style = TextStyle(endOf: key) else {
          others.append(key)
          continue
        }
        sizes[style] = Double(text.dropLast("px".count))
      }
    }
    #expect(sizes.count == 10)
    #expect(others == ["subhead"])
    for (style, size) in sizes {
      #expect(compilation.table?[style]?.style.fontSize == size)
      #expect(compilation.table?.styles[style.index].style.fontSize == size)
    }
  }
}

/// Conversions of token files from other projects.
@Suite(.enabled(if: Repository.corpus != nil, "\(Corpus.absence)")) struct CorpusTokenConversions {
  @Test(arguments: ["amzn__docs_public_demo-tokens.json", "drwpow__examples_apple_tokens.json"], ConversionTarget.all)
  func filesThatCompileSurviveConversion(name: String, target: ConversionTarget) throws {
    let compilation = Compilation(try Corpus.bytes(of: "tokens/dtcg/" + name), path: name)
    let conversion = try Conversion(compilation, to: target, in: CompilationOptions())
    var context = CompilationOptions()
    context.tokens.kind = target.settings.kind
    context.tokens.conformance = target.settings.conformance
    let again = Compilation(conversion.bytes, path: name, options: context)
    let (before, after) = (compilation.dictionary?.value, again.dictionary?.value)
    #expect(try #require(before).isSame(as: try #require(after)))
    #expect(again.table != nil)
  }
}
