import Diagnostics
import Documents
import Testing
import TypeRampKit
import Writing

@testable import DesignTokens
@testable import StyleModel

extension ReadTokens {
  fileprivate var font: String? { compilation.dictionary?.entry(for: .body)?.member(of: .fontName)?.value.string }
}

/// Sets and files that define one token together.
@Suite struct CompletedTokens {
  private static func type(_ members: String) -> String {
    ##"{ "body": { "type": "typography", "value": { \##(members) } } }"##
  }

  private static let base = type(
    ##""fontFamily": "Optima", "fontSize": "17", "fontWeight": "Regular", "lineHeight": "150%""##)

  private static func sets(_ brand: String, base: String = base, use: String = "enabled") -> String {
    ##"{ "base": \##(base), "brand": \##(brand), "$themes": [{ "name": "All", "##
      + ##""selectedTokenSets": { "base": "\##(use)", "brand": "enabled" } }], "##
      + ##""$metadata": { "tokenSetOrder": ["base", "brand"] } }"##
  }

  /// As Tokens Studio (mergeTokenGroups) and Style Dictionary (deepExtend) merge them.
  @Test(arguments: [
    (##""fontFamily": "Optima", "fontSize": "20""##, "Optima-Regular", 20.0, 1.5),
    (##""fontWeight": "Bold""##, "Optima-Bold", 17, 1.5), (##""lineHeight": "120%""##, "Optima-Regular", 17, 1.2),
    (##""font-size": 20, "lineHeight": "24px""##, "Optima-Regular", 20, 1.2),
  ])
  func aLaterSetKeepsOtherMembers(members: String, font: String, size: Double, lineHeight: Double) {
    for use in ["enabled", "source"] {
      let tokens = ReadTokens(Self.sets(Self.type(members), use: use), form: .tokensStudio)
      #expect(tokens.findings == [])
      #expect(tokens.font == font && tokens.number(.fontSize) == size)
      #expect(tokens.number(.lineHeight) == lineHeight)
    }
  }

  /// A reference replaces the token, and in DTCG a token is replaced as a whole.
  @Test func aReferenceCompletesNothing() {
    let brand =
      ##"{ "other": { "type": "typography", "value": { "fontFamily": "Futura", "fontSize": "20" } }, "##
      + ##""body": { "type": "typography", "value": "{other}" } }"##
    let tokens = ReadTokens(Self.sets(brand), form: .tokensStudio)
    #expect(tokens.number(.fontSize) == 20 && tokens.number(.lineHeight) == nil)
  }

  /// Groups of one path in two files: each token has the type of its own file's group.
  @Test func aTypeOfAGroupIsThatOfItsFile() throws {
    let size = ##"{ "text": { "$type": "dimension", "m": { "$value": { "value": 20, "unit": "px" } } } }"##
    let body = String(TokenExample.body(fontSize: ##""{text.m}""##).dropFirst())
      .replacing("\"$type\": \"typography\",", by: "")
    let type = ##"{ "text": { "$type": "typography", \##(body) }"##
    for files in [[size, type], [type, size]] {
      let parts = try zip(["a", "b"], files).map {
        (name: $0, tree: try Document(Array($1.utf8), path: "in/\($0).json").tree.get())
      }
      let compilation = Compilation(Document(Tree.joined(parts, path: "in")), options: ReadTokens.context())
      #expect(compilation.findings.filter { $0.severity > .note && $0.id.hasPrefix("token-") } == [])
      #expect(compilation.dictionary?.entry(for: .body)?.values.fontSize?.value == 20)
    }
  }

  /// Without a type of its own, and without a family or a size.
  @Test(arguments: [
    (##"{ "fontWeight": 700 }"##, [String]()), (##"{ "fontSize": "20px" }"##, ["token-set-conflict"]),
  ])
  func filesOfStyleDictionaryCompleteEachOther(value: String, ids: [String]) throws {
    let files = [
      ##"{ "body": { "value": { "fontFamily": "Optima", "fontSize": "17px", "lineHeight": "1.5" } }, "##
        + ##""title": { "value": { "fontFamily": "Optima", "fontSize": "28px" } } }"##,
      ##"{ "body": { "value": \##(value) } }"##,
    ]
    let parts = try zip(["a", "b"], files).map {
      (name: $0, tree: try Document(Array($1.utf8), path: "in/\($0).json").tree.get())
    }
    let compilation = Compilation(
      Document(Tree.joined(parts, path: "in")), options: ReadTokens.context(form: .styleDictionary))
    #expect(compilation.findings.filter { $0.severity > .note }.map(\.id) == ids)
    let body = compilation.dictionary?.entry(for: .body)
    #expect(body?.member(of: .fontName)?.value.string == (ids.isEmpty ? "Optima-Bold" : "Optima-Regular"))
    #expect(body?.member(of: .lineHeight)?.value.number == 1.5)
  }

  /// A set that a theme enables counts more than those that are only sources, wherever it is in the order.
  @Test(arguments: [("Desktop", 20.0), ("Mobile", 14)]) func anEnabledSetCountsMoreThanSources(
    name: String, size: Double
  ) {
    let text = """
      { "desktop": { "size": { "type": "fontSizes", "value": "20" } },
        "mobile": { "size": { "type": "fontSizes", "value": "14" } },
        "elements": { "body": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{size}" } } },
        "$themes": [
          { "group": "Layer", "name": "Elements",
            "selectedTokenSets": { "desktop": "source", "mobile": "source", "elements": "enabled" } },
          { "group": "Device", "name": "Desktop", "selectedTokenSets": { "desktop": "enabled" } },
          { "group": "Device", "name": "Mobile", "selectedTokenSets": { "mobile": "enabled" } } ],
        "$metadata": { "tokenSetOrder": ["desktop", "mobile", "elements"] } }
      """
    let chosen = ReadTokens(text, form: .tokensStudio, themes: ["Device": name])
    #expect(chosen.findings == [] && chosen.number(.fontSize) == size)
    #expect(ReadTokens(text, form: .tokensStudio).ids == ["token-choice"])
  }
}
