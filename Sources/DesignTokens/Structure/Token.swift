import Diagnostics
package import Documents
import StyleModel
import Writing

/// A token, by its path. A class, because a structure of so many nodes is slow to copy.
package final class Token: Sendable {
  /// The names on its path, joined by dots: `font.style.title1`.
  package let path: String
  /// Its key, as it is written.
  package let name: Node
  /// The dictionary of the token.
  package let object: Node
  /// Its value; the token itself if it is a `$ref`.
  package let value: Node
  /// The values that it completes, the nearest first: in the older forms, an object in a later set or file keeps the
  /// members of those before it that it does not have.
  let completed: [Node]
  let ownType: Node?
  /// The type of the nearest group that has one.
  let groupType: Node?
  let description: Node?
  let extensions: Node?
  /// Its own value, or that of the nearest group that has one.
  let deprecated: Node?
  /// Whether it can only be referred to, and is not a style itself.
  let isSource: Bool
  /// The unit beside its value, as in Style Dictionary.
  let unit: TokenLength.Unit?
  /// Its values under `sets`, of which one is chosen for the whole document; nearly always empty.
  let modes: [Node.Member]

  /// How many names of such values a document may have.
  static let mostModes = 32

  /// - Parameters:
  ///   - members: the members of the token; nil for a group that is used as one.
  ///   - others: the tokens that it completes.
  init(
    path: String, name: Node, object: Node, _ members: TokenObject? = nil, over others: [TokenObject] = [],
    in group: GroupMembers = GroupMembers(), isSource: Bool = false, modes: [Node.Member] = []
  ) {
    self.path = path
    self.name = name
    self.object = object
    value = members?.value?.value ?? object
    completed = others.compactMap(\.value?.value)
    ownType = members?.type ?? others.lazy.compactMap(\.type).first
    groupType = group.type
    description = members?.description
    extensions = members?.extensions
    deprecated = members?.deprecated ?? group.deprecated
    self.isSource = isSource
    self.modes = modes
    let unit = members?.children.first { $0.isNamed("unit") }?.value.string
    self.unit = unit.flatMap { TokenLength.Unit(rawValue: $0.lowercased()) }
  }

  var group: String { path.groupsAround.first { _ in true } ?? "" }

  var shownPath: String { Shortened.name(path) }
}

extension Diagnostic {
  /// A finding about tokens, at the first of them: `2 typography tokens are left out: 'a', 'b'`. Nil without tokens.
  ///
  /// - Parameters:
  ///   - thing: what one of them is.
  ///   - fate: what happens to them, behind "is" or "are".
  ///   - advice: what can be done, from the path of the first.
  init?(
    _ rule: TokenRule, about tokens: [Token], _ thing: String, _ fate: String, advice: (String) -> String = { _ in "" }
  ) {
    guard let first = tokens.first else { return nil }
    let what = "\(tokens.count.counted(thing)) \(tokens.count == 1 ? "is" : "are") \(fate)"
    let names = tokens.map(\.path).quotedList(upTo: 3)
    self.init(rule, at: first.name, "\(what): \(names)\(advice(first.path))", keyPath: first.path)
  }
}

extension String {
  /// The paths of the groups around a token or a group, the innermost first.
  var groupsAround: UnfoldSequence<String, Substring> {
    sequence(state: self[...]) { path in
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      path = path[..<dot]
      return String(path)
    }
  }
}

extension Sequence<Token> {
  var groupPaths: Set<ExactString> {
    var paths: Set<ExactString> = []
    for token in self {
      for group in token.path.groupsAround where !paths.insert(ExactString(group)).inserted { break }
    }
    return paths
  }
}

/// What the tokens in a group inherit from it and from the groups around it.
struct GroupMembers {
  var type: Node?
  var deprecated: Node?

  /// Those of a group within it, which may have several layers.
  func adding(_ objects: [TokenObject]) -> GroupMembers {
    GroupMembers(
      type: objects.lazy.compactMap(\.type).first, deprecated: objects.lazy.compactMap(\.deprecated).first
    ).completed(by: self)
  }

  func completed(by other: GroupMembers) -> GroupMembers {
    GroupMembers(type: type ?? other.type, deprecated: deprecated ?? other.deprecated)
  }
}

/// The types of DTCG 2025.10.
enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// Names of types in older files.
  static let olderNames: [String: TokenType] = [
    "fontSizes": .dimension, "fontSize": .dimension, "sizing": .dimension, "spacing": .dimension,
    "letterSpacing": .dimension, "borderRadius": .dimension, "borderWidth": .dimension,
    "fontFamilies": .fontFamily, "font": .fontFamily, "fontWeights": .fontWeight,
    "lineHeights": .number, "lineHeight": .number, "opacity": .number, "time": .duration, "boxShadow": .shadow,
    "textStyle": .typography, "custom-fontStyle": .typography,
  ]

  /// The type that was probably meant by a name.
  static func meant(by name: String) -> TokenType? {
    TokenType(rawValue: name) ?? olderNames[name] ?? bySpelling[FontNameWords.spelling(name)]
  }

  /// The types by their names in any case and with any separators: `font-size`.
  private static let bySpelling = Dictionary(
    (allCases.map { ($0.rawValue, $0) } + Array(olderNames)).map { (FontNameWords.spelling($0.0), $0.1) },
    uniquingKeysWith: { first, _ in first })

  /// A value of the type, in a sentence.
  var phrase: String {
    switch self {
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .typography: "a typography"
    default: "a \(rawValue)"
    }
  }
}

extension TokenType {
  /// The type of a value, by its form; nil if several types share the form.
  init?(of node: Node) {
    switch node.kind {
    case .dictionary where node.members.contains(where: \.isFontMember): self = .typography
    case .dictionary where node.value(of: "value") != nil && node.value(of: "unit") != nil:
      self = .dimension
    case .string where TokenLength(node.string ?? "").map({ $0.unit != .none }) ?? false:
      self = .dimension
    default: return nil
    }
  }
}

extension Node {
  /// Whether something in it has the type of typography, or a family and a size beside each other.
  var hasTypography: Bool {
    (id..<(id + size)).contains { id in
      let node = node(withID: id)
      let types = ["type", "$type"].compactMap { node.value(of: $0)?.string }
      if types.contains(where: { TokenType.meant(by: $0) == .typography }) { return true }
      let members = Set(node.members.compactMap { Typography.Member(spelling: $0.name) })
      return members.isSuperset(of: [.fontFamily, .fontSize])
    }
  }
}

extension Node.Member {
  /// Whether it is a member that only typography has, in any spelling.
  fileprivate var isFontMember: Bool {
    if isNamed("fontSize") || isNamed("fontFamily") { return true }
    guard let byte = firstByte, byte | 0x20 == UInt8(ascii: "f") else { return false }
    let member = name.utf8.count > 6 ? Typography.Member(spelling: name) : nil
    return member == .fontSize || member == .fontFamily
  }
}

/// The extension of typeramp in the `$extensions` of a token: everything in a style's entry that DTCG cannot express.
struct TokenExtension {
  /// The reversed domain of the extension.
  static let vendor = "dev.typeramp"
  /// A second extension: members of a token's typography that no text style has.
  static let othersKey = "dev.typeramp.others"

  /// The members that are not keys of an entry.
  enum Key: String, CaseIterable {
    /// The text style, as the entry's key spells it.
    case textStyle
    /// The name of the custom style for a typography token.
    case customStyle
    /// The name of the metric for a dimension token.
    case metric
    /// The members that were added to complete the value, with the values that they had when they were written.
    case implied
  }

  private let node: Node

  init?(_ extensions: Node?) {
    guard let node = extensions?.value(of: Self.vendor), node.kind == .dictionary else { return nil }
    self.node = node
  }
}

// MARK: - Reading

extension TokenExtension {
  subscript(_ key: Key) -> Node? { node.value(of: key.rawValue) }

  /// The keys of the entry, or of the dictionary as a whole.
  var entry: [Node.Member] { node.members.filter { Key(rawValue: $0.name) == nil } }
}

extension Token {
  /// What typeramp itself says about the token.
  var own: TokenExtension? { TokenExtension(extensions) }
}

// MARK: - Writing

typealias WrittenMembers = [(String, JSONValue)]

extension TokenExtension {
  static func member(_ key: Key, _ value: JSONValue) -> (String, JSONValue) { (key.rawValue, value) }
  static func member(_ key: Key, _ text: String) -> (String, JSONValue) { member(key, .string(text)) }

  /// The member `$extensions` of a token made from a dictionary; empty if there are no extensions.
  ///
  /// - Parameters:
  ///   - others: the `$extensions` of the dictionary or the entry.
  ///   - own: the members of typeramp's own extension.
  /// - Throws: if `others` already uses typeramp's name, or has a duplicate key.
  static func extensions(_ others: Node?, own: WrittenMembers) throws -> WrittenMembers {
    var members = try others?.members.map { ($0.name, try JSONValue(convertible: $0.value)) } ?? []
    guard !members.contains(where: { $0.0 == vendor }), Set(own.map(\.0)).count == own.count else {
      throw UnconvertibleDictionary()
    }
    if !own.isEmpty { members.append((vendor, .object(own))) }
    return members.isEmpty ? [] : [("$extensions", .object(members))]
  }
}
