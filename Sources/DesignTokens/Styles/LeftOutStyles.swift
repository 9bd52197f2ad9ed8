import Diagnostics
import Documents
import StyleModel
import Writing

/// The styles of a document that cannot be made, because their tokens cannot be read.
struct LeftOutStyles: Sendable {
  /// The tokens, and the members of groups.
  private(set) var tokens: Set<Int> = []
  /// The tokens and the groups, in order, each with the reason if it has one of its own.
  private var left: [(token: Token, reason: String?)] = []

  init(_ checked: CheckedTokens, _ map: StyleMap, _ options: ImportOptions) {
    let used = checked.tokens.indices.filter { checked.tokens[$0].type == .typography && map.mapped.uses($0) }
    let mistakes = Self.mistakes(checked)
    for index in used {
      let token = checked.set.tokens[index]
      guard checked.typography(of: index).map(\.isBroken) ?? (mistakes[ExactString(token.path)] != nil) else {
        continue
      }
      tokens.insert(index)
      left.append((token, mistakes[ExactString(token.path)]))
    }
    for group in map.mapped.groups where group.typography.isBroken {
      tokens.formUnion(group.members)
      let own = group.members.lazy.compactMap { mistakes[ExactString(checked.set.tokens[$0].path)] }.first
      left.append((group.token, mistakes[ExactString(group.token.path)] ?? own))
    }
    for entry in map.entries where options.excluded[entry.style.name] != nil {
      left.append((entry.token, options.excluded[entry.style.name]))
      if let index = entry.index { tokens.insert(index) }
    }
  }

  /// The message of the first error in each token.
  private static func mistakes(_ checked: CheckedTokens) -> [ExactString: String] {
    let members = Typography.Member.allCases.map(\.rawValue) + EntryKey.allCases.map(\.rawValue) + ["fontStretch"]
    var mistakes: [ExactString: String] = [:]
    for finding in checked.findings where finding.severity == .error {
      guard let path = finding.keyPath else { continue }
      let owner = members.first { path.hasSuffix("." + $0) }
      for path in [path, owner.map { String(path.dropLast($0.count + 1)) }].compactMap(\.self) {
        mistakes[ExactString(path)] = mistakes[ExactString(path)] ?? finding.message
      }
    }
    return mistakes
  }

  var isEmpty: Bool { left.isEmpty }

  /// The paths of all, for `ignore` in a mapping file. No pattern for a group: it would leave out tokens that are added
  /// to the group later.
  var paths: [String] { left.map(\.token.path).unique }
}

// MARK: - Findings

extension LeftOutStyles {
  private var count: String { left.count == 1 ? "1 style" : "\(left.count) styles" }

  private var list: String {
    left.list(upTo: 3) { token, reason in "'\(token.shownPath)'" + (reason.map { " (\($0))" } ?? "") }
  }

  var note: Diagnostic? {
    finding(.reading, "\(count) cannot be read and \(left.count == 1 ? "is" : "are") left out: \(list)")
  }

  /// The note that tells how to leave styles out.
  var advice: Diagnostic? {
    let shown = JSONValue.array(paths.prefix(4).map(JSONValue.string)).line
    let more = paths.count > 4 ? "; 'typeramp map' writes all \(paths.count) paths" : ""
    let (verb, them) = left.count == 1 ? ("depends", "it") : ("depend", "them")
    let head = "\(count) \(verb) on mistakes; to leave \(them) out"
    return finding(.reading, "\(head), write \"ignore\": \(shown) in a mapping file\(more)")
  }

  var nothingLeft: Diagnostic? {
    finding(.noStyle, "none of the typography can be read: \(list)")
  }

  private func finding(_ rule: TokenRule, _ message: String) -> Diagnostic? {
    left.first.map { Diagnostic(rule, at: $0.token.name, message, keyPath: $0.token.path) }
  }
}
