import Documents
import Writing

/// A token, by its path.
///
/// An immutable class with one node, and the ids of all other nodes in the same tree: each node holds its tree, and
/// copying structures of nodes took a tenth of the time of a run.
final class Token: Sendable {
  /// The names on its path, joined by dots: `font.style.title1`.
  let path: String
  /// The dictionary of the token.
  let object: Node
  /// Whether it can only be referred to, and is not a style itself.
  let isSource: Bool

  private let nameID: Int32
  private let valueID: Int32
  private let ownTypeID: Int32?
  private let groupTypeID: Int32?
  private let descriptionID: Int32?
  private let extensionsID: Int32?
  private let deprecatedID: Int32?

  /// - Parameters: nodes of one tree.
  init(
    path: String, name: Node, object: Node, value: Node, ownType: Node? = nil, groupType: Node? = nil,
    description: Node? = nil, extensions: Node? = nil, deprecated: Node? = nil, isSource: Bool
  ) {
    self.path = path
    self.object = object
    self.isSource = isSource
    nameID = Int32(name.id)
    valueID = Int32(value.id)
    ownTypeID = ownType.map { Int32($0.id) }
    groupTypeID = groupType.map { Int32($0.id) }
    descriptionID = description.map { Int32($0.id) }
    extensionsID = extensions.map { Int32($0.id) }
    deprecatedID = deprecated.map { Int32($0.id) }
  }
}

extension Token {
  /// The path in a message.
  var shownPath: String { Shortened.name(path) }
  /// Its key, as it is written.
  var name: Node { node(nameID) }
  /// Its value; the token itself if it is a `$ref`.
  var value: Node { node(valueID) }
  /// The type that it has itself.
  var ownType: Node? { ownTypeID.map(node) }
  /// The type of the nearest group that has one.
  var groupType: Node? { groupTypeID.map(node) }
  var description: Node? { descriptionID.map(node) }
  var extensions: Node? { extensionsID.map(node) }
  /// Its own value, or that of the nearest group that has one.
  var deprecated: Node? { deprecatedID.map(node) }

  private func node(_ id: Int32) -> Node { object.node(withID: Int(id)) }
}
