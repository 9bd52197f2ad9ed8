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
  /// The type that it has itself.
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

  /// - Parameter members: the members of the token; nil for a group that is used as one.
  init(
    path: String, name: Node, object: Node, _ members: TokenObject? = nil, in group: GroupMembers = GroupMembers(),
    isSource: Bool = false
  ) {
    self.path = path
    self.name = name
    self.object = object
    value = members?.value?.value ?? object
    ownType = members?.type
    groupType = group.type
    description = members?.description
    extensions = members?.extensions
    deprecated = members?.deprecated ?? group.deprecated
    self.isSource = isSource
    let unit = members?.children.first { $0.isNamed("unit") }?.value.string
    self.unit = unit.flatMap { TokenLength.Unit(rawValue: $0.lowercased()) }
  }

  /// The path of the group around it.
  var group: String { path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? "" }

  /// The path in a message.
  var shownPath: String { Shortened.name(path) }
}

/// What the tokens in a group inherit from it and from the groups around it.
struct GroupMembers {
  var type: Node?
  var deprecated: Node?

  /// Those of a group within it, which may have several layers.
  func adding(_ objects: [TokenObject]) -> GroupMembers {
    GroupMembers(
      type: objects.first { $0.type != nil }?.type ?? type,
      deprecated: objects.first { $0.deprecated != nil }?.deprecated ?? deprecated)
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

extension Node.Member {
  /// Whether it is a member that only typography has, in any spelling.
  fileprivate var isFontMember: Bool {
    if isNamed("fontSize") || isNamed("fontFamily") { return true }
    guard let byte = firstByte, byte | 0x20 == UInt8(ascii: "f") else { return false }
    let member = name.utf8.count > 6 ? Typography.Member(spelling: name) : nil
    return member == .fontSize || member == .fontFamily
  }
}
