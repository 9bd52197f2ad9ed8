package import Diagnostics
package import Documents
package import DynamicType
package import StyleModel
import Writing

/// A token file lowered to a style dictionary, with the findings.
package struct TokenImport: Sendable {
  /// The style dictionary: computed, each node with the position of its source.
  package let tree: Tree
  /// The findings in the mapping file.
  package let mapFindings: [Diagnostic]
  /// The tokens and their values, for outputs that keep tokens that are not styles.
  let reading: TokenReading
  /// The style of each token.
  let styles: StyleMap
  /// The theme groups that require a choice but have none.
  package let neededThemes: [TokenChoice]
  /// The findings in the tokens, by rule id.
  private let findings: [String: [Diagnostic]]

  package init(
    _ tree: Tree, _ form: TokenForm, _ settings: TokenSettings, on platform: Platform, fonts: FontCatalog?
  ) {
    let lowered = LoweredTokens(tree, form, settings, on: platform, fonts: fonts)
    reading = lowered.reading
    self.tree = lowered.tree(from: tree)
    styles = lowered.map
    mapFindings = lowered.map.mapFindings
    let open = reading.set.choices.filter { $0.kind == .theme && $0.isOpen }
    let comparison = ThemeComparison(open, size: tree.root.size) { themes in
      var settings = settings
      settings.themes.merge(themes) { $1 }
      // Without a choice, the first themes are active.
      let isFirst = open.allSatisfy { themes[$0.name] == $0.different.first }
      let lowered = isFirst ? lowered : LoweredTokens(tree, form, settings, on: platform, fonts: fonts)
      return lowered.styles(from: tree, allOn: settings.keepsTypography ? platform : nil)
    }
    let needed = comparison.needed
    neededThemes = needed.map(\.choice)
    let findings = ThemeComparison.findings(needed) + lowered.findings
    let isEmpty = lowered.map.entries.isEmpty && reading.metrics.isEmpty
    let missing = isEmpty && !findings.contains(where: \.isError) ? reading.missingTypography(in: tree.root) : nil
    self.findings = Dictionary(grouping: findings + (missing.map { [$0] } ?? []), by: \.id)
  }

  /// The choices in the document, made or not: themes and contexts.
  package var choices: [TokenChoice] { reading.set.choices }

  /// The names of the styles by the paths of what they are made of: a token, or a group of loose ones. Where one is several
  /// styles, the first.
  package var stylesByPath: [String: String] {
    let pairs = styles.entries.map { entry in
      switch entry.source {
      case .token(let index): (reading.set.tokens[index].path, entry.style.name)
      case .group(let path): (path, entry.style.name)
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The findings with a rule id, in order.
  package func findings(of id: String) -> [Diagnostic] { findings[id] ?? [] }
}

extension StyleMap.Style {
  /// What outputs call it.
  fileprivate var name: String {
    switch self {
    case .text(let style, _): style.name
    case .custom(let name, _): name
    }
  }
}

/// Tokens on their way to a style dictionary.
private struct LoweredTokens {
  let reading: TokenReading
  let map: StyleMap
  private let lowering: TokenLowering
  private let settings: TokenSettings

  init(_ tree: Tree, _ form: TokenForm, _ settings: TokenSettings, on platform: Platform, fonts: FontCatalog?) {
    reading = form.read(tree, settings, on: platform)
    map = StyleMap(reading, map: settings.map, on: platform)
    lowering = TokenLowering(reading, map, FontNaming(fonts: fonts))
    self.settings = settings
  }

  var findings: [Diagnostic] {
    let used = settings.reportsAllTokens ? reading.findings : findingsOfUsedTokens
    return used + map.findings + reading.metricFindings + lowering.findings
  }

  /// The findings in tokens from which styles and metrics are made, and a note about the others.
  private var findingsOfUsedTokens: [Diagnostic] {
    if reading.findings.isEmpty { return [] }
    let candidates = StyleCandidates(reading.set, settings.map?.content)
    let roots = reading.tokens.indices.filter {
      candidates.contains($0, isTypography: reading.tokens[$0].type == .typography)
    }
    let (kept, others) = UsedTokens(reading.set, from: roots).split(reading.findings)
    guard settings.countsUnusedTokens, let first = others.first else { return kept }
    let what = others.count == 1 ? "1 mistake" : "\(others.count) mistakes"
    let message = "\(what) in tokens that no style uses; 'typeramp validate --all-tokens' shows all"
    let rule = TokenRule.unused.description
    return kept + [
      Diagnostic(
        id: rule.id, severity: rule.severity, message: message, range: first.range, keyPath: first.keyPath)
    ]
  }

  func tree(from base: Tree) -> Tree { lowering.tree(from: base) }

  /// The value of each key of the style dictionary; under "", everything that is not a key, such as whether there are
  /// errors.
  ///
  /// - Parameter platform: the platform for which all typography is written, so that it is compared too; nil to leave
  ///   it out.
  func styles(from base: Tree, allOn platform: Platform?) -> [String: String] {
    let typography = platform.flatMap { TokenRewrite(reading, map, on: $0).document?.line } ?? ""
    let top = tree(from: base).root.members
    let custom = top.filter { $0.name == ReservedKey.custom.rawValue }.flatMap(\.value.members)
    let members = (top.filter { $0.name != ReservedKey.custom.rawValue } + custom).map { member in
      (member.name, JSONValue(member.value)?.line ?? "")
    }
    return Dictionary([("", "\(findings.contains(where: \.isError)) \(typography)")] + members) { $0 + $1 }
  }
}

extension TokenReading {
  /// The finding that there is nothing to compile: no token is typography that can be a style.
  fileprivate func missingTypography(in root: Node) -> Diagnostic {
    let isSource = typographyTokens.allSatisfy { set.tokens[$0].isSource }
    let message =
      typographyTokens.isEmpty || !isSource
      ? "there is no typography here; expected a token with a family and a size, or a mapping file with a 'group' of loose tokens"
      : "all typography is in sets that are only sources; enable one of the sets"
    return Diagnostic(.noStyle, at: root, message)
  }
}
