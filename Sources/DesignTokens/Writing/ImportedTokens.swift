package import Documents
package import DynamicType
import StyleModel
import Writing

/// What conversions ask of imported tokens.
extension TokenImport {
  /// What people call the form of the tokens: `Tokens Studio`.
  package var formTitle: String { reading.set.form.title }

  /// The document as strict DTCG; nil when something cannot be held.
  ///
  /// - Parameter platform: whose text has what a typography leaves out.
  package func rewritten(on platform: Platform) -> [UInt8]? {
    TokenRewrite(reading, styles, on: platform).document.map { Array($0.compactText.utf8) }
  }

  /// Whether tokens that are written again still need the mapping file.
  package var needsMapAgain: Bool { !MappedTokens(styles, reading).isComplete }

  /// The name of the token that a key path lies in.
  package func name(at keyPath: String?) -> Node? {
    let names = keyPath?.split(separator: ".") ?? []
    return (0...min(names.count, Limits.depth)).reversed().lazy
      .compactMap { reading.set.index(of: names.prefix($0).joined(separator: ".")) }.first
      .map { reading.set.tokens[$0].name }
  }

  /// The font size that a typography token comes to, in points.
  package func size(ofToken path: String) -> Double? {
    reading.set.index(of: path).flatMap { reading.typography(of: $0)?.size?.value }
  }

  /// How many tokens are neither typography nor metrics, nor anything that another token refers to: a style dictionary has no
  /// place for them.
  package var tokensWithoutPlace: Int {
    reading.set.tokens.indices.count { index in
      reading.tokens[index].type != .typography && !reading.isReached[index]
        && TokenExtension(reading.set.tokens[index].extensions)?.metric == nil
    }
  }

  /// How many tokens of an older form are not rewritten as DTCG: those that are no typography.
  package var tokensNotRewritten: Int {
    reading.set.form.isTextual ? reading.set.tokens.indices.count { reading.typography(of: $0) == nil } : 0
  }
}
