package import Documents
import DynamicType

/// A neighbouring kind of file that people take for a style dictionary.
package enum ForeignFormat: Sendable {
  /// A configuration of the TypographyKit package, known by this key.
  case typographyKit(Node.Member)
  /// What typeramp itself has written, known by this key.
  case compiledTable(Node.Member)
  /// Far more values than any style dictionary has.
  case tooLarge
  /// A table of explicit sizes, category by category, known by this first key.
  case categoryFirst(Node.Member)

  /// Tells a document's kind by its top level; nil for anything that may be a style dictionary.
  package init?(_ root: Node) {
    if root.size > Self.mostValues, !root.isDerived {
      self = .tooLarge
      return
    }
    let members = Array(root.members)
    if let member = members.first(where: { Self.typographyKitKeys.contains(where: $0.isNamed) }) {
      self = .typographyKit(member)
    } else if let member = members.first(where: { $0.isNamed("generator") && $0.value.string == "typeramp" }) {
      self = .compiledTable(member)
    } else if !members.contains(where: Self.isStyle), let member = members.first(where: Self.isCategoryTable) {
      self = .categoryFirst(member)
    } else {
      return nil
    }
  }

  /// Thirteen styles have some two hundred values. What is beyond this was not written by hand as a dictionary, and every
  /// rule would report each of its values.
  package static let mostValues = 100_000

  private static let typographyKitKeys = ["typography-kit", "typography-colors", "ui-font-text-styles"]

  private static func isStyle(_ member: Node.Member) -> Bool { TextStyle(spelling: member.name) != nil }

  /// A category with styles under it.
  private static func isCategoryTable(_ member: Node.Member) -> Bool {
    ContentSizeCategory(spelling: member.name) != nil && member.value.members.contains(where: isStyle)
  }
}
