package import Diagnostics
package import Documents
package import DynamicType
package import StyleModel
import Writing

/// A token file lowered to a style dictionary, and what was found on the way.
package struct TokenImport: Sendable {
  /// The style dictionary: computed, each node with the place that it comes from.
  package let tree: Tree
  /// What was found in the mapping file.
  package let mapFindings: [Finding]
  /// The tokens and what they say, for outputs that keep those that are no styles.
  let reading: TokenReading
  /// Which token is which style.
  let styles: StyleMap
  /// What was found in the tokens, by the ids of rules.
  private let findings: [String: [Finding]]

  package init(
    _ tree: Tree, _ form: TokenForm, _ settings: TokenSettings, on platform: Platform, fonts: FontCatalog?
  ) {
    reading = form.read(tree, settings, on: platform)
    let map = StyleMap(reading, map: settings.map, on: platform)
    styles = map
    let lowering = TokenLowering(reading, map, FontNaming(fonts: fonts))
    self.tree = lowering.tree(from: tree)
    mapFindings = map.mapFindings
    let used = settings.reportsAllTokens ? reading.findings : reading.findingsOfUsedTokens(map)
    let findings = used + map.findings + reading.metricFindings + lowering.findings
    let isEmpty = map.entries.isEmpty && reading.metrics.isEmpty
    let missing = isEmpty && !findings.contains(where: \.isError) ? reading.missingTypography(in: tree.root) : nil
    self.findings = Dictionary(grouping: findings + (missing.map { [$0] } ?? [])) { $0.rule?.id ?? "" }
  }

  /// What was found under the id of a rule, in order.
  package func findings(of id: String) -> [Finding] { findings[id] ?? [] }
}

extension TokenReading {
  /// What was found in the tokens that styles and metrics are made of, and a note on the rest.
  fileprivate func findingsOfUsedTokens(_ map: StyleMap) -> [Finding] {
    if findings.isEmpty { return [] }
    let metrics = set.tokens.indices.filter { TokenExtension(set.tokens[$0].extensions)?.metric != nil }
    let used = UsedTokens(set, from: map.tokens + looseTypography.values.flatMap(\.members) + metrics)
    let (kept, others) = used.split(findings)
    guard let first = others.first else { return kept }
    let what = others.count == 1 ? "1 mistake" : "\(others.count) mistakes"
    let message = "\(what) in tokens that no style uses; 'typeramp validate --all-tokens' shows all"
    return kept + [Finding(.unused, at: first.node, message, keyPath: first.keyPath)]
  }

  /// That nothing can be compiled: no token is typography that can be a style.
  fileprivate func missingTypography(in root: Node) -> Finding {
    let isSource = typographyTokens.allSatisfy { set.tokens[$0].isSource }
    let message =
      typographyTokens.isEmpty || !isSource
      ? "there is no typography here; expected a token with a family and a size, or a mapping file with a 'group' of loose tokens"
      : "all typography is in sets that only serve as sources, so no style comes of it; enable one of the sets"
    return Finding(.noStyle, at: root, message)
  }
}
