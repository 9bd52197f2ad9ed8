import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// Tokens on their way to a dictionary.
struct TokenLowering {
  let checked: CheckedTokens
  let map: StyleMap
  private let options: ImportOptions
  private let entries: [TokenEntry]
  private let styleFindings: [Diagnostic]

  init(
    _ tree: Tree, _ form: TokenForm, _ options: ImportOptions, on platform: Platform, _ faces: inout FaceFinder
  ) {
    self.options = options
    checked = CheckedTokens(tree, as: form, options, on: platform)
    map = StyleMap(checked, map: options.map)
    var entries: [TokenEntry] = []
    var findings: [Diagnostic] = []
    for entry in map.entries where options.excluded[entry.style.name] == nil {
      let lowered = TokenEntry(entry, in: checked, &faces)
      findings += [entry.token.deprecation, lowered?.finding].compactMap(\.self)
      if let lowered { entries.append(lowered) }
    }
    findings += [Self.familyless(map.entries, form), Self.onlyFamily(map.entries, checked)].compactMap(\.self)
    self.entries = entries
    styleFindings = findings
    leftOut = LeftOutStyles(checked, map, options)
    top = TopMembers(checked.set)
  }

  /// The warning that styles have no family and get the system font; DTCG's tokens have findings of their own.
  private static func familyless(_ entries: [StyleMap.Entry], _ form: TokenForm) -> Diagnostic? {
    let fonts = Set(EntryKey.ofFonts.map(\.rawValue))
    let tokens = entries.filter { entry in
      entry.typography.families == nil && !entry.typography.isBroken && entry.token.own == nil
        && !entry.keys.contains { fonts.contains($0.name) } && (form.isTextual || entry.index == nil)
    }.map(\.token)
    return Diagnostic(.missingMember, about: tokens, "style", "without a family, and in the system font") { _ in
      "; add a family, or name a font in a mapping file"
    }
  }

  /// The note that groups have no family, and get the only one of the project.
  private static func onlyFamily(_ entries: [StyleMap.Entry], _ checked: CheckedTokens) -> Diagnostic? {
    let groups = entries.filter { $0.index == nil && checked.looseGroups[$0.token.path]?.hasOnlyFamily ?? false }
    return Diagnostic(
      .reading, about: groups.map(\.token), "style", "without a family, and in the only one of the project")
  }

  let leftOut: LeftOutStyles
  private let top: TopMembers

  /// Whether there is a style or a metric, readable or not.
  var isEmpty: Bool { map.entries.isEmpty && leftOut.isEmpty && checked.metrics.isEmpty }

  var findings: [Diagnostic] {
    let leavesOut = options.leavesOut && !leftOut.isEmpty
    if leavesOut, entries.isEmpty {
      let choices = checked.findings.filter { $0.id == TokenRule.choice.description.id }
      let causes = UsedTokens(checked.set, from: leftOut.tokens.sorted()).split(checked.findings).0.filter {
        $0.severity == .error
      }
      let shared = map.findings.filter { $0.id == TokenRule.sharedName.id }
      return choices.isEmpty ? causes + shared + [leftOut.nothingLeft].compactMap(\.self) : choices
    }
    let reportsAll = options.reportsAllTokens || options.conformance == .strict
    let used = SetConflicts.merged(reportsAll && !leavesOut ? checked.findings : findingsOfUsedTokens(leavesOut))
    let note = leavesOut ? leftOut.note : leftOut.advice
    let unchosen = checked.unchosenNote(map.mapped.ignores)
    return used + map.findings + checked.metricFindings + styleFindings
      + [note, unchosen, top.note].compactMap(\.self)
  }

  /// The findings in tokens from which styles and metrics are made, and a note about the others.
  ///
  /// - Parameter leavesOut: whether styles that cannot be read are not made; the note about them has their mistakes.
  private func findingsOfUsedTokens(_ leavesOut: Bool) -> [Diagnostic] {
    if checked.findings.isEmpty { return [] }
    let left = leavesOut ? leftOut.tokens : []
    // Typography that cannot be a style is reported if there is no other.
    let roots = checked.tokens.indices.filter { index in
      (map.mapped.uses(index) || isEmpty && checked.set.tokens[index].isMeantAsTypography) && !left.contains(index)
    }
    let (kept, others) = UsedTokens(checked.set, from: roots).split(checked.findings)
    guard !others.isEmpty, !leavesOut else { return kept }
    let (meant, unused) = unusedTypography.split(others)
    let warnings = [Self.warning(meant.filter { $0.severity == .error })].compactMap(\.self)
    guard let first = unused.first else { return kept + warnings }
    let what = unused.count == 1 ? "1 mistake" : "\(unused.count) mistakes"
    let message = "\(what) in tokens that no style uses; 'typeramp validate --all-tokens' shows all"
    return kept + warnings + [Self.finding(.unused, at: first, message)]
  }

  /// One warning for the mistakes in typography that no style uses.
  private static func warning(_ mistakes: [Diagnostic]) -> Diagnostic? {
    mistakes.first.map { first in
      let more = mistakes.count == 1 ? "" : ", and \(mistakes.count - 1) more"
      let message = "typography cannot be read, though no style is made of it: \(first.message)\(more)"
      return finding(.notComposite, at: first, message)
    }
  }

  private static func finding(_ rule: TokenRule, at other: Diagnostic, _ message: String) -> Diagnostic {
    Diagnostic(
      id: rule.id, severity: rule.description.severity, message: message, range: other.range, keyPath: other.keyPath)
  }

  /// The typography of which no style is made, although no mapping file leaves it out, and what it refers to.
  private var unusedTypography: UsedTokens {
    let indices = checked.tokens.indices.filter { index in
      checked.set.tokens[index].isMeantAsTypography && !map.mapped.ignores(checked.set.tokens[index].path)
    }
    return UsedTokens(checked.set, from: indices)
  }
}

// MARK: - The dictionary

/// What the files or sets of a document say about it as a whole, as far as they agree.
private struct TopMembers {
  let description, extensions: Node?
  /// The extensions with that of typeramp.
  let own: Node?
  /// Only a document of its own has unknown members.
  let others: [Node.Member]
  /// The note that some are left out, because they differ.
  let note: Diagnostic?

  init(_ set: TokenSet) {
    let objects = set.layers.map { TokenObject($0.node, set.form) }
    let (descriptions, all) = (objects.compactMap(\.description), objects.compactMap(\.extensions))
    var different: [(name: String, node: Node)] = []
    func only(_ name: String, _ nodes: [Node]) -> Node? {
      guard let other = nodes.first(where: { !$0.isSame(as: nodes[0]) }) else { return nodes.first }
      different.append((name, other))
      return nil
    }
    description = only("$description", descriptions)
    extensions = only("$extensions", all)
    own = only(TokenExtension.vendor, all.filter { TokenExtension($0) != nil })
    others = objects.first?.unknown.filter { $0.name != ReservedKey.schema.rawValue } ?? []
    let (names, verb) = (different.map(\.name).quotedList, different.count == 1 ? "is" : "are")
    note = different.first.map {
      Diagnostic(.reading, at: $0.node, "the tops of the files have different \(names), which \(verb) left out")
    }
  }
}

extension TokenLowering {
  func tree(from base: Tree) -> Tree {
    var derived = DerivedTree(from: base)
    var references = checked.reader.references
    derived.dictionary(at: base.root) { tree in
      addTop(to: &tree, &references)
      for entry in entries where !entry.style.isCustom { entry.write(to: &tree, &references) }
      add(.custom, entries.filter(\.style.isCustom), to: &tree, at: base.root) { $0.write(to: &$1, &references) }
      add(.metrics, checked.metrics, to: &tree, at: base.root) { $0.write(to: &$1) }
    }
    return derived.tree
  }

  /// Adds the top-level keys that are not styles.
  private func addTop(to tree: inout DerivedTree, _ references: inout References) {
    let kept = TokenExtension(top.own)?.entry ?? []
    tree.add(kept.map(DerivedMember.copied))
    tree.add(description: top.description, extensions: top.extensions, others: top.others, &references)
  }

  /// Adds the members of a reserved key. An empty group is added too, if the tokens have one of that name.
  private func add<Element>(
    _ key: ReservedKey, _ elements: [Element], to tree: inout DerivedTree, at root: Node,
    _ write: (Element, inout DerivedTree) -> Void
  ) {
    let hasEmptyGroup = checked.set.layers.contains {
      $0.node.value(of: key.rawValue).map { $0.kind == .dictionary && $0.size == 1 } ?? false
    }
    guard !elements.isEmpty || hasEmptyGroup else { return }
    tree.string(key.rawValue, at: root)
    tree.dictionary(at: root) { tree in
      for element in elements { write(element, &tree) }
    }
  }
}

extension TokenMetric {
  fileprivate func write(to tree: inout DerivedTree) {
    let kept = token.own?.entry.filter { isImplied || $0.name != MetricEntry.valueKey } ?? []
    tree.copy(name)
    tree.dictionary(at: token.object) { tree in
      if !isImplied { tree.add([.computed(MetricEntry.valueKey, .number(value), at: token.value)]) }
      tree.add(kept.map(DerivedMember.copied))
    }
  }
}

extension Token {
  /// Whether it says that it is typography, possibly misspelt.
  var isMeantAsTypography: Bool {
    (ownType ?? groupType)?.string.map { Spelling.isSlip($0, for: TokenType.typography.rawValue) } ?? false
  }

  fileprivate var deprecation: Diagnostic? {
    guard let node = deprecated, node.boolean != false else { return nil }
    let reason = node.string.map { ": \($0)" } ?? ""
    return Diagnostic(.deprecated, at: name, "'\(path)' is deprecated\(reason)", keyPath: path)
  }
}
