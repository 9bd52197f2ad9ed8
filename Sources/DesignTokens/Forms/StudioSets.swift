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

/// The sets of a Tokens Studio document as layers, in the order in which they are merged: later sets take precedence.
struct StudioSets {
  private let root: Node
  private let sets: [Node.Member]
  private let themes: StudioThemes
  private let options: ImportOptions
  /// The sets that are active, if the document names them itself and no theme is chosen.
  private let active: Set<String>?

  init(_ root: Node, _ options: ImportOptions) {
    self.root = root
    self.options = options
    sets = root.members.filter { !$0.name.hasPrefix("$") }
    let names = sets.map(\.name)
    let metadata = root.value(of: Self.metadataKey)
    let activeThemes = metadata?.value(of: "activeThemes")?.elements.compactMap(\.string) ?? []
    let activeSets = metadata?.value(of: "activeSets")?.elements.compactMap(\.string)
    active = options.themes.isEmpty && activeThemes.isEmpty ? activeSets.map(Set.init) : nil
    themes = StudioThemes(
      root.value(of: Self.themesKey), sets: StudioSetNames(names), wanted: options.themes, active: activeThemes)
    (ordered, unranked) = Self.order(names, root)
  }

  /// Whether a document has sets, and not its tokens at the top level.
  static func isLikely(_ root: Node) -> Bool {
    root.members.contains { $0.name == themesKey || $0.name == metadataKey }
  }

  /// The enabled sets, the last first, and then those that are only sources: a set that a theme enables counts more.
  var layers: TokenLayers {
    guard Self.isLikely(root) || hasSets else { return TokenLayers(filesOf: root, .tokensStudio, options) }
    let all = [StudioThemes.Use.enabled, .source].flatMap { use in ordered.reversed().compactMap { layer($0, use) } }
    var found = TokenLayers(layers: all, findings: themes.missingSets, choices: themes.choices, sets: sets)
    if found.choices.count > 1 || found.choices.contains(where: { $0.possible.count > 1 }) {
      var tokens: [Int: [Token]] = [:]
      for layer in all where tokens[layer.node.id] == nil {
        tokens[layer.node.id] = TokenWalk([TokenLayer(node: layer.node)], of: root, .tokensStudio).tokens
      }
      let claims = Claims(all, all.map { tokens[$0.node.id] ?? [] }, .tokensStudio, modes: found.choices.count)
      found.claims = claims
      found.leaveOut(claims)
    }
    found.findings += findings(about: found)
    return found
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
    // Two files can have the name of one set.
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return (ordered, Set(names.indices.filter { places[$0].count != 1 || counts[names[$0]] != 1 }))
  }

  /// The layer of a set with a use; nil if no theme uses the set so. Without themes every set is used, and no two of
  /// them should define a token differently.
  private func layer(_ index: Int, _ use: StudioThemes.Use) -> TokenLayer? {
    let (name, node) = (sets[index].name, sets[index].value)
    if themes.choices.isEmpty || active != nil {
      let isUsed = use == .enabled && active?.contains(name) ?? true
      return isUsed ? TokenLayer(node: node, name: name, mustAgree: active == nil || unranked.contains(index)) : nil
    }
    return themes.conditions[use]?[name].map {
      let isSource = use == .source
      return TokenLayer(
        node: node, name: name, isSource: isSource, mustAgree: unranked.contains(index), condition: $0)
    }
  }

  /// Reports unknown choices, and themes that enable nothing.
  private func findings(about found: TokenLayers) -> [Diagnostic] {
    let unknown = found.choices.compactMap(\.mistake)
    guard unknown.isEmpty, !found.isUndecided, found.active.isEmpty, !sets.isEmpty, let choice = found.choices.first,
      !choice.isOpen
    else { return unknown }
    let message =
      "the chosen themes enable no set; expected themes that enable one of \(sets.map(\.name).quotedList(upTo: 8))"
    return [Diagnostic(.choice, at: choice.node, message)]
  }
}

extension TokenLayers {
  /// Leaves out groups of themes that define typography differently than a chosen group. Groups of which none is chosen
  /// are a question: only one of them can be meant.
  fileprivate mutating func leaveOut(_ claims: Claims) {
    var (open, left, disputed) = (Set<Int>(), Set<Int>(), [String]())
    for (path, groups) in claims.disputes(choices.first) {
      let others = groups.filter { choices[$0].wanted == nil }
      if others.count == groups.count {
        open.formUnion(others)
        disputed.append(path.text)
      } else {
        left.formUnion(others)
      }
    }
    for index in left { choices[index].isLeftOut = true }
    let alternatives = open.subtracting(left).sorted().map { choices[$0] }
    isUndecided = alternatives.count > 1
    if isUndecided, choices.allSatisfy({ $0.mistake == nil }) {
      findings.append(TokenChoice.undecided(alternatives, disputed.min() ?? ""))
    }
  }
}

extension TokenChoice {
  /// The finding that groups of themes define typography differently, and none of them is chosen.
  fileprivate static func undecided(_ groups: [TokenChoice], _ path: String) -> Diagnostic {
    let advice = groups.prefix(8).map { $0.argument($0.values[0]) }.joined(separator: " | ")
    let message =
      "the theme groups \(groups.map(\.name).quotedList(upTo: 8)) define '\(Shortened.name(path))' differently; choose from "
      + "the group that is meant, and the others are left out: \(advice), or \(groups[0].setting(groups[0].values[0])) in "
      + "typeramp.json"
    return Diagnostic(.choice, at: groups[0].node, message)
  }
}

/// The names of the sets of a project. A name that is not a set's may be that of a folder of sets.
struct StudioSetNames {
  let names: Set<String>
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
