import Documents
import Writing

/// A token, by its path.
struct Token: Sendable {
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
}
