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
    var naming = TokenFontNaming(fonts: fonts)
    let lowered = TokenLowering(tree, form, settings, on: platform, &naming)
    reading = lowered.reading
    self.tree = lowered.tree(from: tree)
    styles = lowered.map
    mapFindings = lowered.map.mapped.findings
    let open = reading.set.choices.filter { $0.kind == .theme && $0.isOpen }
    let comparison = ThemeComparison(open, size: tree.root.size) { themes in
      var settings = settings
      settings.themes.merge(themes) { $1 }
      // Without a choice, the first themes are active.
      let isFirst = open.allSatisfy { themes[$0.name] == $0.different.first }
      let lowered = isFirst ? lowered : TokenLowering(tree, form, settings, on: platform, &naming)
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
