import Documents
import StyleModel

/// What belongs to a document of tokens as a whole; where several layers have it, that of the first counts.
struct TokenDocument {
  let description: Node?
  let extensions: Node?
  /// What begins with `$` and means nothing. A layer behind the first is no document of its own.
  let unknown: [Node.Member]

  init(_ set: TokenSet) {
    let objects = set.layers.map { TokenObject($0.node, set.form) }
    description = objects.lazy.compactMap(\.description).first
    extensions = objects.lazy.compactMap(\.extensions).first
    unknown = objects.first?.unknown.filter { $0.name != ReservedKey.schema.rawValue } ?? []
  }
}
