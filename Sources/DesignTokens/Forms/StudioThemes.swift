import Documents

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
  }

  struct Theme {
    let name: String
    let node: Node
    /// How it uses the existing sets, without those that it disables.
    let uses: [String: Use]
  }

  /// - Parameter themes: the value of `$themes`.
  init(_ themes: Node?, sets: Set<String>, wanted: [String: String]) {
    var places: [String: Int] = [:]
    for node in themes.map({ Array($0.elements) }) ?? [] where node.kind == .dictionary {
      let theme = Self.theme(node, sets)
      let name = node.value(of: "group")?.string ?? ""
      if let place = places[name] {
        groups[place].themes.append(theme)
      } else {
        places[name] = groups.count
        groups.append(Group(name: name, themes: [theme], wanted: wanted[name]))
      }
    }
  }

  private static func theme(_ node: Node, _ sets: Set<String>) -> Theme {
    var uses: [String: Use] = [:]
    for member in node.value(of: "selectedTokenSets")?.members.map(\.self) ?? [] {
      guard let use = member.value.string.flatMap(Use.init(rawValue:)) else { continue }
      if sets.contains(member.name) { uses[member.name] = use }
    }
    let name = node.value(of: "name")
    return Theme(name: name?.string ?? "", node: name ?? node, uses: uses)
  }

  /// How the active themes together use the sets: a set is enabled if one of them enables it. Nil without themes.
  var uses: [String: Use]? {
    if groups.isEmpty { return nil }
    return groups.reduce(into: [:]) { uses, group in uses.merge(group.active.uses) { $0 == .enabled ? $0 : $1 } }
  }

  var choices: [TokenChoice] { groups.map(\.choice) }
}

extension StudioThemes.Group {
  /// The chosen theme, otherwise the first.
  fileprivate var active: StudioThemes.Theme { themes.first { $0.name == wanted } ?? themes[0] }

  fileprivate var choice: TokenChoice {
    var seen: Set<[String: StudioThemes.Use]> = []
    let different = themes.filter { seen.insert($0.uses).inserted }.map(\.name)
    var names: Set<String> = []
    let values = themes.map(\.name).filter { names.insert($0).inserted }
    return TokenChoice(
      kind: .theme, name: name, values: values, wanted: wanted, different: different, node: themes[0].node)
  }
}
