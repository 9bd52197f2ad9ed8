import Documents
import TestSupport
import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// Tokens in dialects of JSON, detected by the file's extension.
@Suite struct TokenDialects {
  private static let commented = """
    // Brand
    { "body": { "$type": "typography", "$value": {
      "fontFamily": "Optima", "fontWeight": 700, /* points */ "fontSize": { "value": 20, "unit": "px" },
      "letterSpacing": { "value": 0.50, "unit": "px" }, "lineHeight": 1.2, }, }, }
    """
  private static let json5 = """
    { body: { $type: 'typography', $value: {
      fontFamily: 'Opt\\x69ma', fontWeight: 0x2BC, fontSize: { value: +20., unit: 'px' },
      letterSpacing: { value: .5, unit: 'px' }, lineHeight: 1.2, }, }, }
    """

  @Test(arguments: [("a.jsonc", commented), ("a.tokens.jsonc", commented), ("a.json5", json5), ("b.JSON5", commented)])
  func tokensAreRead(path: String, text: String) {
    for form in [TokenForm.dtcg, nil] {
      let tokens = ReadTokens(text, form: form, path: path)
      #expect(tokens.findings == [])
      #expect(tokens.number(.fontSize) == 20)
      #expect(tokens.number(.tracking) == 0.5)
      #expect(tokens.compilation.dictionary?.entry(for: .body)?.values.fontName?.value == "Optima-Bold")
    }
  }

  @Test(arguments: [("a.json", commented), ("a.tokens", commented), ("a.jsonc", json5), ("a.json", json5)])
  func otherFilesAreStrict(path: String, text: String) {
    #expect(ReadTokens(text, form: nil, path: path).ids.first?.hasPrefix("syntax-") ?? false)
  }

  /// Positions are in the file itself.
  @Test func aFindingMarksTheFile() {
    let tokens = ReadTokens(Self.json5.replacing("0x2BC", with: "0x2BCD"), path: "a.json5")
    #expect(tokens.marked == ["0x2BCD"])
    #expect(ReadTokens(Self.json5.replacing("1.2", with: "'1.2'"), path: "a.json5").repaired == Self.json5)
  }

  @Test(arguments: ConversionTarget.all) func outputsAreStrictJSON(_ target: ConversionTarget) throws {
    let written = try ReadTokens(Self.json5, path: "a.json5").compilation.converted(to: target).bytes
    let again = Compilation(written, path: "a.tokens." + target.fileExtension)
    #expect(again.table?.styles == ReadTokens(Self.json5, path: "a.json5").compilation.table?.styles)
  }

  @Test(
    arguments: [
      ("a.json5", "a text-style dictionary must be plain JSON, not JSON5; only design tokens can be"),
      ("a.jsonc", "a text-style dictionary must be plain JSON, not JSON with comments; only design tokens can be"),
    ])
  func dictionariesAreStrict(path: String, message: String) {
    for text in [#"{ "body": { "weight": "bold" } }"#, "// a\n{ \"body\": { \"weight\": \"bold\" }, }"] {
      let compilation = ReadTokens(text, form: nil, path: path).compilation
      #expect(compilation.findings.map(\.message) == [message])
      #expect(compilation.findings.map(\.id) == ["syntax-dialect"])
      #expect(compilation.table == nil)
    }
  }

  /// The files of a project may be in different dialects.
  @Test func aProjectMayHaveAll() throws {
    let base = "{ size: { $type: 'dimension', $value: { value: .5e2, unit: 'px' } } } // é"
    let body = Self.commented.replacing(#"{ "value": 20, "unit": "px" }"#, with: "\"{size}\"")
    let parts = try [("a", base, "a.json5"), ("b", body, "b.jsonc")].map { name, text, path in
      let document = Document(Array(text.utf8), path: path, as: .dialect(ofPath: path))
      return (name: name, tree: try document.tree.get())
    }
    let compilation = Compilation(Document(Tree.joined(parts, path: "in")), options: ReadTokens.context())
    #expect(compilation.dictionary?.entry(for: .body)?.values.fontSize?.value == 50)
  }
}
