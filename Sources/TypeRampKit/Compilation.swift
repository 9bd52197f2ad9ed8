import DesignTokens
public import Diagnostics
package import Documents

/// A file taken through every stage: what was found in it and, when nothing forbids it, its table.
public struct Compilation: Sendable {
  package let source: Source
  /// The dictionary that the file is, or comes to; nil for a malformed file.
  package let dictionary: StyleDictionary?
  /// How the dictionary was found in design tokens; nil when the file is one itself.
  let imported: TokenImport?
  /// What was found in the mapping file of its tokens.
  private let mapFindings: FileFindings?
  /// What was found, in the order of the places in the file.
  public let findings: [Diagnostic]
  /// The table; nil when there is an error.
  public let table: ScaledTable?

  /// Compiles the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: what reports call the file; its name without extension is the dictionary's.
  ///   - context: what it is checked for.
  ///   - policy: what a team has decided about the rules.
  ///   - displayScale: pixels in a point, 1 to 3; for the metrics alone.
  public init(
    _ bytes: [UInt8], path: String, context: RuleContext = RuleContext(), policy: RulePolicy = RulePolicy(),
    displayScale: Int = 3
  ) {
    self.init(Document(bytes, path: path), context: context, policy: policy, displayScale: displayScale)
  }

  /// Compiles a file that has been read.
  package init(
    _ document: Document, context: RuleContext = RuleContext(), policy: RulePolicy = RulePolicy(), displayScale: Int = 3
  ) {
    source = document.source
    switch document.tree {
    case .failure(let error):
      findings = [Diagnostic(error, in: document.source)]
      table = nil
      dictionary = nil
      imported = nil
      mapFindings = nil
    case .success(let tree):
      let input = RuleInput(tree, in: context, name: document.source.name, displayScale: displayScale)
      dictionary = input.dictionary
      imported = input.imported
      findings = input.findings(under: policy)
      mapFindings = input.mapFindings(under: policy)
      let isBroken = findings.contains { $0.severity == .error } || mapFindings?.hasErrors ?? false
      table = isBroken ? nil : input.table
    }
  }

  /// What was found, file by file: a project has several, and a mapping file is another. Never empty.
  package var files: [FileFindings] { FileFindings(source, findings).parts + (mapFindings.map { [$0] } ?? []) }
}

extension Compilation {
  /// What was found as text, line by line: `path:line:column: severity: message [rule-id]`, and the marked line.
  public var report: [String] {
    files.filter { !$0.findings.isEmpty }.flatMap { $0.findings.flatMap(TextReport(of: $0.source).lines) }
  }
}

extension RuleInput {
  /// What is found under a policy. Turning a rule off silences its report, but a file without a table has none all the
  /// same; then that remains to be said.
  fileprivate func findings(under policy: RulePolicy) -> [Diagnostic] {
    let findings = findings().compactMap(policy.applied)
    guard context.subject == .dictionary, !findings.contains(where: { $0.severity == .error }),
      let node = dictionary.firstWithoutTable
    else { return findings }
    let message = "no table can be computed from this, whatever its rules are set to"
    return [Diagnostic(id: "no-table", severity: .error, message: message, range: node.range)] + findings
  }
}

extension RuleInput {
  /// What is found in the mapping file; nil without one.
  fileprivate func mapFindings(under policy: RulePolicy) -> FileFindings? {
    guard let map = context.tokens.map, let imported else { return nil }
    let missing = imported.mapFindings.map { TokenRule.tokenMap.description.diagnostic($0) }
    return FileFindings(map.source, (map.findings + missing).compactMap(policy.applied))
  }
}

extension StyleDictionary {
  /// The first place that has no meaning: not a dictionary, an entry that cannot be used, a metric that cannot be named.
  fileprivate var firstWithoutTable: Node? {
    guard root.kind == .dictionary, foreignFormat == nil else { return root }
    let style = entries.first { entry in entry.style.map { entry.resolved(as: $0) == nil } ?? false }
    return style?.member.key ?? metrics.first { $0.resolved == nil }?.member.key
      ?? metricsOfOneName.first?.1.member.key
  }
}
