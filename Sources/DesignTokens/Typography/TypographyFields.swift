import Diagnostics
import Documents
import DynamicType
import Writing

/// The members of a typography as they are written.
struct TypographyFields {
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

  private var missing: [Typography.Member] { Typography.Member.allCases.filter { known[$0] == nil } }

  /// The end of the last of the five.
  private var end: Int? { known.values.map(\.value.literalRange.upperBound).max() }
}

extension TypographyFields {
  /// The findings about duplicate and missing members of a token's typography.
  func findings(at path: String, isTextual: Bool, on platform: Platform) -> [Diagnostic] {
    var findings = repeated.map { Diagnostic.duplicate($1, of: $0.key, in: path) }
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
    // Only a person knows the family and the size.
    guard let end, !missing.contains(.fontFamily), !missing.contains(.fontSize) else { return finding }
    let running = platform.preferredFont(.body)
    let text = missing.map { ", \(JSONValue.quoted($0.rawValue)): \($0.usualValue(in: running).line)" }.joined()
    return finding.offering(
      Diagnostic.Fix("add \(names)", isSafe: false, range: end..<end, replacement: text))
  }
}
