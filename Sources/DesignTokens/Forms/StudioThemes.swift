import Diagnostics
import Documents
import Writing

/// The themes of a Tokens Studio project by group: the choices, and which of them use each set.
struct StudioThemes {
  /// In the order of their first themes; themes without a group form a group named "".
  private(set) var choices: [TokenChoice] = []
  /// When each set is used.
  private(set) var conditions: [Use: [String: Condition]] = [:]
  /// The findings that themes name sets that do not exist, or use them in an unknown way.
  private(set) var missingSets: [Diagnostic] = []
  private var reported: Set<String> = []
  private static let mostReported = 32

  /// How a theme uses a set; of several ways the first counts.
  enum Use: String, CaseIterable {
    case enabled, source, disabled
  }

  private struct Group {
    let name: String
    var themes: [TokenChoice.Theme] = []
    var wanted: String?
    /// Whether the document itself names a theme of it.
    var isActive = false
    /// Whether its name is written in several ways.
    var hasTwins = false
  }

  /// - Parameters:
  ///   - themes: the value of `$themes`.
  ///   - active: the themes that the document itself chooses, each as its group, a slash and its name.
  init(_ themes: Node?, sets: StudioSetNames, wanted: [String: String], active: [String]) {
    var (groups, places): ([Group], [String: Int]) = ([], [:])
    for node in themes.map({ Array($0.elements) }) ?? [] where node.kind == .dictionary {
      let name = node.value(of: "group")?.string ?? ""
      let place = places[name] ?? groups.count
      if place == groups.count { groups.append(Group(name: name, wanted: wanted[name])) }
      places[name] = place
      groups[place].hasTwins = groups[place].hasTwins || ExactString(groups[place].name) != ExactString(name)
      let title = node.value(of: "name")
      addUses(of: node, title?.string ?? "", sets, place, groups[place].themes.count)
      groups[place].themes.append(TokenChoice.Theme(name: title?.string ?? "", node: title ?? node))
    }
    for text in active { Self.activate(text, in: &groups, besides: wanted) }
    choices = groups.map { group in
      var choice = TokenChoice(.theme, group.name, group.themes, wanted: group.wanted, at: group.themes[0].node)
      choice.hasTwins = group.hasTwins
      return choice
    }
  }

  /// Chooses a theme that the document itself names. Group and name may both have slashes: the themes that there are
  /// decide, otherwise the longest group. A second theme of a group leaves it open.
  private static func activate(_ text: String, in groups: inout [Group], besides wanted: [String: String]) {
    let named = groups.indices.filter { text.hasPrefix(groups[$0].name + "/") }
    let known = named.filter { place in groups[place].themes.contains { groups[place].name + "/" + $0.name == text } }
    let longest = named.max { groups[$0].name.count < groups[$1].name.count }
    guard known.count < 2, let place = known.first ?? longest, wanted[groups[place].name] == nil else { return }
    let name = String(text.dropFirst(groups[place].name.count + 1))
    groups[place].wanted = groups[place].isActive && groups[place].wanted != name ? nil : name
    groups[place].isActive = true
  }

  private mutating func addUses(of theme: Node, _ name: String, _ sets: StudioSetNames, _ group: Int, _ index: Int) {
    var known: [String: Use] = [:]
    for member in theme.value(of: "selectedTokenSets")?.members.map(\.self) ?? [] {
      let use = member.value.string.flatMap(Use.init(rawValue:))
      let isSet = sets.names.contains(member.name)
      let named = isSet ? [member.name] : sets.folders[member.name] ?? []
      if use == nil || named.isEmpty && use != .disabled { report(member, of: name, sets, isMissing: named.isEmpty) }
      // A folder that is named again has the same sets.
      guard let use, isSet || known.updateValue(use, forKey: member.name) != use else { continue }
      for set in named {
        if use != .disabled { conditions[use, default: [:]][set, default: .always].add(index, of: group) }
        if let other = known.updateValue(use, forKey: set), other != use { report(member, of: name, as: [other, use]) }
      }
    }
  }

  /// Reports that a theme uses a set in two ways, once for each set.
  private mutating func report(_ set: Node.Member, of theme: String, as uses: [Use]) {
    guard reported.insert(set.name).inserted, reported.count <= Self.mostReported else { return }
    let counting = Use.allCases.first { uses.contains($0) } ?? uses[0]
    let message =
      "theme '\(Shortened.name(theme))' uses the set '\(Shortened.name(set.name))' as '\(uses[0].rawValue)' and as "
      + "'\(uses[1].rawValue)'; expected one of them, and '\(counting.rawValue)' counts"
    missingSets.append(Diagnostic(.setConflict, at: set.value, message))
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
}
