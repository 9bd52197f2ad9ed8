import Diagnostics
import Documents
import StyleModel
import Writing

// Typography members that are not in DTCG, but in a style's entry.

extension TypographyReader {
  /// Moves them from the other members, as far as they can be read; the rest is kept as it is written.
  ///
  /// - Parameter size: the font size, in points; 0 if it is unknown.
  mutating func readCarriedMembers(of typography: inout Typography, path: String, size: Double) {
    if typography.others.isEmpty { return }
    for key in [EntryKey.fontStyle, .textCase, .textDecoration, .paragraphSpacing] {
      guard let index = typography.others.firstIndex(where: { $0.isNamed(key.rawValue) }) else { continue }
      let node = typography.others[index].value
      let keyPath = Shortened.path(path, key.rawValue)
      guard case .value(let end, _) = references.end(of: node, keyPath: keyPath) else { continue }
      let reading = read(key, end, size: size)
      if let value = reading.value {
        typography.others.remove(at: index)
        typography.carried.append((key, value, node))
      } else if let finding = reading.finding {
        findings.append(Diagnostic(.extraValue, at: node, finding.message + "; no output shows it", keyPath: keyPath))
      }
    }
  }

  private mutating func read(_ key: EntryKey, _ node: Node, size: Double) -> ReadValue<JSONValue> {
    switch key {
    case .fontStyle: Self.word(node, FontStyle.self, or: ["regular": .normal, "oblique": .italic])
    case .textCase:
      Self.word(
        node, TextCase.self,
        or: ["upper": .uppercase, "lower": .lowercase, "title": .capitalize, "original": .asWritten])
    case .textDecoration: Self.word(node, TextDecoration.self, or: ["strikethrough": .lineThrough])
    default:
      measure(node, as: .dimension).converted(node, hasSizeMember: false) { $0.points(ofSize: size) }
        .map(JSONValue.number)
    }
  }

  /// Reads one of an enumeration's names, in any case, or a synonym.
  private static func word<Value: CaseIterable & RawRepresentable<String>>(
    _ node: Node, _: Value.Type, or synonyms: [String: Value]
  ) -> ReadValue<JSONValue> {
    if let name = node.string?.lowercased(), let value = Value(rawValue: name) ?? synonyms[name] {
      return ReadValue(.string(value.rawValue))
    }
    let names = Value.allCases.map(\.rawValue).quotedList
    return ReadValue(mistake: "expected one of \(names), not \(node.phrase)", at: node)
  }
}
