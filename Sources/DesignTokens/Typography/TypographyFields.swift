import Diagnostics
import Documents
import DynamicType
import Writing

/// The members of a typography as they are written.
struct TypographyFields {
  /// The typography.
  private let node: Node
  private var known: [Node.Member?] = Array(repeating: nil, count: Typography.Member.allCases.count)
  private(set) var others: [Node.Member] = []
  /// Duplicates, each with the first.
  private var repeated: [(first: Node.Member, second: Node.Member)] = []

  init(_ node: Node) {
    self.node = node
    var expected = 0
    for member in node.members {
      guard let index = Self.index(of: member, from: expected) else {
        others.append(member)
        continue
      }
      expected = index + 1
      if let first = known[index] { repeated.append((first, member)) } else { known[index] = member }
    }
  }

  /// The index of a member among the five. Files nearly always have them in this order, so the next one is tried first.
  private static func index(of member: Node.Member, from expected: Int) -> Int? {
    for offset in names.indices {
      let index = (expected + offset) % names.count
      if member.isNamed(names[index]) { return index }
    }
    return nil
  }

  private static let names = Typography.Member.allCases.map(\.rawValue)

  /// Creates members from the tokens of a group.
  init(_ node: Node, _ members: [Typography.Member: Node.Member]) {
    self.node = node
    for (name, member) in members { known[name.index] = member }
  }

  subscript(_ member: Typography.Member) -> Node.Member? { known[member.index] }

  /// The members that are missing.
  private var missing: [Typography.Member] {
    known.contains { $0 == nil } ? Typography.Member.allCases.filter { self[$0] == nil } : []
  }

  /// The end of the last of the five.
  private var end: Int? { known.compactMap { $0?.value.literalRange.upperBound }.max() }
}

extension TypographyFields {
  /// The findings about duplicate and missing members.
  ///
  /// - Parameters:
  ///   - path: the path of the token.
  ///   - platform: the platform that gives missing members their values.
  func findings(at path: String, isTextual: Bool, on platform: Platform) -> [Diagnostic] {
    var findings = repeated.map { first, second in
      Diagnostic(.duplicateName, at: second.key, "duplicate key '\(second.name)'", keyPath: path)
        .noting("the first is here", at: first.key)
    }
    if isTextual { return findings }
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
    // Members with unknown values must be added by a person.
    let known = missing.compactMap { member in member.usualValue(on: platform).map { (member.rawValue, $0) } }
    guard known.count == missing.count, let end else { return finding }
    let text = known.map { ", \(JSONValue.quoted($0)): \($1.line)" }.joined()
    return finding.offering(
      Diagnostic.Fix("add \(names)", isSafe: false, range: end..<end, replacement: text))
  }
}
