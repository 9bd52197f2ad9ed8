import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The members of a typography as they are written.
struct TypographyFields {
  private let node: Node
  private var known: [Typography.Member: Node.Member] = [:]
  private(set) var others: [Node.Member] = []
  /// Members with another spelling than DTCG's, such as `font-size`.
  private var respelled: [(member: Node.Member, name: Typography.Member)] = []
  /// Duplicates, each with the first.
  private var repeated: [(first: Node, second: Node.Member)] = []

  /// - Parameter completed: the values whose members it keeps, as far as it does not have them.
  init(_ node: Node, over completed: [Node] = []) {
    self.node = node
    add(node)
    for node in completed {
      let other = TypographyFields(node)
      known.merge(other.known) { own, _ in own }
      others += other.others.filter { member in !others.contains { $0.name == member.name } }
    }
  }

  private mutating func add(_ node: Node) {
    for member in node.members {
      let exact = Typography.Member.allCases.first { member.isNamed($0.rawValue) }
      guard let name = exact ?? Typography.Member(spelling: member.name) else {
        others.append(member)
        continue
      }
      if exact == nil { respelled.append((member, name)) }
      if let first = known[name] { repeated.append((first.key, member)) } else { known[name] = member }
    }
    TokenObject.takeRepeated(from: &others, to: &repeated)
  }

  /// Creates members from the tokens of a group.
  init(_ node: Node, _ members: [Typography.Member: Node.Member]) {
    self.node = node
    known = members
  }

  subscript(_ member: Typography.Member) -> Node.Member? { known[member] }

  /// Whether none of the five is there.
  var isEmpty: Bool { known.isEmpty }

  /// The members that may be a font size, or anything else, in words that are not known, if there is no size; empty if
  /// the size is known or left out.
  var misunderstood: [Node.Member] {
    if known[.fontSize] != nil { return [] }
    let sizes = others.filter { StyleNames.letters($0.name).contains("size") }
    if !sizes.isEmpty || !known.isEmpty { return sizes }
    let carried = [EntryKey.fontStyle, .textCase, .textDecoration].map(\.rawValue)
    return others.filter { !$0.name.hasPrefix("paragraph") && !carried.contains(where: $0.isNamed) }
  }

  private var missing: [Typography.Member] { Typography.Member.allCases.filter { known[$0] == nil } }

  /// The end of the last of the five.
  private var end: Int? { known.values.map(\.value.literalRange.upperBound).max() }
}

extension TypographyFields {
  /// The findings about duplicate and missing members of a token's typography.
  func findings(at path: String, isTextual: Bool, on platform: Platform) -> [Diagnostic] {
    var findings = repeated.map { Diagnostic.duplicate($1, of: $0, in: path) }
    if isTextual { return findings }
    findings += respelled.map { member, name in
      let message = "in DTCG this member is '\(name.rawValue)'"
      return Diagnostic(.extraMember, at: member.key, message, keyPath: Shortened.path(path, member.name))
        .offering(member.key.fix(writing: .string(name.rawValue), isSafe: true))
    }
    findings += others.map { member in
      let message = "typography has no '\(member.name)' in DTCG; move it to '$extensions'"
      return Diagnostic(.extraMember, at: member.key, message, keyPath: Shortened.path(path, member.name))
    }
    let missing = missing
    return missing.isEmpty ? findings : findings + [finding(of: missing, at: path, on: platform)]
  }

  private func finding(of missing: [Typography.Member], at path: String, on platform: Platform) -> Diagnostic {
    let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let message = "typography has five members in DTCG; missing \(names)"
    let finding = Diagnostic(.missingMember, at: node, message, keyPath: path)
    let values = missing.compactMap { $0.usualValue(in: platform.preferredFont(.body)) }
    guard let end, values.count == missing.count else { return finding }
    let text = zip(missing, values).map { ", \(JSONValue.quoted($0.rawValue)): \($1.line)" }.joined()
    return finding.offering(
      Diagnostic.Fix("add \(names)", isSafe: false, range: end..<end, replacement: text))
  }
}

extension Typography.Member {
  /// The value of a missing member: that of default text, with the line height of a font. Nil for the family and the
  /// size, which only a person knows.
  fileprivate func usualValue(in font: PreferredFont) -> JSONValue? {
    switch self {
    case .fontFamily, .fontSize: nil
    case .letterSpacing: .dimension(.number(0))
    case .fontWeight: .number(400)
    case .lineHeight: .number(font.lineSpacing(compatibleWith: .large) / font.pointSize(compatibleWith: .large))
    }
  }
}

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
    return reading.value.map { Typography.Part(value: $0, member: member, literal: node) }
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
    // `condensed` is a word in the names of faces.
    var weight = typography.weight?.value ?? .regular
    let stretch = take("fontStretch", from: &typography, path) { [face = weight.face] _, node -> ReadValue<String> in
      guard let words = WeightText.face(ofStretch: node.string ?? "") else {
        return ReadValue(mistake: "expected a word such as 'condensed', not \(node.phrase)", at: node)
      }
      if face.isEmpty || face.contains(words) || words.isEmpty { return ReadValue(words) }
      return ReadValue(mistake: "expected '\(face)', as in the weight, not \(node.phrase)", at: node)
    }
    if let stretch, weight.face.isEmpty, !stretch.value.isEmpty {
      weight.face = stretch.value
      typography.weight = Typography.Part(value: weight, member: typography.weight?.member ?? stretch.member)
    }
    for key in [EntryKey.fontStyle, .textCase, .textDecoration, .paragraphSpacing] {
      let part = take(key.rawValue, from: &typography, path) { reader, node in
        let value = reader.read(key, node, size: size)
        guard weight.isItalic, key == .fontStyle, case .string(FontStyle.normal.rawValue)? = value.value else {
          return value
        }
        return ReadValue(mistake: "expected 'italic', as in the weight, not \(node.phrase)", at: node)
      }
      if let part { typography.carried.append((key, part.value, part.member.value)) }
    }
  }

  /// Removes and returns a member that can be read.
  private mutating func take<Value>(
    _ name: String, from typography: inout Typography, _ path: String,
    _ read: (inout TypographyReader, Node) -> ReadValue<Value>
  ) -> Typography.Part<Value>? {
    guard let index = typography.others.firstIndex(where: { $0.isNamed(name) }) else { return nil }
    let member = typography.others[index]
    let keyPath = Shortened.path(path, name)
    guard case .value(let node, _) = references.end(of: member.value, keyPath: keyPath) else {
      typography.isBroken = true
      return nil
    }
    let reading = read(&self, node)
    guard let value = reading.value else {
      findings += [reading.finding].compactMap(\.self).map {
        Diagnostic(.extraValue, at: member.value, $0.message + "; no output shows it", keyPath: keyPath)
      }
      return nil
    }
    typography.others.remove(at: index)
    return Typography.Part(value: value, member: member)
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
