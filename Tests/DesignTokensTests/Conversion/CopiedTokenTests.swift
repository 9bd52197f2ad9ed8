import Testing

@testable import DesignTokens
@testable import TypeRampKit

/// Conversions of tokens with several paths by `$extends`.
@Suite struct CopiedTokens {
  /// Typography that is a style is never counted as left out; copies of other tokens are counted.
  @Test(arguments: [ConversionTarget.json, .dtcg]) func leftOutTokensAreCounted(
    target: ConversionTarget
  ) throws {
    let text = ##"""
      { "text": { "$type": "typography", "body": { "$value": { "fontFamily": "Optima", "fontSize": "17px" } },
          "quote": { "$value": { "fontFamily": "Optima", "fontSize": "18px" } }, "same": { "$value": "{text.quote}" } },
        "size": { "$type": "dimension", "m": { "$value": "17px" } }, "copy": { "$extends": "{size}" },
        "more": { "$extends": "{text}" } }
      """##
    let map = ##"{ "body": "text.body" }"##
    let compilation = ReadTokens(text, map: map).compilation
    let losses = try Conversion(compilation, to: target, in: ReadTokens.context(map: map)).losses
    let reason = target.isOfTokens ? "of DTCG tokens only typography is converted" : "'json' cannot hold them"
    #expect(losses.first == "2 tokens are left out: \(reason)")
  }
}
