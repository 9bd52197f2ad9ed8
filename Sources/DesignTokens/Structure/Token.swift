import Documents
import Writing

/// A token, by its path. A class, because a structure of so many nodes is slow to copy.
final class Token: Sendable {
  /// The names on its path, joined by dots: `font.style.title1`.
  let path: String
  /// Its key, as it is written.
  let name: Node
  /// The dictionary of the token.
  let object: Node
  /// Its value; the token itself if it is a `$ref`.
  let value: Node
  /// The type that it has itself.
  let ownType: Node?
  /// The type of the nearest group that has one.
  let groupType: Node?
  let description: Node?
  let extensions: Node?
  /// Its own value, or that of the nearest group that has one.
  let deprecated: Node?
  /// Whether it can only be referred to, and is not a style itself.
  let isSource: Bool

  /// - Parameter members: the members of the token; nil for a group that is used as one.
  init(
    path: String, name: Node, object: Node, _ members: TokenObject? = nil, in group: GroupMembers = GroupMembers(),
    isSource: Bool = false
  ) {
    self.path = path
    self.name = name
    self.object = object
    value = members?.value?.value ?? object
    ownType = members?.type
    groupType = group.type
    description = members?.description
    extensions = members?.extensions
    deprecated = members?.deprecated ?? group.deprecated
    self.isSource = isSource
  }

  /// The path in a message.
  var shownPath: String { Shortened.name(path) }
}

/// What the tokens in a group inherit from it and from the groups around it.
struct GroupMembers {
  var type: Node?
  var deprecated: Node?

  /// Those of a group within it, which may have several layers.
  func adding(_ objects: [TokenObject]) -> GroupMembers {
    GroupMembers(
      type: objects.lazy.compactMap(\.type).first ?? type,
      deprecated: objects.lazy.compactMap(\.deprecated).first ?? deprecated)
  }
}
