/// The words that design tokens consist of, for completion.
package enum TokenWords {
  /// The keys of a token and of its typography, as DTCG spells them.
  package static var keys: [String] {
    ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]
      + Typography.Member.allCases.map(\.rawValue)
  }

  /// The types of tokens.
  package static var types: [String] { TokenType.allCases.map(\.rawValue) }

  /// The paths of all tokens, each once, in the order of the document.
  package static func paths(of graph: TokenGraph) -> [String] {
    var known: Set<String> = []
    return graph.tokens.map(\.path).filter { known.insert($0).inserted }
  }
}
