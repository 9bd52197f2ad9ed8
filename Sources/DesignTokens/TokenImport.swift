package import Diagnostics
package import Documents
package import DynamicType
package import StyleModel
import Writing

/// A token file lowered to a dictionary, with the findings.
package struct TokenImport: Sendable {
  /// The dictionary: computed, each node with the position of its source.
  package let tree: Tree
  let checked: CheckedTokens
  let styles: StyleMap
  /// The theme groups that require a choice but have none.
  package let neededThemes: [TokenChoice]
  /// Whether nothing in it is typography, which is an error.
  package let isWithoutTypography: Bool
  /// The paths of the tokens that cannot be read, for `ignore` in a mapping file.
  let ignored: [String]
  /// The findings in the tokens, by rule id.
  private let findings: [String: [Diagnostic]]

  package init(
    _ tree: Tree, _ form: TokenForm, _ options: ImportOptions, on platform: Platform, fonts: FontCatalog?
  ) {
    var faces = FaceFinder(fonts: fonts)
    let lowered = TokenLowering(tree, form, options, on: platform, &faces)
    checked = lowered.checked
    self.tree = lowered.tree(from: tree)
    styles = lowered.map
    stylesByPath = Dictionary(styles.entries.map { ($0.token.path, $0.style.name) }) { first, _ in first }
    neededThemes = checked.set.choices.filter { $0.kind == .theme && $0.isOpen }
    ignored = lowered.leftOut.paths
    var findings = checked.set.isUndecided ? [] : Self.findings(neededThemes, stylesByPath)
    findings += lowered.findings
    if findings.contains(where: { $0.id == TokenRule.reference.id && $0.severity == .error }) {
      findings += [checked.setNamesNote(in: tree.root)].compactMap(\.self)
    }
    isWithoutTypography = lowered.isEmpty && !findings.contains(where: { $0.severity == .error })
    if isWithoutTypography {
      let isShared = lowered.map.findings.contains { $0.id == TokenRule.sharedName.id }
      findings.append(checked.missingTypography(in: tree.root, isShared: isShared))
    }
    self.findings = Dictionary(grouping: checked.suggesting(findings), by: \.id)
  }

  /// A finding for each of the first groups that require a choice.
  private static func findings(_ choices: [TokenChoice], _ names: [String: String]) -> [Diagnostic] {
    choices.prefix(mostChoices).enumerated().map { index, choice in
      let others = index == mostChoices - 1 ? choices.dropFirst(mostChoices).map(\.name) : []
      let styles = Set(
        choice.dependents.map { path in
          names[path] ?? TextStyle(endOf: path)?.name ?? StyleNames.customName(ofPath: path)
        })
      let more = others.isEmpty ? "" : "; choose also from \(others.quotedList(upTo: 8))"
      return choice.openFinding(styles.sorted()).with { $0.add(more) }
    }
  }

  /// How many groups have a finding of their own.
  private static let mostChoices = 3

  /// Whether a token or a group of tokens is meant as typography, even one that cannot be read. Before a theme or a
  /// context is chosen that is unknown, so it is true.
  package var hasTypography: Bool {
    !checked.typographyTokens.isEmpty || !styles.entries.isEmpty || findings[TokenRule.choice.id] != nil
  }

  /// Whether styles cannot be read.
  package var hasUnreadableStyles: Bool { !ignored.isEmpty }

  /// The findings in the mapping file.
  package var mapFindings: [Diagnostic] { styles.mapped.findings }

  /// Whether it must be chosen between theme groups that are alternatives.
  package var isUndecided: Bool { checked.set.isUndecided }

  /// The choices in the document, made or not: themes and contexts.
  package var choices: [TokenChoice] { checked.set.choices }

  /// The names of the styles by the paths of what they are made of: a token, or a group of loose ones. Where one is
  /// several styles, the first.
  package let stylesByPath: [String: String]

  /// The paths of what styles are made of, by the names of the styles.
  package var pathsByStyle: [String: String] {
    Dictionary(styles.entries.map { ($0.style.name, $0.token.path) }) { first, _ in first }
  }

  /// The families, weights and slants that tokens name, by the names of their styles.
  package var familiesByStyle: [String: FontDescription] {
    let fonts = styles.entries.compactMap { entry in entry.font.map { (entry.style.name, $0, $1) } }
    return Dictionary(
      fonts.map { name, family, weight in
        let family = weight.face.isEmpty ? family : family + " " + weight.face
        return (name, FontDescription(family: family, weight: weight.weight, isItalic: weight.isItalic))
      }
    ) { first, _ in first }
  }

  var allFindings: [Diagnostic] { findings.values.flatMap(\.self) }

  /// The findings with a rule id, in order.
  package func findings(of id: String) -> [Diagnostic] { findings[id] ?? [] }
}

/// The parts of imported tokens that conversions use.
extension TokenImport {
  /// The name of the form for people: `Tokens Studio`.
  package var formTitle: String { checked.set.form.title }

  /// How many tokens are neither typography, nor metrics, nor targets of references: a dictionary cannot contain
  /// them.
  package var tokensWithoutPlace: Int {
    let groups = styles.entries.filter { $0.index == nil }.compactMap { checked.looseGroups[$0.token.path] }
    let loose = Set(groups.flatMap(\.members))
    return checked.set.tokens.indices.count { index in
      checked.tokens[index].type != .typography && !checked.isReached[index] && !loose.contains(index)
        && checked.set.tokens[index].own?[.metric] == nil
    }
  }
}
