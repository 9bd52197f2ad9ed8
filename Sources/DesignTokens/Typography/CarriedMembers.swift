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
    typography.textCase = take(.textCase, from: &typography, path) { _, node in
      node.string.flatMap { TextCase(rawValue: $0.lowercased()) }
    }
    typography.textDecoration = take(.textDecoration, from: &typography, path) { _, node in
      node.string.flatMap { TextDecoration(rawValue: $0.lowercased()) }
    }
  }

  /// Takes the space behind a paragraph, which may be a part of the font size.
  ///
  /// - Parameter size: of the font, in points; 0 where it is unknown.
  mutating func readParagraphSpacing(of typography: inout Typography, path: String, size: Double) {
    if typography.others.isEmpty { return }
    typography.paragraphSpacing = take(.paragraphSpacing, from: &typography, path) { reader, node in
      let points = reader.values.measure(node, as: .letterSpacing).value?.points(ofSize: size)
      return points.flatMap { NumberRange.spacing.contains($0) ? $0 : nil }
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
