import Diagnostics
import Documents
import StyleModel
import Writing

/// The styles of a document that cannot be made, because their tokens cannot be read.
struct LeftOutStyles: Sendable {
  /// The tokens, and the members of groups.
  private(set) var tokens: Set<Int> = []
  /// The paths of the tokens and the groups, in order.
  private(set) var paths: [String] = []
  /// The reason of each path, if it has one of its own.
  private var reasons: [ExactString: String] = [:]
  private var first: Token?
  /// All paths of typography, to find groups in which nothing can be read.
  private var all: [String] = []

  init(_ checked: CheckedTokens, _ map: StyleMap, _ options: ImportOptions) {
    let used = checked.tokens.indices.filter { checked.tokens[$0].type == .typography && map.mapped.uses($0) }
    let mistakes = Self.mistakes(checked)
    for index in used {
      let token = checked.set.tokens[index]
      guard checked.typography(of: index).map(\.isBroken) ?? (mistakes[ExactString(token.path)] != nil) else {
        continue
      }
      tokens.insert(index)
      add(token, mistakes[ExactString(token.path)])
    }
    for group in map.mapped.groups where group.typography.isBroken {
      tokens.formUnion(group.members)
      let own = group.members.lazy.compactMap { mistakes[ExactString(checked.set.tokens[$0].path)] }.first
      add(group.token, mistakes[ExactString(group.token.path)] ?? own)
    }
    for entry in map.entries where options.excluded[entry.style.name] != nil {
      add(entry.token, options.excluded[entry.style.name])
      if let index = entry.index { tokens.insert(index) }
    }
    if !paths.isEmpty { all = used.map { checked.set.tokens[$0].path } + map.mapped.groups.map(\.token.path) }
  }

  /// The message of the first error in each token.
  private static func mistakes(_ checked: CheckedTokens) -> [ExactString: String] {
    var mistakes: [ExactString: String] = [:]
    for finding in checked.findings where finding.isError {
      guard let path = finding.keyPath else { continue }
      let owner = Typography.Member.allCases.first { path.hasSuffix("." + $0.rawValue) }
      for path in [path, owner.map { String(path.dropLast($0.rawValue.count + 1)) }].compactMap(\.self) {
        mistakes[ExactString(path)] = mistakes[ExactString(path)] ?? finding.message
      }
    }
    return mistakes
  }

  private mutating func add(_ token: Token, _ reason: String?) {
    first = first ?? token
    paths.append(token.path)
    reasons[ExactString(token.path)] = reason
  }

  var isEmpty: Bool { paths.isEmpty }

  /// Patterns of all paths, for `ignore` in a mapping file: a group of which nothing can be read is one pattern.
  var patterns: [String] {
    if paths.isEmpty { return [] }
    let left = Set(paths.map(ExactString.init))
    let kept = Set(all.filter { !left.contains(ExactString($0)) }.flatMap(Self.groups))
    var patterns: [String] = []
    var known: Set<String> = []
    for path in paths {
      let group = Self.groups(of: path).first { !kept.contains($0) }
      let pattern = group.map { $0 + ".**" } ?? path
      if known.insert(pattern).inserted { patterns.append(pattern) }
    }
    return patterns.count { $0.hasSuffix(".**") } > PathPatterns.mostWildcards ? paths : patterns
  }

  /// How many groups of a path a pattern can name.
  private static let mostGroups = 8

  /// The groups around a path, the outermost first.
  private static func groups(of path: String) -> [String] {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).prefix(Self.mostGroups)
    return names.indices.dropFirst().map { names[..<$0].joined(separator: ".") }
  }
}

// MARK: - Findings

extension LeftOutStyles {
  private var count: String { paths.count == 1 ? "1 style" : "\(paths.count) styles" }

  /// The first paths with their reasons.
  private var list: String {
    paths.list(upTo: 3) { path in
      let reason = reasons[ExactString(path)].map { " (\($0))" } ?? ""
      return "'\(Shortened.name(path))'\(reason)"
    }
  }

  /// The note that styles are left out.
  var note: Diagnostic? {
    finding(.reading, "\(count) cannot be read and \(paths.count == 1 ? "is" : "are") left out: \(list)")
  }

  /// The note that tells how to leave styles out.
  var advice: Diagnostic? {
    let patterns = patterns
    let shown = JSONValue.array(patterns.prefix(4).map(JSONValue.string)).line
    let more = patterns.count > 4 ? "; 'typeramp map' writes all \(patterns.count) patterns" : ""
    let they = paths.count == 1 ? "it is" : "they are"
    return finding(
      .reading, "\(count) cannot be read; with \"ignore\": \(shown) in a mapping file, \(they) left out\(more)")
  }

  /// The error that no style is left.
  var nothingLeft: Diagnostic? {
    finding(.noStyle, "none of the typography can be read: \(list)")
  }

  private func finding(_ rule: TokenRule, _ message: String) -> Diagnostic? {
    first.map { Diagnostic(rule, at: $0.name, message, keyPath: $0.path) }
  }
}
