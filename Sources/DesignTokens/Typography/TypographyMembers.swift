import Diagnostics
import Documents
import StyleModel
import Writing

extension TypographyReader {
  /// Reads a member, following references.
  mutating func part<Value>(
    _ fields: TypographyFields, _ name: Typography.Member, _ path: String, _ typography: inout Typography,
    _ read: (inout TypographyReader, Node) -> ReadValue<Value>
  ) -> Typography.Part<Value>? {
    guard let member = fields[name] else { return nil }
    var keyPath: String { Shortened.path(path, name.rawValue) }
    guard case .value(let node, let token) = references.end(of: member.value, keyPath: keyPath) else {
      typography.isBroken = true
      return nil
    }
    // Tokens Studio writes an empty text for a field that is left empty.
    if form.isTextual, node.isEmptyValue { return nil }
    let reading = read(&self, node)
    if reading.isMistake { typography.isBroken = true }
    if node.id == member.value.id {
      if let finding = reading.finding {
        findings.append(finding.offering(member, name, reading.value as? Double).at(keyPath: keyPath))
      }
    } else {
      let isReference = checkType(of: token, name, member, keyPath, reading.value)
      // A mistake in the value itself is reported at its token.
      if reading.isMistake, let finding = reading.finding, !(isReference && isMistake(node, as: name.type)) {
        findings.append(finding.moved(to: member.value, keyPath))
      }
    }
    return reading.value.map { Typography.Part(value: $0, member: member) }
  }

  /// Reports a member that refers to a token of another type.
  ///
  /// - Returns: whether it refers to a token of its own type.
  private mutating func checkType<Value>(
    of token: Int?, _ name: Typography.Member, _ member: Node.Member, _ keyPath: @autoclosure () -> String,
    _ value: Value?
  ) -> Bool {
    guard let token, !form.isTextual, let type = references.type(of: token) else { return false }
    if type == name.type { return true }
    let path = references.set.tokens[token].shownPath
    let isLength = name == .lineHeight && type == .dimension
    let message =
      "'\(path)' is \(type.phrase); '\(name.rawValue)' is \(name.type.phrase)"
      + (isLength ? ", a multiple of the font size" : "")
    let finding = Diagnostic(isLength ? .lineHeight : .typeMismatch, at: member.value, message, keyPath: keyPath())
    findings.append(finding.offering(member, name, value as? Double))
    return false
  }

  /// Whether a value is invalid for a type in any use.
  private mutating func isMistake(_ node: Node, as type: TokenType) -> Bool {
    switch type {
    case .dimension: measure(node, as: .dimension).isMistake
    case .number: measure(node, as: .number).isMistake
    default: true
    }
  }
}

extension Diagnostic {
  /// The finding with a fix that writes the number of a member, unless it already has a fix.
  ///
  /// - Parameter value: a line height as a multiple, or a letter spacing in points.
  fileprivate func offering(_ member: Node.Member, _ name: Typography.Member, _ value: Double?) -> Diagnostic {
    guard fix == nil, let value else { return self }
    switch name {
    case .lineHeight: return offering(member.value.fix(writing: .number(value), isSafe: false))
    case .letterSpacing: return offering(member.value.fix(writing: .dimension(.number(value)), isSafe: false))
    default: return self
    }
  }

  /// The finding at a reference that leads to the value.
  fileprivate func moved(to node: Node, _ keyPath: String) -> Diagnostic {
    Diagnostic(at: node, message, keyPath: keyPath).with { ($0.id, $0.severity) = (id, severity) }
  }
}

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
