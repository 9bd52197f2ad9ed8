import Documents
package import DynamicType
import StyleModel

/// The style that a token becomes.
package enum TokenStyle: Hashable, Sendable {
  case text(TextStyle)
  /// - relativeTo: nil if it is in the token's extension or the mapping file.
  case custom(String, relativeTo: TextStyle? = nil)

  /// What outputs call it.
  package var name: String {
    switch self {
    case .text(let style): style.name
    case .custom(let name, _): name
    }
  }

  /// The text style whose preferred font it has; nil if that is defined elsewhere.
  var base: TextStyle? {
    switch self {
    case .text(let style): style
    case .custom(_, let curve): curve
    }
  }

  var isCustom: Bool { if case .custom = self { true } else { false } }
}

/// A style, and the token or the group of tokens from which it is made.
struct MappedStyle: Sendable {
  let style: TokenStyle
  /// The path of the token or the group.
  let path: Node
  var isGroup = false
  /// Keys of an entry that override the token's.
  var keys: [Node.Member] = []

  /// Whether the keys name the font. A weight or a slant alone is that of the token's family.
  var hasFont: Bool {
    keys.contains { [EntryKey.fontName, .fontFamily, .design].map(\.rawValue).contains($0.name) }
  }
}
