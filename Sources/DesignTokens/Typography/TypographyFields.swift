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
  private var repeated: [(first: Node.Member, second: Node.Member)] = []

  init(_ node: Node) {
    self.node = node
    for member in node.members {
      let exact = Typography.Member.allCases.first { member.isNamed($0.rawValue) }
      guard let name = exact ?? Typography.Member(spelling: member.name) else {
        others.append(member)
        continue
      }
      if exact == nil { respelled.append((member, name)) }
      if let first = known[name] { repeated.append((first, member)) } else { known[name] = member }
    }
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
    var findings = repeated.map { Diagnostic.duplicate($1, of: $0.key, in: path) }
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
    // Only a person knows the family and the size.
    guard let end, !missing.contains(.fontFamily), !missing.contains(.fontSize) else { return finding }
    let running = platform.preferredFont(.body)
    let text = missing.map { ", \(JSONValue.quoted($0.rawValue)): \($0.usualValue(in: running).line)" }.joined()
    return finding.offering(
      Diagnostic.Fix("add \(names)", isSafe: false, range: end..<end, replacement: text))
  }
}
