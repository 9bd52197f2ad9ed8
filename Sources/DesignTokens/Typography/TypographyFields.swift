import Diagnostics
import Documents
import DynamicType
import Writing

/// The members of a typography as they are written.
struct TypographyFields {
  /// The typography.
  private let node: Node
  private var known: [Typography.Member: Node.Member] = [:]
  private(set) var others: [Node.Member] = []
  /// Duplicates, each with the first.
  private var repeated: [(first: Node.Member, second: Node.Member)] = []

  init(_ node: Node) {
    self.node = node
    for member in node.members {
      guard let name = Typography.Member.allCases.first(where: { member.isNamed($0.rawValue) }) else {
        others.append(member)
        continue
      }
      if let first = known[name] { repeated.append((first, member)) } else { known[name] = member }
    }
  }

  /// Creates members from the tokens of a group.
  init(_ node: Node, _ members: [Typography.Member: Node.Member]) {
    self.node = node
    known = members
  }

  subscript(_ member: Typography.Member) -> Node.Member? { known[member] }

  /// The members that are missing.
  private var missing: [Typography.Member] { Typography.Member.allCases.filter { known[$0] == nil } }

  /// The end of the last of the five.
  private var end: Int? { known.values.map(\.value.literalRange.upperBound).max() }
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
