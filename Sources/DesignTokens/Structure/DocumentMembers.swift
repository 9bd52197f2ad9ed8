import Documents
import StyleModel

/// What a document of tokens says of itself as a whole; where several layers do, the first counts.
struct DocumentMembers {
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
