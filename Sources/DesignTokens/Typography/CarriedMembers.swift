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
    typography.fontStyle = take(.fontStyle, from: &typography, path) { _, node in
      .word(node, or: ["regular": .normal, "oblique": .italic])
    }
    for key in [EntryKey.textCase, .textDecoration, .paragraphSpacing] {
      let part = take(key, from: &typography, path) { Self.read(key, $1, &$0, size: size) }
      if let part { typography.otherKeys.append((key, part.value, part.member.value)) }
    }
  }

  private static func read(
    _ key: EntryKey, _ node: Node, _ reader: inout TypographyReader, size: Double
  ) -> Reading<JSONValue> {
    switch key {
    case .textCase:
      Reading<TextCase>.word(
        node, or: ["upper": .uppercase, "lower": .lowercase, "title": .capitalize, "original": .asWritten]
      ).map { .string($0.rawValue) }
    case .textDecoration:
      Reading<TextDecoration>.word(node, or: ["strikethrough": .lineThrough]).map { .string($0.rawValue) }
    default:
      reader.measure(node, as: .dimension).converted(node, hasSizeMember: false) { $0.points(ofSize: size) }
        .map(JSONValue.number)
    }
  }

  private mutating func take<Value>(
    _ key: EntryKey, from typography: inout Typography, _ path: String,
    _ read: (inout TypographyReader, Node) -> Reading<Value>
  ) -> Typography.Part<Value>? {
    guard let index = typography.others.firstIndex(where: { $0.isNamed(key.rawValue) }) else { return nil }
    let member = typography.others[index]
    let keyPath = Shortened.path(path, key.rawValue)
    guard case .value(let node, _) = references.end(of: member.value, keyPath: keyPath) else { return nil }
    let reading = read(&self, node)
    if let finding = reading.finding, reading.isMistake {
      let message = finding.message + "; no output shows it"
      findings.append(Diagnostic(.extraValue, at: member.value, message, keyPath: keyPath))
    }
    guard let value = reading.value else { return nil }
    return Typography.Part(value: value, member: typography.others.remove(at: index), isReference: false)
  }
}

extension Reading where Value: CaseIterable & RawRepresentable<String> {
  /// Reads one of an enumeration's names, in any case, or a synonym.
  fileprivate static func word(_ node: Node, or synonyms: [String: Value]) -> Self {
    if let name = node.string?.lowercased(), let value = Value(rawValue: name) ?? synonyms[name] { return Self(value) }
    return Self(mistake: "expected one of \(Value.allCases.map(\.rawValue).quotedList), not \(node.phrase)", at: node)
  }
}
