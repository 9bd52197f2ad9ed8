package import Documents
import DynamicType

/// A related kind of file that can be mistaken for a dictionary.
package enum ForeignFormat: Sendable {
  /// A configuration of the TypographyKit package, recognised by this key.
  case typographyKit(Node.Member)
  /// A table that typeramp has written, recognised by this key.
  case compiledTable(Node.Member)
  /// An app's Info.plist, recognised by this key.
  case infoPlist(Node.Member)
  /// Variables of Figma, as its REST API or a plugin exports them, recognised by this key.
  case figmaVariables(Node.Member)
  /// Far more values than any dictionary has.
  case tooLarge
  /// A table of explicit sizes for each text size, recognised by its first key.
  case categoryFirst(Node.Member)
  /// Styles that are not at the top level, but in this member or in one of its members, and where they are.
  case tooDeep(Node.Member, Node)

  /// Recognises a document by its top level; nil if it may be a dictionary.
  package init?(_ root: Node) {
    if root.size > Self.mostValues, !root.isDerived {
      self = .tooLarge
      return
    }
    let members = root.members
    if let member = members.first(where: { Self.typographyKitKeys.contains(where: $0.isNamed) }) {
      self = .typographyKit(member)
    } else if let member = members.first(where: { $0.isNamed("generator") && $0.value.string == "typeramp" }) {
      self = .compiledTable(member)
    } else if members.contains(where: Self.isStyle) {
      return nil
    } else if let member = members.first(where: Self.isCategoryTable) {
      self = .categoryFirst(member)
    } else if let member = members.first(where: Self.isOfInfoPlist) {
      self = .infoPlist(member)
    } else if let member = members.first(where: Self.isOfFigma) {
      self = .figmaVariables(member)
    } else if root.isOurs, !root.isDerived, !root.hasStyles, let (member, styles) = Self.nestedStyles(in: members) {
      self = .tooDeep(member, styles)
    } else {
      return nil
    }
  }

  /// The first member with styles in it, at most two levels below the top.
  private static func nestedStyles(in members: Node.Members) -> (Node.Member, Node)? {
    members.lazy.filter { ReservedKey(rawValue: $0.name) == nil }.compactMap { member in
      ([member.value] + member.value.members.prefix(8).map(\.value)).first(where: \.hasStyles).map { (member, $0) }
    }.first
  }

  /// Thirteen styles have some two hundred values. A larger file is not a dictionary written by hand, and every rule
  /// would report each of its values.
  package static let mostValues = 100_000

  private static let typographyKitKeys = ["typography-kit", "typography-colors", "ui-font-text-styles"]

  private static func isOfInfoPlist(_ member: Node.Member) -> Bool {
    member.isNamed("UIAppFonts") || member.name.hasPrefix("CFBundle")
  }

  /// The answer of Figma's REST API has `variableCollections`, in `meta`; plugins write a list of `collections` with
  /// `modes`.
  private static func isOfFigma(_ member: Node.Member) -> Bool {
    let has = { (node: Node?, name: String) in node?.members.contains { $0.isNamed(name) } ?? false }
    return member.isNamed("variableCollections") || has(member.value, "variableCollections")
      || member.isNamed("collections") && has(member.value.elements.first { _ in true }, "modes")
  }

  private static func isStyle(_ member: Node.Member) -> Bool { TextStyle(spelling: member.name) != nil }

  /// Whether the member is a text size with styles in it.
  private static func isCategoryTable(_ member: Node.Member) -> Bool {
    ContentSizeCategory(spelling: member.name) != nil && member.value.members.contains(where: isStyle)
  }
}
