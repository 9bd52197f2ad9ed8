import Documents
import Writing

/// A token, by its path.
///
/// An immutable class: it has many nodes, each of which holds its tree, and copies of a structure of them took a tenth of the time
/// of a run.
final class Token: Sendable {
  /// The names that lead to it, with points between them: `font.style.title1`.
  let path: String
  /// The path in a message.
  var shownPath: String { Shortened.name(path) }
  /// Its own name, as it is written.
  let name: Node
  /// The dictionary that it is.
  let object: Node
  /// Its value, or itself where it is a `$ref`.
  let value: Node
  /// The type that it names itself.
  let ownType: Node?
  /// The type of the nearest group that names one.
  let groupType: Node?
  let description: Node?
  let extensions: Node?
  /// Its own, or that of the nearest group that has one.
  let deprecated: Node?
  /// Whether it can only be referred to, and is no style itself.
  let isSource: Bool

  init(
    path: String, name: Node, object: Node, value: Node, ownType: Node? = nil, groupType: Node? = nil,
    description: Node? = nil, extensions: Node? = nil, deprecated: Node? = nil, isSource: Bool
  ) {
    self.path = path
    self.name = name
    self.object = object
    self.value = value
    self.ownType = ownType
    self.groupType = groupType
    self.description = description
    self.extensions = extensions
    self.deprecated = deprecated
    self.isSource = isSource
  }
}
