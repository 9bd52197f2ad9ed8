import Diagnostics
import Documents
import StyleModel
import Writing

// Typography in loose tokens: a group with a token for each member, such as `font-family` and `font-size`.

/// A group of loose tokens, read as one token of typography.
struct LooseGroup: Sendable {
  /// The group as a token: its path, and the name and the object of its first token.
  let token: Token
  let typography: Typography
  /// The tokens that are its members, without inherited ones.
  let members: [Int]
  /// Whether its family is the only one of the project, because no group around it has one.
  let hasOnlyFamily: Bool
}

/// The tokens that are members of typography, by the group around them.
struct LooseMembers {
  typealias Members = [Typography.Member: Int]
  private var groups: [ExactString: Members] = [:]
  /// The groups with a size and another member, in order.
  private(set) var styles: [String] = []
  /// The tokens that are the only member of their groups, and certainly a font size.
  private(set) var lonelySizes: [Int] = []
  /// The families of the document: members of groups, and tokens of the type.
  let families: [Int]
  /// The members with exact names, each with its group.
  private var exact: Set<ExactString> = []
  /// The tokens that other spellings of a member, equally exact, are used instead of, by these.
  private(set) var rivals: [Int: [Int]] = [:]

  /// - Parameter namedGroups: the groups that a mapping file names, which may be in sets that are only sources.
  init(_ tokens: [Token], namedGroups: Set<String> = []) {
    var paths: [String] = []
    // `size` and `weight` alone may be those of an icon.
    var certain: Set<ExactString> = []
    let own = tokens.indices.filter { !tokens[$0].isSource || namedGroups.contains(tokens[$0].group) }
    let roles = LooseRole.roles(of: own, in: tokens)
    let named = Set(roles.filter { $0.member == .fontFamily }.map(\.token))
    families = tokens.indices.filter { named.contains($0) || tokens[$0].isOfTypeFontFamily }
    for role in roles {
      let path = ExactString(role.group)
      if role.isOfText { certain.insert(path) }
      if groups[path] == nil { paths.append(role.group) }
      // Of two spellings the exact one is used: `font-size` beside `size`.
      let isExact = exact.contains(role.key)
      if groups[path]?[role.member] == nil || role.isExact && !isExact {
        groups[path, default: [:]][role.member] = role.token
        if role.isExact { exact.insert(role.key) }
      } else if role.isExact == isExact, let taken = groups[path]?[role.member] {
        rivals[taken, default: []].append(role.token)
      }
    }
    lonelySizes = paths.compactMap { path in
      guard let members = self[path], members.count == 1, certain.contains(ExactString(path)) else { return nil }
      return members[.fontSize]
    }
    styles = paths.filter { path in
      guard let members = self[path], members[.fontSize] != nil, members.count > 1 else { return false }
      let hasFamily = members[.fontFamily] != nil || inherited(.fontFamily, by: path) { _ in true } != nil
      return hasFamily || certain.contains(ExactString(path))
    }
  }

  subscript(_ path: String) -> Members? { groups[ExactString(path)] }

  /// The member in the nearest group around one.
  func inherited(_ member: Typography.Member, by path: String, where isGiven: (Int) -> Bool) -> Int? {
    path.groupsAround.lazy.compactMap { self[$0]?[member] }.first(where: isGiven)
  }
}

extension Token {
  /// Whether its type says that it is a family, whatever its name.
  fileprivate var isOfTypeFontFamily: Bool {
    let type = (ownType ?? groupType)?.string ?? ""
    return type != "font" && Typography.Member(spelling: type) == .fontFamily
  }
}

/// The member of typography that a token is by its name, unless its type says something else.
private struct LooseRole {
  let token: Int
  let group: String
  let member: Typography.Member
  /// Whether the name or the type says that it is a part of typography: `font-size`, but not `size`.
  let isExact: Bool

  /// Whether its group is typography, whatever else is in it.
  var isOfText: Bool { isExact && [.fontSize, .lineHeight, .letterSpacing].contains(member) }

  var key: ExactString { ExactString(group + "." + member.rawValue) }

  /// The roles of tokens of a document, in order.
  static func roles(of tokens: [Int], in all: [Token]) -> [LooseRole] {
    let roles = tokens.compactMap { LooseRole($0, all[$0].path[...], "", all[$0]) }
    // `copy.font.size` and `copy.line.height` are members of `copy`.
    var owners: [ExactString: Set<Substring>] = [:]
    let split = tokens.map { SplitName(all[$0].path) }
    for case let name? in split { owners[ExactString(String(name.group)), default: []].insert(name.first) }
    var joined: [Int: LooseRole] = [:]
    for case (let index, let name?) in zip(tokens, split)
    where (owners[ExactString(String(name.group))]?.count ?? 0) > 1 {
      joined[index] = LooseRole(index, name.group + "." + name.last, String(name.first), all[index])
    }
    if joined.isEmpty { return roles }
    let whole = Dictionary(roles.map { ($0.token, $0) }) { first, _ in first }
    return tokens.compactMap { joined[$0] ?? whole[$0] }
  }

  /// - Parameter first: the word in front of the name, if it is a group.
  private init?(_ index: Int, _ path: Substring, _ first: String, _ token: Token) {
    let names = path.utf8
    guard let dot = names.suffix(18).lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let name = first + path[names.index(after: dot)...]
    guard let member = Typography.Member(spelling: name) else { return nil }
    let type = (token.ownType ?? token.groupType)?.string.map(FontNameWords.spelling)
    let isTyped = type.flatMap(Typography.Member.init(spelling:)) == member && type != "font" && type != "size"
    let isNamed = name.utf8.count > 6 && FontNameWords.spelling(name).hasPrefix(member.firstWord)
    // A box has a size of another type.
    if !isNamed, !isTyped, let type, !Self.typesOfAnything.contains(type) { return nil }
    (self.token, group, self.member, isExact) = (index, String(path[..<dot]), member, isNamed || isTyped)
  }

  /// Types that say nothing about the use of a value.
  private static let typesOfAnything: Set<String> = ["dimension", "number", "string", "float", "font", "other", "size"]

  /// The names at the end of a path whose last group begins the name of a member: `font.size`.
  private struct SplitName {
    let group, first, last: Substring

    init?(_ path: String) {
      // No name of a member is longer.
      let (names, point) = (path.utf8, UInt8(ascii: "."))
      guard let dot = names.suffix(18).lastIndex(of: point), let start = names[..<dot].suffix(8).lastIndex(of: point)
      else { return nil }
      let (first, last) = (path[names.index(after: start)..<dot], path[names.index(after: dot)...])
      guard ["font", "line", "letter"].contains(first.lowercased()),
        Typography.Member(spelling: first + "." + last) != nil
      else { return nil }
      (group, self.first, self.last) = (path[..<start], first, last)
    }
  }
}

extension Typography.Member {
  /// `font` of `fontSize`.
  fileprivate var firstWord: String { String(rawValue.prefix(while: \.isLowercase)) }
}

extension TypographyReader {
  /// Reads the typography of a group; nil if none of its tokens is a member of typography. A family and a weight that
  /// the group leaves out or leaves empty are those of the groups around it.
  ///
  /// - Parameters:
  ///   - hasFont: whether a mapping file names the font.
  ///   - isAutomatic: whether no mapping file names the group; then it needs a size.
  mutating func looseGroup(
    _ path: String, _ all: LooseMembers, hasFont: Bool, isAutomatic: Bool = false
  ) -> LooseGroup? {
    guard let own = all[path], let first = own.values.min() else { return nil }
    let set = references.set
    if isAutomatic, let size = own[.fontSize], !isGiven(size) { return nil }
    var members = own
    for member in [Typography.Member.fontFamily, .fontWeight] where own[member].map({ !isGiven($0) }) ?? true {
      members[member] = all.inherited(member, by: path) { isGiven($0) }
    }
    if hasFont { members[.fontFamily] = nil }
    let needsFamily = !hasFont && own[.fontFamily] == nil && members[.fontFamily] == nil
    let only = needsFamily ? onlyFamily(all.families) : nil
    members[.fontFamily] = members[.fontFamily] ?? only
    for taken in members.values.sorted() {
      let all = ([taken] + (all.rivals[taken] ?? [])).map {
        Node.Member(key: set.tokens[$0].name, value: set.tokens[$0].value)
      }
      findings += all.dropFirst().filter { !$0.value.isSame(as: all[0].value) }.map {
        .respelled([all[0], $0], in: path)
      }
    }
    let fields = TypographyFields(
      set.tokens[first].object,
      members.mapValues { Node.Member(key: set.tokens[$0].name, value: set.tokens[$0].value) })
    // Its findings are at the name of its first token.
    let token = Token(path: path, name: set.tokens[first].name, object: set.tokens[first].object)
    var typography = typography(fields, path: path)
    if let empty = own[.fontFamily], members[.fontFamily] == nil, !hasFont {
      let message =
        "the family of '\(token.shownPath)' is empty, and no group around it has one; name a font in a mapping file: "
        + JSONValue.object([("group", .string(path)), ("fontName", .string("NAME"))]).line
      findings.append(Diagnostic(.value, at: set.tokens[empty].name, message, keyPath: set.tokens[empty].path))
      typography.isBroken = true
    }
    return LooseGroup(token: token, typography: typography, members: own.values.sorted(), hasOnlyFamily: only != nil)
  }

  private mutating func onlyFamily(_ tokens: [Int]) -> Int? {
    let values = tokens.map { literal(references.set.tokens[$0].value).flatMap(JSONValue.init)?.line }
    guard let first = values.first, first != nil, values.allSatisfy({ $0 == first }) else { return nil }
    return tokens[0]
  }

  /// Whether a token has a value: `{}`, an empty text and `inherit` leave it to the groups around it.
  private mutating func isGiven(_ index: Int) -> Bool {
    guard let node = literal(references.set.tokens[index].value) else { return true }
    return !node.isEmptyValue && !["inherit", "unset"].contains(node.string ?? "")
  }
}

extension Node {
  /// Whether it is an empty text or an empty object, which Tokens Studio writes for a field that is left empty.
  var isEmptyValue: Bool { string.map { $0.allSatisfy(\.isWhitespace) } ?? (kind == .dictionary && size == 1) }
}

extension Typography.Member {
  /// The member that a name means, in a typography or as a loose token: in any case, with any separators.
  init?(spelling name: String) {
    guard (4...16).contains(name.utf8.count), let member = Self.bySpelling[FontNameWords.spelling(name)] else {
      return nil
    }
    self = member
  }

  private static let bySpelling: [String: Self] = [
    "fontfamily": .fontFamily, "family": .fontFamily, "font": .fontFamily, "typeface": .fontFamily,
    "fontsize": .fontSize, "size": .fontSize, "textsize": .fontSize,
    "fontweight": .fontWeight, "weight": .fontWeight,
    "letterspacing": .letterSpacing, "tracking": .letterSpacing,
    "lineheight": .lineHeight, "linespacing": .lineHeight, "leading": .lineHeight,
    // Penpot's.
    "fontfamilies": .fontFamily, "fontsizes": .fontSize, "fontweights": .fontWeight, "lineheights": .lineHeight,
  ]
}
