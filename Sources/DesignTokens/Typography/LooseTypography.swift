import Documents

/// Typography in loose tokens: a group with a token for each member, such as `font-family` and `font-size`.
struct LooseTypography: Sendable {
  /// The group, with the name of its first token.
  let token: Token
  let typography: Typography
  /// The tokens of the members.
  let members: [Int]
}

extension TypographyReader {
  /// Reads the typography of a group; nil if none of its tokens is a member of typography.
  mutating func typography(ofGroup path: String, in set: TokenSet) -> LooseTypography? {
    var members: [Typography.Member: Node.Member] = [:]
    var indices: [Int] = []
    for member in Typography.Member.allCases {
      guard let index = member.looseNames.lazy.compactMap({ set.index(of: path + "." + $0) }).first else { continue }
      let token = set.tokens[index]
      indices.append(index)
      members[member] = Node.Member(key: token.name, value: token.value)
    }
    guard let first = indices.first.map({ set.tokens[$0] }) else { return nil }
    let typography = typography(TypographyFields(first.object, members), path: path)
    return LooseTypography(token: Token(group: path, first), typography: typography, members: indices)
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

extension Token {
  /// A group that is used as a token, without members of its own.
  ///
  /// - Parameter first: one of its tokens.
  fileprivate convenience init(group path: String, _ first: Token) {
    self.init(
      path: path, name: first.name, object: first.object, value: first.value, ownType: nil, groupType: nil,
      description: nil, extensions: nil, deprecated: nil, isSource: false)
  }
}
