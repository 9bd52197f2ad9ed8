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
}

/// The tokens that are members of typography, by the group around them.
struct LooseMembers {
  typealias Members = [Typography.Member: Int]
  private var groups: [ExactString: Members] = [:]
  /// The groups with a size and another member, in order.
  private(set) var styles: [String] = []

  init(_ set: TokenSet) {
    var paths: [String] = []
    // `size` and `weight` alone may be those of an icon.
    var certain: Set<ExactString> = []
    for (index, token) in set.tokens.enumerated() where !token.isSource {
      let names = token.path.utf8
      guard let dot = names.suffix(18).lastIndex(of: UInt8(ascii: ".")) else { continue }
      let name = String(token.path[names.index(after: dot)...])
      guard let member = Typography.Member(spelling: name) else { continue }
      let path = String(token.path[..<dot])
      if name.utf8.count > 6 { certain.insert(ExactString(path)) }
      if groups[ExactString(path)] == nil { paths.append(path) }
      // Of two spellings the first is used.
      if groups[ExactString(path)]?[member] == nil { groups[ExactString(path), default: [:]][member] = index }
    }
    styles = paths.filter { path in
      guard let members = self[path], members[.fontSize] != nil, members.count > 1 else { return false }
      return certain.contains(ExactString(path)) || inherited(.fontFamily, by: path) { _ in true } != nil
    }
  }

  subscript(_ path: String) -> Members? { groups[ExactString(path)] }

  /// The member in the nearest group around one.
  func inherited(_ member: Typography.Member, by path: String, where isGiven: (Int) -> Bool) -> Int? {
    var path = path[...]
    while let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) {
      path = path[..<dot]
      if let index = self[String(path)]?[member], isGiven(index) { return index }
    }
    return nil
  }
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
    return LooseGroup(token: token, typography: typography, members: own.values.sorted())
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
  ]
}
