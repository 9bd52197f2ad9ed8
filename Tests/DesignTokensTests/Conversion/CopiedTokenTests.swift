import Testing

@testable import DesignTokens
@testable import TypeRampKit

/// Conversions of tokens with several paths by `$extends`, or with several references.
@Suite struct CopiedTokens {
  private static let size = ##""size": { "$type": "dimension", "m": { "$value": "17px" } }"##
  private static let text = ##"""
    "text": { "$type": "typography", "body": { "$value": { "fontFamily": "Optima", "fontSize": "{copy.m}" } } }
    """##

  /// A token is written and repaired where it is defined, not where a group inherits it, whichever comes first.
  @Test(arguments: [
    [size, ##""copy": { "$extends": "{size}" }"##, text], [##""copy": { "$extends": "{size}" }"##, text, size],
    [text, ##""copy": { "$type": "dimension", "$extends": "#/size" }"##, size],
  ])
  func aTokenIsRepairedWhereItIsDefined(groups: [String]) throws {
    let result = try TokenRewriting.rewritten("{ \(groups.joined(separator: ", ")) }")
    #expect(result.contains(##""m": { "$value": { "value": 17, "unit": "px" } }"##))
    #expect(result.contains(##""fontSize": "{copy.m}""##))
    #expect(result.contains(##""$extends": "##))
    #expect(result.ranges(of: ##""m""##).count == 1)
  }

  /// Merged sources have no groups to extend: each path has its token, repaired.
  @Test func mergedSourcesHaveEveryCopy() throws {
    let text = """
      { "version": "2025.10", "sets": { "a": { "sources": [{ \(Self.size), \(Self.text) }] },
        "b": { "sources": [{ "copy": { "$extends": "{size}" }, "more": { "$extends": "{copy}" } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/sets/b" }] }
      """
    let result = try TokenRewriting.rewritten(text)
    #expect(!result.contains("$extends"))
    let copies = result.ranges(of: ##""m": { "$type": "dimension", "$value": { "value": 17"##)
    #expect(copies.count == 3, "\(result)")
  }

  /// Apple's body and caption have different line heights; an alias must have that of its token.
  @Test(arguments: [##""{text.body}""##, ##"{ "$ref": "#/text/body" }"##, ##"{ "$ref": "#/text/body/$value" }"##])
  func anAliasLeavesOutTheSameMembersAsItsTarget(alias: String) throws {
    let text = ##"{ \##(Self.size), "copy": { "$extends": "{size}" }, \##(Self.text), "##
    let result = try TokenRewriting.rewritten(
      text + ##""notes": { "caption1": { "$type": "typography", "$value": \##(alias) } } }"##)
    #expect(result.contains(##""$value": \##(alias)"##))
  }

  /// Typography is never counted as left out, whether or not it is a style; copies of other tokens are counted.
  @Test(arguments: [
    (ConversionTarget.json, 2), (.dtcgResolver, 2), (.dtcg, 0),
  ])
  func leftOutTokensAreCounted(target: ConversionTarget, count: Int) throws {
    let text = ##"""
      { "text": { "$type": "typography", "body": { "$value": { "fontFamily": "Optima", "fontSize": "17px" } },
          "quote": { "$value": { "fontFamily": "Optima", "fontSize": "18px" } }, "same": { "$value": "{text.quote}" } },
        \##(Self.size), "copy": { "$extends": "{size}" }, "more": { "$extends": "{text}" } }
      """##
    let map = ##"{ "body": "text.body" }"##
    let compilation = ReadTokens(text, map: map).compilation
    let losses = try Conversion(compilation, to: target, in: ReadTokens.context(map: map)).losses
    let reason = target.isOfTokens ? "of DTCG tokens only typography is converted" : "'json' cannot hold them"
    let left = "\(count) tokens are left out: \(reason)"
    #expect(losses == [count == 0 ? "the mapping file is still needed: the tokens cannot express all of it" : left])
  }
}
