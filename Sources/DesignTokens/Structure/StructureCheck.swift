import Diagnostics
import Documents
import Writing

/// Finds structural mistakes in tokens and groups: in their keys, names and members.
struct StructureCheck {
  private let form: TokenForm
  /// The dictionaries that have been checked: groups that extend others share them.
  private var checked: Set<Int> = []
  var findings: [Diagnostic] = []

  init(_ form: TokenForm) {
    self.form = form
  }

  mutating func add(_ object: TokenObject, of node: Node, at path: String) {
    guard checked.insert(node.id).inserted else { return }
    findings += object.repeated.map { Diagnostic.duplicate($1, of: $0, in: path) }
    if let value = object.value, let other = object.otherValue, !value.value.isSame(as: other.value) {
      findings.append(.respelled([value, other], in: path))
    }
    if form.isTextual { return }
    checkKeys(object, at: path)
    if object.isToken { checkToken(object, at: path) }
    for child in object.children { checkName(child, at: path) }
  }

  /// Checks a value among groups. Files of the older forms have comments and settings there.
  mutating func addScalar(_ node: Node, at path: String) {
    if form.isTextual && !path.isEmpty { return }
    report(.shape, "expected a token or a group of tokens, not \(node.phrase)", at: node, in: path)
  }

  private mutating func checkKeys(_ object: TokenObject, at path: String) {
    for member in object.unknown where !(path.isEmpty && member.name == "$schema") {
      report(.unknownKey, Self.message(unknown: member), at: member.key, in: path)
    }
    for (key, today) in object.older {
      let finding = Diagnostic(.olderKeys, at: key, "in DTCG this key is '\(today)'", keyPath: path)
      findings.append(finding.offering(key.fix(writing: .string(today), isSafe: false)))
    }
  }

  private mutating func checkToken(_ object: TokenObject, at path: String) {
    if let value = object.value, let reference = object.reference {
      let message = "a token has '$value' or '$ref', not both"
      let finding = Diagnostic(.shape, at: reference.key, message, keyPath: path)
      findings.append(finding.noting("its value is here", at: value.key))
    }
    for child in object.children {
      if child.value.kind != .dictionary || Self.olderMembers.contains(where: child.isNamed) {
        report(.unknownKey, "'\(child.name)' beside '$value' is not part of DTCG", at: child.key, in: path)
        continue
      }
      let message = "'\(child.name)' is within a token; a token with '$value' cannot contain other tokens"
      report(.shape, message, at: child.key, in: path)
    }
  }

  /// What Style Dictionary has beside a value, as an object.
  private static let olderMembers = ["attributes", "original", "metadata", "extensions"]

  /// Whether a dictionary beside the value of a token of an older form can be a token or a group.
  static func canBeToken(_ member: Node.Member) -> Bool {
    member.value.kind == .dictionary && !olderMembers.contains(where: member.isNamed)
  }

  private static func message(unknown member: Node.Member) -> String {
    switch member.name {
    case "$description": "expected a string under '$description', not \(member.value.phrase)"
    case "$deprecated": "expected a boolean or a string under '$deprecated', not \(member.value.phrase)"
    case "$extensions": "expected an object under '$extensions', not \(member.value.phrase)"
    case "$extends": "a token cannot extend; '$extends' is for groups"
    default: "unknown key '\(member.name)'; names do not begin with '$'"
    }
  }

  private mutating func checkName(_ child: Node.Member, at path: String) {
    let name = child.name
    if !name.isEmpty, !name.utf8.contains(where: { "{}.".utf8.contains($0) }) { return }
    let message = "the name '\(name)' cannot be referred to; expected one without '{', '}' and '.'"
    report(.name, message, at: child.key, in: path)
  }

  mutating func report(_ rule: TokenRule, _ message: String, at node: Node, in path: String) {
    findings.append(Diagnostic(rule, at: node, message, keyPath: path))
  }
}

extension Diagnostic {
  /// The warning that a member is there in two spellings with different values.
  ///
  /// - Parameter members: the one that is used, and the other.
  static func respelled(_ members: [Node.Member], in path: String) -> Diagnostic {
    let shown = members.map { "'\($0.name)' (\(Shortened.name(JSONValue($0.value)?.line ?? "")))" }
    let message = "\(shown[0]) and \(shown[1]) are two spellings of one member; '\(members[0].name)' is used"
    return Diagnostic(.setConflict, at: members[0].key, message, keyPath: path)
      .noting("the unused value is here", at: members[1].key)
  }

  static func duplicate(_ member: Node.Member, of first: Node, in path: String) -> Diagnostic {
    Diagnostic(.duplicateName, at: member.key, "duplicate key '\(member.name)'", keyPath: path)
      .noting("the first is here", at: first)
  }
}

/// The values that two sets or files define differently, if no theme selects one of them.
struct SetConflicts {
  private(set) var findings: [Diagnostic] = []

  /// Adds a value if another layer has it differently, and nothing says which of them counts.
  ///
  /// - Parameter layers: the one with the value, and those of lower precedence.
  mutating func add(_ path: String, _ name: Node, _ value: Node, _ layers: [TokenLayer], _ form: TokenForm) {
    let first = layers[0]
    let others = layers.lazy.dropFirst().filter { first.mustAgree || $0.mustAgree && $0.isSource == first.isSource }
    let values = others.compactMap { other in Self.value(of: other, form).map { (other, $0) } }
    guard let (other, loser) = values.first(where: { value.contradicts($1, form) }) else { return }
    let names = "'\(Shortened.name(other.name))' and '\(Shortened.name(first.name))'"
    let owners =
      name.fileName == loser.fileName
      ? "the sets \(names), and nothing says which counts; '\(Shortened.name(first.name))' is used"
      : "the files \(names); the later one is used"
    let message = "'\(Shortened.name(path))' is defined differently by \(owners)"
    let finding = Diagnostic(.setConflict, at: name, message, keyPath: path)
    findings.append(finding.noting("the unused value is here", at: loser))
  }

  /// Findings with one for all conflicts, which names the first tokens.
  static func merged(_ findings: [Diagnostic]) -> [Diagnostic] {
    // The rule is also about the sets of themes.
    let isConflict = { (finding: Diagnostic) in
      finding.id == TokenRule.setConflict.id && finding.message.contains(" is defined differently by ")
    }
    let all = findings.filter(isConflict)
    guard let first = all.first else { return findings }
    let others = all.dropFirst().map { Shortened.name($0.keyPath ?? "") }
    let more =
      others.count == 1
      ? "; so is \(others.quotedList)" : "; so are \(others.count) others: \(others.quotedList(upTo: 3))"
    return [first.with { if !others.isEmpty { $0.add(more) } }] + findings.filter { !isConflict($0) }
  }

  private static func value(of layer: TokenLayer, _ form: TokenForm) -> Node? {
    if layer.node.kind == .dictionary { return TokenObject(layer.node, form).value?.value }
    return form.hasPlainValues ? layer.node : nil
  }
}

extension Node {
  /// Whether two values of a token cannot both be meant: they differ, or members of one name do in the older forms,
  /// where objects complete each other.
  fileprivate func contradicts(_ other: Node, _ form: TokenForm) -> Bool {
    guard form.isTextual, kind == .dictionary, other.kind == .dictionary else { return !isSame(as: other) }
    return members.contains { member in other.value(of: member.name).map { !member.value.isSame(as: $0) } ?? false }
  }

  func isSame(as other: Node) -> Bool {
    guard let value = JSONValue(self), let other = JSONValue(other) else { return false }
    return value.isSame(as: other)
  }
}
