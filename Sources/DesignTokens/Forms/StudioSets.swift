import Diagnostics
import Documents
import Writing

extension TokenForm {
  /// The Tokens Studio plugin for Figma: sets in one file or in a folder, with either spelling of the keys.
  public static let tokensStudio = TokenForm(
    name: "tokens-studio", title: "Tokens Studio",
    valueKeys: ["$value", "value"], typeKeys: ["$type", "type"], descriptionKeys: ["$description", "description"],
    bareUnit: .px, isTextual: true,
    layers: { root, _, options in StudioSets(root, options).layers },
    isLikely: { $0.hasStudioType || StudioSets.isLikely($0.root) })
}

extension CheckedTokens {
  /// The note that all broken references of a Tokens Studio document begin with the name of a set; nil if they do not.
  func setNamesNote(in root: Node) -> Diagnostic? {
    guard set.form.name == TokenForm.tokensStudio.name else { return nil }
    let broken = root.references.filter { $0.contains(".") && set.place(ofAlias: $0) == nil }
    let sets = Set(root.members.map(\.name))
    guard !broken.isEmpty, broken.allSatisfy({ sets.contains(String($0.prefix { $0 != "." })) }) else { return nil }
    let message = "the references begin with the names of sets; '--from style-dictionary' reads these as parts of paths"
    return Diagnostic(.reading, at: root, message)
  }
}

/// The sets of a Tokens Studio document that the active themes enable, merged in order: later sets take precedence.
struct StudioSets {
  private let root: Node
  private let sets: [Node.Member]
  /// How the active themes use the sets; nil without themes.
  private let uses: [String: StudioThemes.Use]?
  private let themes: StudioThemes
  private let options: ImportOptions
  /// The findings that themes name sets that do not exist.
  private let missingSets: [Diagnostic]

  init(_ root: Node, _ options: ImportOptions) {
    self.root = root
    self.options = options
    sets = root.members.filter { !$0.name.hasPrefix("$") }
    let names = sets.map(\.name)
    let metadata = root.value(of: Self.metadataKey)
    let active = metadata?.value(of: "activeThemes")?.elements.compactMap(\.string) ?? []
    var groups = StudioThemes(
      root.value(of: Self.themesKey), sets: StudioSetNames(names), wanted: options.themes, active: active)
    missingSets = groups.missingSets
    (ordered, unranked) = Self.order(names, root)
    let ordered = ordered
    var typography = SetTypography(root, sets)
    lazy var ranks = Dictionary(ordered.enumerated().map { (names[$1], $0) }) { $1 }
    groups.decide { uses in
      typography.values(in: uses.keys.compactMap { ranks[$0] }.sorted().map { ordered[$0] })
    }
    if groups.isOpen {
      let tokens = sets.map { ($0.name, TokenWalk([TokenLayer(node: $0.value)], of: root, .tokensStudio).tokens) }
      groups.leaveOutIdle(SetReach(tokens))
    }
    self.themes = groups
    let activeSets = metadata?.value(of: "activeSets")?.elements.compactMap(\.string)
    let ownUses = activeSets.map { Dictionary($0.map { ($0, StudioThemes.Use.enabled) }) { $1 } }
    uses = options.themes.isEmpty && active.isEmpty ? ownUses ?? groups.uses : groups.uses
  }

  /// Whether a document has sets, and not its tokens at the top level.
  static func isLikely(_ root: Node) -> Bool {
    root.members.contains { $0.name == themesKey || $0.name == metadataKey }
  }

  /// The enabled sets, the last first, and then those that are only sources: a set that a theme enables counts more.
  var layers: TokenLayers {
    guard Self.isLikely(root) || hasSets else { return TokenLayers(filesOf: root, .tokensStudio, options) }
    let all = ordered.reversed().compactMap(layer)
    let layers = all.filter { !$0.isSource } + all.filter(\.isSource)
    let used = Set(layers.map(\.node.id))
    return TokenLayers(
      layers: layers, findings: missingSets + findings(about: layers), choices: themes.choices,
      isUndecided: !themes.alternatives.isEmpty, unused: sets.filter { !used.contains($0.value.id) })
  }

  /// Whether the names at the top are those of sets, although nothing says so: references do not begin with them.
  private var hasSets: Bool {
    if root.isOfProject { return false }
    let paths = Set(TokenWalk([TokenLayer(node: root)], of: root, .tokensStudio).tokens.map { ExactString($0.path) })
    let inSets = Set(
      paths.compactMap { path in path.text.firstIndex(of: ".").map { ExactString(String(path.text[$0...].dropFirst())) }
      })
    let references = root.references.map(ExactString.init)
    return !references.contains(where: paths.contains) && references.contains(where: inSets.contains)
  }

  private static let themesKey = "$themes"
  private static let metadataKey = "$metadata"

  /// The indices of the sets, in merge order.
  private let ordered: [Int]
  /// Those of the sets whose positions in the order are not stated, or stated twice.
  private let unranked: Set<Int>

  private static func order(_ names: [String], _ root: Node) -> (ordered: [Int], unranked: Set<Int>) {
    let order = root.value(of: metadataKey)?.value(of: "tokenSetOrder")?.elements.compactMap(\.string) ?? []
    // The order in one file is a person's; that of files in a folder is the alphabet's.
    if order.isEmpty { return (Array(names.indices), root.isOfProject ? Set(names.indices) : []) }
    let positions = Dictionary(grouping: order.indices) { order[$0] }
    // A set that is a folder means its files.
    let places = names.map { name in
      ([name] + StudioSetNames.folders(around: name)).lazy.compactMap { positions[$0] }.first ?? []
    }
    let ordered = names.indices.sorted { (places[$0].first ?? .max, $0) < (places[$1].first ?? .max, $1) }
    return (ordered, Set(names.indices.filter { places[$0].count != 1 }))
  }

  /// The layer of a set; nil if no theme enables the set. Without themes every set is used, and no two of them should
  /// define a token differently.
  private func layer(_ index: Int) -> TokenLayer? {
    let (name, node) = (sets[index].name, sets[index].value)
    guard let uses else { return TokenLayer(node: node, name: name, mustAgree: true) }
    return uses[name].map {
      TokenLayer(node: node, name: name, isSource: $0 == .source, mustAgree: unranked.contains(index))
    }
  }

  /// Reports unknown choices, and themes that enable nothing.
  private func findings(about layers: [TokenLayer]) -> [Diagnostic] {
    let choices = themes.choices
    let unknown = choices.compactMap(\.mistake) + themes.namesakes
    if let finding = themes.alternativesFinding, unknown.isEmpty { return [finding] }
    guard unknown.isEmpty, layers.isEmpty, !sets.isEmpty, let choice = choices.first, !choice.isOpen
    else { return unknown }
    let message =
      "the chosen themes enable no set; expected themes that enable one of \(sets.map(\.name).quotedList(upTo: 8))"
    return [Diagnostic(.choice, at: choice.node, message)]
  }
}

/// The themes of a Tokens Studio project by group. One theme of each group is active.
struct StudioThemes {
  /// In the order of their first themes; themes without a group form a group named "".
  private(set) var groups: [Group] = []

  /// How a theme uses a set that it does not disable.
  enum Use: String {
    case source, enabled
  }

  struct Group {
    let name: String
    fileprivate(set) var themes: [Theme]
    fileprivate(set) var wanted: String?
    /// Whether the document itself names a theme of it.
    fileprivate var isActive = false
    /// Whether its name is written in several ways.
    fileprivate(set) var hasTwins = false
    /// Whether no theme of it is active.
    fileprivate(set) var isLeftOut = false
    /// Whether no typography depends on its themes.
    fileprivate(set) var isIdle = false
  }

  struct Theme {
    let name: String
    let node: Node
    /// How it uses the existing sets, without those that it disables.
    let uses: [String: Use]
  }

  /// The findings that themes name sets that do not exist, or use them in an unknown way.
  private(set) var missingSets: [Diagnostic] = []
  private var reported: Set<String> = []
  private static let mostReported = 32

  /// - Parameters:
  ///   - themes: the value of `$themes`.
  ///   - active: the themes that the document itself chooses, each as its group, a slash and its name.
  init(_ themes: Node?, sets: StudioSetNames, wanted: [String: String], active: [String]) {
    var places: [String: Int] = [:]
    for node in themes.map({ Array($0.elements) }) ?? [] where node.kind == .dictionary {
      let theme = theme(node, sets)
      let name = node.value(of: "group")?.string ?? ""
      if let place = places[name] {
        groups[place].themes.append(theme)
        groups[place].hasTwins = groups[place].hasTwins || ExactString(groups[place].name) != ExactString(name)
      } else {
        places[name] = groups.count
        groups.append(
          Group(name: name, themes: [theme], wanted: wanted[name], isLeftOut: wanted[name]?.isEmpty ?? false))
      }
    }
    for text in active { activate(text, besides: wanted) }
  }

  /// Chooses a theme that the document itself names. Group and name may both have slashes: the themes that there are
  /// decide, otherwise the longest group. A second theme of a group leaves it open.
  private mutating func activate(_ text: String, besides wanted: [String: String]) {
    let named = groups.indices.filter { text.hasPrefix(groups[$0].name + "/") }
    let known = named.filter { place in groups[place].themes.contains { groups[place].name + "/" + $0.name == text } }
    guard
      let place = known.count > 1
        ? nil : known.first ?? named.max(by: { groups[$0].name.count < groups[$1].name.count })
    else { return }
    let group = groups[place].name
    if wanted[group] != nil { return }
    let name = String(text.dropFirst(group.count + 1))
    groups[place].wanted = groups[place].isActive && groups[place].wanted != name ? nil : name
    groups[place].isActive = true
  }

  private mutating func theme(_ node: Node, _ sets: StudioSetNames) -> Theme {
    var uses: [String: Use] = [:]
    let title = node.value(of: "name")
    for member in node.value(of: "selectedTokenSets")?.members.map(\.self) ?? [] {
      if member.value.string == "disabled" { continue }
      let (name, use) = (member.name, member.value.string.flatMap(Use.init(rawValue:)))
      let named = sets.names.contains(name) ? [name] : sets.folders[name] ?? []
      if use == nil || named.isEmpty { report(member, of: title?.string ?? "", sets, isMissing: named.isEmpty) }
      for set in named { uses[set] = uses[set] ?? use }
    }
    return Theme(name: title?.string ?? "", node: title ?? node, uses: uses)
  }

  /// Reports how a theme uses a set, once for each set.
  private mutating func report(_ set: Node.Member, of theme: String, _ sets: StudioSetNames, isMissing: Bool) {
    guard reported.insert(set.name).inserted, reported.count <= Self.mostReported else { return }
    guard isMissing else {
      let message = "expected 'enabled', 'source' or 'disabled', not \(set.value.phrase); the set is not used"
      return missingSets.append(Diagnostic(.setConflict, at: set.value, message))
    }
    let message = "theme '\(Shortened.name(theme))' uses the set '\(Shortened.name(set.name))', which does not exist"
    let suggestion = Spelling.closest(to: set.name, among: sets.names.sorted().prefix(1_000))
    missingSets.append(Diagnostic(.setConflict, at: set.key, message).replacing(by: suggestion, isSafe: false))
  }

  /// The groups whose themes define a typography token differently, if none of them is chosen: only one can be meant.
  private(set) var alternatives: [Group] = []
  /// A token that they define differently.
  private(set) var disputed: String?

  /// Leaves out groups that define a typography token differently than a chosen group.
  ///
  /// - Parameter typography: the values of the typography tokens that some sets define together, by path.
  mutating func decide(_ typography: ([String: Use]) -> [ExactString: String]) {
    guard groups.count(where: { !$0.isLeftOut && $0.wanted == nil }) > 0, groups.count > 1 else { return }
    var values: [ExactString: [(group: Int, value: String)]] = [:]
    for index in groups.indices where !groups[index].isLeftOut {
      let uses = groups[index].active.uses.filter { $0.value == .enabled }
      for (path, value) in typography(uses) { values[path, default: []].append((index, value)) }
    }
    var open: Set<Int> = []
    var left: Set<Int> = []
    for (path, claims) in values where claims.contains(where: { $0.value != claims[0].value }) {
      let chosen = claims.filter { groups[$0.group].wanted != nil }
      let others = claims.filter { groups[$0.group].wanted == nil }.map(\.group)
      if chosen.isEmpty {
        open.formUnion(others)
        disputed = [disputed, path.text].compactMap(\.self).min()
      } else {
        left.formUnion(others)
      }
    }
    for index in left { groups[index].isLeftOut = true }
    alternatives = open.subtracting(left).sorted().map { groups[$0] }
    if alternatives.count < 2 { alternatives = [] }
  }

  /// Whether a theme can be chosen, and is not, or has the name of another one.
  var isOpen: Bool { groups.contains { $0.choice.isOpen || $0.namesakes != nil } }

  /// The errors that two themes of a group have one name: no choice can tell them apart.
  var namesakes: [Diagnostic] { groups.compactMap(\.namesakes) }

  /// Leaves groups without a choice whose themes make no difference for typography.
  mutating func leaveOutIdle(_ reach: SetReach) {
    for index in groups.indices where groups[index].choice.isOpen || groups[index].namesakes != nil {
      let uses = groups[index].themes.map(\.uses)
      let sets = Set(uses.flatMap(\.keys)).filter { set in uses.contains { $0[set] != uses[0][set] } }
      groups[index].isIdle = !sets.contains(where: reach.reaches)
    }
  }

  /// How the active themes together use the sets: a set is enabled if one of them enables it. Nil without themes.
  var uses: [String: Use]? {
    if groups.isEmpty { return nil }
    return groups.filter { !$0.isLeftOut }
      .reduce(into: [:]) { uses, group in uses.merge(group.active.uses) { $0 == .enabled ? $0 : $1 } }
  }

  var choices: [TokenChoice] { groups.map(\.choice) }

  /// The finding that groups define typography differently and none of them is chosen; nil if there are none.
  var alternativesFinding: Diagnostic? {
    guard let first = alternatives.first, let theme = first.themes.first else { return nil }
    let names = alternatives.map(\.name).quotedList(upTo: 8)
    let advice = alternatives.prefix(8).map { $0.choice.argument($0.themes[0].name) }.joined(separator: " | ")
    let message =
      "the theme groups \(names) define '\(Shortened.name(disputed ?? ""))' differently; choose from the group that is "
      + "meant, and the others are left out: \(advice), or \(first.choice.setting(theme.name)) in typeramp.json"
    return Diagnostic(.choice, at: theme.node, message)
  }
}

extension StudioThemes.Group {
  /// The chosen theme, otherwise the first.
  fileprivate var active: StudioThemes.Theme { themes.first { $0.name == wanted } ?? themes[0] }

  /// The error that themes of one name use different sets; nil if there are none, or no typography depends on them.
  fileprivate var namesakes: Diagnostic? {
    if isLeftOut || isIdle { return nil }
    var first: [ExactString: StudioThemes.Theme] = [:]
    for theme in themes {
      guard let other = first[ExactString(theme.name)] else {
        first[ExactString(theme.name)] = theme
        continue
      }
      if other.uses == theme.uses { continue }
      let place = name.isEmpty ? "" : " of group '\(name)'"
      let message = "two themes\(place) are called '\(theme.name)' and use different sets; expected different names"
      return Diagnostic(.choice, at: theme.node, message).noting("the other is here", at: other.node)
    }
    return nil
  }

  var choice: TokenChoice {
    let different = themes.unique(by: \.uses).map(\.name)
    let values = themes.map(\.name).unique { ExactString($0) }
    return TokenChoice(
      kind: .theme, name: name, values: values, wanted: wanted, different: isLeftOut || isIdle ? [] : different,
      node: themes[0].node, hasTwins: hasTwins, isIdle: isIdle)
  }
}

/// The names of the sets of a project. A name that is not a set's may be that of a folder of sets.
struct StudioSetNames {
  let names: Set<String>
  /// The sets in each folder.
  private(set) var folders: [String: [String]] = [:]

  init(_ names: [String]) {
    self.names = Set(names)
    for name in names where name.utf8.contains(UInt8(ascii: "/")) {
      for folder in Self.folders(around: name) { folders[folder, default: []].append(name) }
    }
  }

  /// The folders around a set, the innermost first.
  static func folders(around name: String) -> [String] {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).prefix(16)
    return parts.indices.dropFirst().reversed().map { parts[..<$0].joined(separator: "/") }
  }
}
