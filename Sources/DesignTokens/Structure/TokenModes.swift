import Documents

/// Tokens with several values under `sets`, such as one for desktops and one for phones. One of them is chosen for the
/// whole document, as a theme without a group.
struct TokenModes {
  /// The chosen one; nil without a choice.
  private let wanted: String?
  private var names: [String] = []
  private var known: Set<String> = []
  private var first: Node?

  /// How many names a document may have.
  private static let most = 32

  init(wanted: String?) { self.wanted = wanted }

  /// The chosen token among those of an object, otherwise the first; nil for an object without several.
  mutating func value(of object: TokenObject) -> Node? {
    guard let sets = object.children.first(where: { $0.isNamed("sets") })?.value, sets.kind == .dictionary else {
      return nil
    }
    let members = Array(sets.members)
    guard members.count > 1, members.allSatisfy({ $0.value.value(of: "value") != nil }) else { return nil }
    first = first ?? sets
    for member in members where names.count < Self.most && known.insert(member.name).inserted {
      names.append(member.name)
    }
    return (members.first { $0.name == wanted } ?? members[0]).value
  }

  /// The choice between all names; nil if no token has several values.
  var choice: TokenChoice? {
    first.map {
      TokenChoice(
        kind: .theme, name: "", values: names, wanted: wanted, different: names, node: $0, isOfTokens: true)
    }
  }
}
