package import Documents
package import DynamicType
import StyleModel
import Writing

/// The parts of imported tokens that conversions use.
extension TokenImport {
  /// The name of the form for people: `Tokens Studio`.
  package var formTitle: String { reading.set.form.title }

  /// The document as strict DTCG; nil if something cannot be represented.
  ///
  /// - Parameter platform: the platform that gives missing members of typography their values.
  package func rewritten(on platform: Platform) -> [UInt8]? {
    TokenRewrite(reading, styles, on: platform).document.map { Array($0.compactText.utf8) }
  }

  /// Whether rewritten tokens still need the mapping file.
  package var needsMapAgain: Bool { !MappedTokens(styles, reading).isComplete }

  /// The key of the token that contains a key path.
  package func name(at keyPath: String?) -> Node? {
    let names = keyPath?.split(separator: ".") ?? []
    return (0...min(names.count, Limits.depth)).reversed().lazy
      .compactMap { reading.set.index(of: names.prefix($0).joined(separator: ".")) }.first
      .map { reading.set.tokens[$0].name }
  }

  /// The font size of a typography token, in points.
  package func size(ofToken path: String) -> Double? {
    reading.set.index(of: path).flatMap { reading.typography(of: $0)?.size?.value }
  }

  /// How many tokens are neither typography, nor metrics, nor targets of references: a style dictionary cannot contain
  /// them.
  package var tokensWithoutPlace: Int {
    reading.set.tokens.indices.count { index in
      reading.tokens[index].type != .typography && !reading.isReached[index]
        && TokenExtension(reading.set.tokens[index].extensions)?.metric == nil
    }
  }

  /// How many tokens of an older form are not rewritten as DTCG, because they are not typography.
  package var tokensNotRewritten: Int {
    reading.set.form.isTextual ? reading.set.tokens.indices.count { reading.typography(of: $0) == nil } : 0
  }
}
