import Documents

// Typography in loose tokens: a group with a token for each member, such as `font-family` and `font-size`.

extension TypographyReader {
  /// Reads the typography of a group, with the group as a token; nil if none of its tokens is a member of typography.
  mutating func typography(ofGroup path: String, in set: TokenSet) -> (token: Token, typography: Typography)? {
    let indices = set.looseMembers(ofGroup: path)
    guard let first = indices.first.map({ set.tokens[$0.token] }) else { return nil }
    let members = indices.map { member, index in
      (member, Node.Member(key: set.tokens[index].name, value: set.tokens[index].value))
    }
    let fields = TypographyFields(first.object, Dictionary(uniqueKeysWithValues: members))
    // Its findings are at the name of its first token.
    let token = Token(path: path, name: first.name, object: first.object)
    return (token, typography(fields, path: path))
  }
}

extension TokenSet {
  /// The tokens of a group that are members of its typography.
  func looseMembers(ofGroup path: String) -> [(member: Typography.Member, token: Int)] {
    Typography.Member.allCases.compactMap { member in
      member.looseNames.lazy.compactMap { index(of: path + "." + $0) }.first.map { (member, $0) }
    }
  }
}

extension Typography.Member {
  /// The names of a loose token for the member.
  fileprivate var looseNames: [String] {
    switch self {
    case .fontFamily: ["font-family", "fontFamily", "font_family", "family"]
    case .fontSize: ["font-size", "fontSize", "font_size", "size"]
    case .fontWeight: ["font-weight", "fontWeight", "font_weight", "weight"]
    case .letterSpacing: ["letter-spacing", "letterSpacing", "letter_spacing", "tracking"]
    case .lineHeight: ["line-height", "lineHeight", "line_height", "leading"]
    }
  }
}
