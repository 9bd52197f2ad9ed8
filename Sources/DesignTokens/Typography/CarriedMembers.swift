import Documents
import StyleModel
import Writing

// Members that typography has outside DTCG, and a style's entry too.

extension TypographyReader {
  /// Takes them from the other members, as far as they can be read; the rest is kept as it is written.
  mutating func readCarriedMembers(of typography: inout Typography, path: String) {
    if typography.others.isEmpty { return }
    typography.fontStyle = take(.fontStyle, from: &typography, path) { _, node in
      node.string.flatMap(FontStyle.init(token:))
    }
  }

  private mutating func take<Value>(
    _ key: EntryKey, from typography: inout Typography, _ path: String, _ read: (inout Self, Node) -> Value?
  ) -> Typography.Part<Value>? {
    guard let index = typography.others.firstIndex(where: { $0.isNamed(key.rawValue) }),
      case .value(let node, _) = values.references.end(
        of: typography.others[index].value, keyPath: Shortened.path(path, key.rawValue)),
      let value = read(&self, node)
    else { return nil }
    return Typography.Part(value: value, member: typography.others.remove(at: index), isReference: false)
  }
}

extension FontStyle {
  /// Reads a slant as tokens name it, in any case.
  fileprivate init?(token text: String) {
    switch text.lowercased() {
    case "normal", "regular": self = .normal
    case "italic", "oblique": self = .italic
    default: return nil
    }
  }
}
