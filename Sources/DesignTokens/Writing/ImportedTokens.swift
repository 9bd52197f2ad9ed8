package import Documents
import StyleModel

// What conversions ask of imported tokens.

extension TokenImport {
  /// What people call the form of the tokens: `Tokens Studio`.
  package var formTitle: String { check.set.form.title }

  /// The name of the token that a key path lies in.
  package func name(at keyPath: String?) -> Node? {
    let names = keyPath?.split(separator: ".") ?? []
    return (0...min(names.count, Limits.depth)).reversed().lazy
      .compactMap { check.set.index(of: names.prefix($0).joined(separator: ".")) }.first
      .map { check.set.tokens[$0].name }
  }

  /// The font size that a typography token comes to, in points.
  package func size(ofToken path: String) -> Double? {
    var check = check
    return check.set.index(of: path).flatMap { check.typography(of: $0)?.size?.value }
  }

  /// How many tokens are neither typography nor metrics, nor anything that another token refers to: a style dictionary has no
  /// place for them.
  package var tokensWithoutPlace: Int {
    check.set.tokens.indices.count { index in
      check.types[index] != .typography && !check.reader.references.isReached[index]
        && TokenExtension(check.set.tokens[index].extensions)?.metric == nil
    }
  }

  /// How many tokens of an older form are not rewritten as DTCG: those that are no typography.
  package var tokensNotRewritten: Int {
    guard check.set.form.isTextual else { return 0 }
    var check = check
    return check.set.tokens.indices.count { check.typography(of: $0) == nil }
  }
}
