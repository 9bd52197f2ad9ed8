import Documents
import Writing

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
    let wanted: String?
    /// Whether no theme of it is active.
    fileprivate(set) var isLeftOut = false
  }

  struct Theme {
    let name: String
    let node: Node
    /// How it uses the existing sets, without those that it disables.
    let uses: [String: Use]
  }

  /// - Parameter themes: the value of `$themes`.
  init(_ themes: Node?, sets: StudioSetNames, wanted: [String: String]) {
    var places: [String: Int] = [:]
    for node in themes.map({ Array($0.elements) }) ?? [] where node.kind == .dictionary {
      let theme = Self.theme(node, sets)
      let name = node.value(of: "group")?.string ?? ""
      if let place = places[name] {
        groups[place].themes.append(theme)
      } else {
        places[name] = groups.count
        let wanted = wanted[name]
        groups.append(Group(name: name, themes: [theme], wanted: wanted, isLeftOut: wanted?.isEmpty ?? false))
      }
    }
  }

  private static func theme(_ node: Node, _ sets: StudioSetNames) -> Theme {
    var uses: [String: Use] = [:]
    for member in node.value(of: "selectedTokenSets")?.members.map(\.self) ?? [] {
      guard let use = member.value.string.flatMap(Use.init(rawValue:)) else { continue }
      let name = member.name
      if sets.names.contains(name) {
        uses[name] = use
      } else {
        for set in sets.folders[name] ?? [] { uses[set] = uses[set] ?? use }
      }
    }
    let name = node.value(of: "name")
    return Theme(name: name?.string ?? "", node: name ?? node, uses: uses)
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

  /// How the active themes together use the sets: a set is enabled if one of them enables it. Nil without themes.
  var uses: [String: Use]? {
    if groups.isEmpty { return nil }
    return groups.filter { !$0.isLeftOut }
      .reduce(into: [:]) { uses, group in uses.merge(group.active.uses) { $0 == .enabled ? $0 : $1 } }
  }

  var choices: [TokenChoice] { groups.map(\.choice) }
}

extension StudioThemes.Group {
  /// The chosen theme, otherwise the first.
  fileprivate var active: StudioThemes.Theme { themes.first { $0.name == wanted } ?? themes[0] }

  var choice: TokenChoice {
    var seen: Set<[String: StudioThemes.Use]> = []
    let different = themes.filter { seen.insert($0.uses).inserted }.map(\.name)
    var names: Set<String> = []
    let values = themes.map(\.name).filter { names.insert($0).inserted }
    return TokenChoice(
      kind: .theme, name: name, values: values, wanted: wanted, different: isLeftOut ? [] : different,
      node: themes[0].node)
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
