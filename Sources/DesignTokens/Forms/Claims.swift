import Documents
import DynamicType
import StyleModel
import Writing

/// What all layers of a document say about each path, also those that no choice makes active. Nothing is dropped, so
/// every question about choices is answered here: what depends on them, and who contradicts whom.
struct Claims: Sendable {
  /// What one layer says about a path.
  struct Claim: Sendable {
    let token: Token
    /// Whether its layer is only a source, so that no style is made of it.
    let isSource: Bool
    /// When it counts: the indices of conditions that must all hold.
    let conditions: [Int]
  }

  let form: TokenForm
  /// Those of the layers, and of the values of tokens that have several.
  private(set) var conditions: [Condition]
  /// By path, the one with the highest precedence first.
  private var claims: [ExactString: [Claim]] = [:]
  private(set) var paths: [ExactString] = []

  /// - Parameters:
  ///   - tokens: those of each layer, and its plain values.
  ///   - modes: the index of the choice between the values of tokens that have several.
  init(_ layers: [TokenLayer], _ tokens: [[Token]], _ form: TokenForm, modes: Int) {
    self.form = form
    conditions = layers.map(\.condition)
    let names = tokens.joined().modeNames
    for (index, layer) in layers.enumerated() {
      for token in tokens[index] { add(token, layer.isSource, of: index, names, modes) }
    }
  }

  private mutating func add(_ token: Token, _ isSource: Bool, of layer: Int, _ names: [String], _ choice: Int) {
    let path = ExactString(token.path)
    if claims[path] == nil { paths.append(path) }
    guard !token.modes.isEmpty else {
      return claims[path, default: []].append(Claim(token: token, isSource: isSource, conditions: [layer]))
    }
    // The first value is that of all names which the token does not have.
    let own = token.modes.map { mode in names.firstIndex(of: mode.name) }
    for (place, mode) in token.modes.enumerated() {
      var condition = Condition()
      for index in names.indices where own[place] == index || place == 0 && !own.contains(index) {
        condition.add(index, of: choice)
      }
      conditions.append(condition)
      let claim = Claim(token: token.at(mode, form), isSource: isSource, conditions: [layer, conditions.count - 1])
      claims[path, default: []].append(claim)
    }
  }

  subscript(_ path: ExactString) -> [Claim] { claims[path] ?? [] }

  /// The paths that a value refers to, as far as something is claimed there; nil for each that leads nowhere.
  func targets(of value: Node) -> [ExactString?] { value.references.map(target) }

  /// The path of the token that a reference names, or of one of whose value it names a member.
  private func target(_ reference: String) -> ExactString? {
    let trimmed = reference.split(separator: ".").map(\.trimmed)
    let paths =
      [reference] + (trimmed.count > 1 ? [trimmed, trimmed.dropLast()] : [trimmed]).map { $0.joined(separator: ".") }
    return paths.lazy.map(ExactString.init).first { claims[$0] != nil }
  }
}

// MARK: - Typography

extension Claims {
  /// What a style or a metric may be made of.
  struct Root {
    let path: String
    /// Its tokens; the first is needed.
    let parts: [ExactString]
    /// Whether a mapping file names it, so that sets that are only sources count.
    let isNamed: Bool
  }

  /// What may be a style or a metric, whatever is chosen.
  ///
  /// - Parameter map: the content of a mapping file.
  func roots(_ map: TokenMapContent?) -> [Root] {
    let named = Set((map?.styles ?? []).compactMap(\.path.string))
    let composite = paths.filter { path in
      self[path].contains { $0.token.isComposite || $0.token.own?[.metric] != nil }
        && (named.contains(path.text) || !(map?.leavesOut(path.text) ?? false))
    }
    let groups = named.filter { claims[ExactString($0)] == nil }
    let isAlone = !composite.contains { path in self[path].contains { !$0.isSource && $0.token.isReadable } }
    let roots = composite.map { Root(path: $0.text, parts: [$0], isNamed: named.contains($0.text)) }
    return groups.isEmpty && !isAlone ? roots : roots + looseRoots(groups, isAlone: isAlone)
  }

  /// The groups of loose tokens that may be styles: those with names, and all with the shape of a style if there is no
  /// other typography.
  private func looseRoots(_ named: Set<String>, isAlone: Bool) -> [Root] {
    let tokens = paths.compactMap { path in self[path].first { !$0.isSource }?.token }
    let loose = LooseMembers(tokens, namedGroups: named)
    return (named.sorted() + (isAlone ? loose.styles : [])).map { group in
      var members = loose[group] ?? [:]
      for member in [Typography.Member.fontFamily, .fontWeight] {
        members[member] = members[member] ?? loose.inherited(member, by: group) { _ in true }
      }
      let families = members[.fontFamily] == nil ? loose.families : []
      let indices = [members[.fontSize]].compactMap(\.self) + members.values.sorted() + families
      return Root(path: group, parts: indices.map { ExactString(tokens[$0].path) }, isNamed: named.contains(group))
    }
  }

  /// The paths at which groups of themes define typography differently, each with these groups.
  ///
  /// - Parameter active: the indices of the active themes by that of their choice.
  func disputes(_ active: [Set<Int>]) -> [(path: ExactString, groups: Set<Int>)] {
    paths.compactMap { path in
      var values: [Int: Node] = [:]
      for claim in self[path] where claim.token.isComposite && !claim.isSource {
        for (group, themes) in conditions[claim.conditions[0]].values
        where values[group] == nil && !active[group].isDisjoint(with: themes) {
          values[group] = claim.token.value
        }
      }
      guard let first = values.first?.value, values.count > 1, values.values.contains(where: { !$0.isSame(as: first) })
      else { return nil }
      return (path, Set(values.keys))
    }
  }
}

extension Claims {
  /// What a chosen theme says about paths, and is not used: a theme of a group without a choice counts more.
  ///
  /// - Returns: for each path the claim that is used, and that of the chosen theme.
  func overruled(_ paths: some Sequence<ExactString>, _ choices: [TokenChoice]) -> [(used: Claim, lost: Claim)] {
    let active = choices.first
    let chosen = choices.indices.filter { choices[$0].chosen != nil }
    let isChosen = { (claim: Claim) in
      chosen.contains { !active[$0].isDisjoint(with: conditions[claim.conditions[0]].values[$0] ?? []) }
    }
    return paths.compactMap { path in
      let claims = self[path].filter { $0.conditions.allSatisfy { conditions[$0].isCertain(active) } }
      guard let used = claims.first, !conditions[used.conditions[0]].values.isEmpty, !isChosen(used),
        let lost = claims.first(where: isChosen), !lost.token.value.isSame(as: used.token.value)
      else { return nil }
      return (used, lost)
    }
  }
}

extension Token {
  /// Whether it is one style by itself.
  var isComposite: Bool { textualType(value) == .typography }

  /// Whether it is a style by itself that can be read, unless a part of it cannot.
  fileprivate var isReadable: Bool {
    isComposite && (value.kind == .dictionary || (Reference(value) ?? Reference(olderAlias: value)) != nil)
  }

  /// The token with one of its several values.
  fileprivate func at(_ mode: Node.Member, _ form: TokenForm) -> Token {
    Token(
      path: path, name: name, object: mode.value, TokenObject(mode.value, form),
      in: GroupMembers(type: groupType, deprecated: deprecated), isSource: isSource)
  }
}

extension TokenMapContent {
  /// Whether no style is made of a token, unless the file names it.
  fileprivate func leavesOut(_ path: String) -> Bool {
    ignored.matches(path) || custom.map { !$0.matches(path) && TextStyle(endOf: path) == nil } ?? false
  }
}
