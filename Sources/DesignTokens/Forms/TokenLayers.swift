import Diagnostics
import Documents
import Writing

/// One of the groups whose members are merged.
struct TokenLayer: Sendable {
  private(set) var node: Node
  /// The name of the set or the file; empty for a document of its own.
  var name = ""
  /// Whether its tokens can only be referred to, and are not styles themselves.
  var isSource = false
  /// Whether a token that another such layer also defines should have the same value in both.
  var mustAgree = false
  /// The choices with which it is merged.
  var condition = Condition.always

  /// What its tokens inherit from its own groups, which counts more for them than a group of its path in another layer,
  /// if nothing states an order.
  private(set) var group = GroupMembers()

  func at(_ node: Node) -> TokenLayer {
    var layer = self
    layer.node = node
    return layer
  }

  /// The layer for what is in a group.
  func within(_ object: TokenObject) -> TokenLayer {
    var layer = self
    if mustAgree { layer.group = group.adding([object]) }
    return layer
  }
}

/// The layers of a document and the choices among them, as its form defines them. A form chooses nothing.
struct TokenLayers: Sendable {
  /// All of them, the one with the highest precedence first.
  var layers: [TokenLayer]
  var findings: [Diagnostic] = []
  var choices: [TokenChoice] = []
  /// What each layer says; nil if there is nothing to choose.
  var claims: Claims?
  /// Whether it must be chosen between groups, so that the layers are not those of one design.
  var isUndecided = false
  var sets: [Node.Member] = []

  /// The layers that are merged: those of the chosen values, and of the first ones until something is chosen.
  var active: [TokenLayer] {
    let first = choices.first
    return layers.filter { $0.condition.isCertain(first) }.unique(by: \.node.id)
  }

  /// The layers and sets that are not merged.
  var others: [TokenLayer] {
    var seen = Set(active.map(\.node.id))
    return (layers + sets.map { TokenLayer(node: $0.value) }).filter { seen.insert($0.node.id).inserted }
  }

  var unused: [Node.Member] {
    let used = Set(active.map(\.node.id))
    return sets.filter { !used.contains($0.value.id) }
  }
}

extension TokenLayers {
  /// Finds the layers of a document, with the tokens that they have together.
  ///
  /// Choices that make no difference for typography need no answer.
  static func read(
    _ root: Node, as form: TokenForm, _ options: ImportOptions
  ) -> (layers: TokenLayers, walk: TokenWalk) {
    var found = form.layers(root, form, options)
    // Alternatives of files may have the name "" already.
    let modes = found.choices.contains { $0.name.isEmpty } ? "sets" : ""
    let walk = TokenWalk(found.active, of: root, form, mode: options.themes[modes])
    let names = walk.tokens.modeNames
    if let token = walk.tokens.first(where: { !$0.modes.isEmpty }) {
      let themes = names.map { TokenChoice.Theme(name: $0, node: token.modes[0].value) }
      found.add(
        TokenChoice(.theme, modes, themes, wanted: options.themes[modes], at: token.modes[0].value, isOfTokens: true))
      found.findings += walk.tokens.lacking(options.themes[modes], names)
      let layer = TokenLayer(node: root)
      found.claims = found.claims ?? Claims([layer], [walk.tokens + walk.plain], form, modes: found.choices.count - 1)
    }
    found.narrow(for: options.map?.content)
    return (found, walk)
  }

  mutating func add(_ choice: TokenChoice) {
    choices.append(choice)
    findings += [choice.mistake].compactMap(\.self)
  }

  /// Leaves to each choice only the values that make a difference for typography.
  private mutating func narrow(for map: TokenMapContent?) {
    guard let claims else { return }
    var values = ClaimValues(claims, choices.possible)
    let roots = claims.roots(map)
    var dependents = choices.map { _ in [String]() }
    for root in roots {
      for choice in values.outcome(of: root).choices { dependents[choice].append(root.path) }
    }
    for index in choices.indices { choices[index].narrow(values.classes(of: index), dependents[index]) }
    findings += choices.compactMap(\.namesakes)
    findings += [overruledFinding(claims, values.reached(from: roots))].compactMap(\.self)
    let first = choices.first
    for index in choices.indices where choices[index].isOpen {
      choices[index].offer { value in
        var chosen = first
        chosen[index] = [value]
        return claims.hasStyle(roots, chosen)
      }
    }
  }
}

extension TokenLayers {
  /// The warning that a chosen theme does not count, because a theme of a group without a choice overrides it.
  private func overruledFinding(_ claims: Claims, _ paths: [ExactString]) -> Diagnostic? {
    let overruled = claims.overruled(paths, choices)
    guard let (used, lost) = overruled.first else { return nil }
    let more = overruled.count == 1 ? "" : ", and \(overruled.count - 1) more"
    let message =
      "the chosen theme defines '\(lost.token.shownPath)'\(more), but a set of another group counts more in the order; "
      + "choose no theme of that group, or list its set before"
    return Diagnostic(.setConflict, at: used.token.name, message, keyPath: used.token.path)
      .noting("the unused value is here", at: lost.token.name)
  }
}

extension Claims {
  /// Whether something is a style with certain values of the choices, and all that it refers to is there.
  fileprivate func hasStyle(_ roots: [Root], _ chosen: [Set<Int>]) -> Bool {
    var values = ClaimValues(self, chosen)
    return roots.contains { !values.outcome(of: $0).isMissing }
  }
}

// MARK: - Values of tokens

extension Sequence<Token> {
  /// The names of all values of tokens that have several.
  var modeNames: [String] {
    var names: [String] = []
    for token in self {
      for mode in token.modes where names.count < Token.mostModes && !names.contains(mode.name) {
        names.append(mode.name)
      }
    }
    return names
  }

  /// The errors that tokens do not have the chosen value, if others have it.
  fileprivate func lacking(_ wanted: String?, _ names: [String]) -> [Diagnostic] {
    guard let wanted, names.contains(wanted) else { return [] }
    return filter { token in !token.modes.isEmpty && !token.modes.contains { $0.name == wanted } }.map { token in
      let message =
        "'\(token.shownPath)' has no '\(wanted)'; expected one of \(token.modes.map(\.name).quotedList(upTo: 8))"
      return Diagnostic(.choice, at: token.modes[0].value, message, keyPath: token.path)
    }
  }
}
