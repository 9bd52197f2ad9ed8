import Documents
import StyleModel

/// The members of a document of tokens as a whole; of several layers the first with a member is used.
struct DocumentMembers {
  let description: Node?
  let extensions: Node?
  /// Members that begin with `$` and have no meaning. Only the first layer is a document of its own.
  let unknown: [Node.Member]

  init(_ set: TokenSet) {
    let objects = set.layers.map { TokenObject($0.node, set.form) }
    description = objects.lazy.compactMap(\.description).first
    extensions = objects.lazy.compactMap(\.extensions).first
    unknown = objects.first?.unknown.filter { $0.name != ReservedKey.schema.rawValue } ?? []
  }
}
