import Diagnostics
import Documents
import DynamicType

extension Rule {
  static let overtakesLargerStyle = Rule(
    id: "overtakes-larger-style", severity: .warning,
    summary: "a style is larger than one that is meant to be larger",
    reason: """
      Readers tell a title from text, and text from a caption, by size. Reported is a style that is more than a point \
      above one that is larger in Apple's scale, at any content size, unless Apple's own sizes do the same there: a \
      caption2 that overtakes a caption is the system's doing.
      """,
    bad: """
      {
        "body": { "fontName": "Noteworthy-Light", "fontSize": 17 },
        "«footnote»": { "fontName": "Noteworthy-Light", "fontSize": 20 }
      }
      """,
    good: """
      {
        "body": { "fontName": "Noteworthy-Light", "fontSize": 17 },
        "footnote": { "fontName": "Noteworthy-Light", "fontSize": 13 }
      }
      """
  ) { input in
    input.scaledEntries.compactMap { entry, lower in
      for category in ContentSizeCategory.fromDefault {
        for higher in input.table.styles where lower.isWronglyAbove(higher, at: category) {
          let sizes = "\(lower.sizes[category.index].shortest) and \(higher.sizes[category.index].shortest) points"
          return Finding(
            at: entry.entry.member.key,
            "'\(entry.name)' is larger than '\(higher.style.textStyle.name)' at \(category.name): \(sizes)",
            keyPath: entry.entry.keyPath)
        }
      }
      return nil
    }
  }
}

extension ScaledStyle {
  /// Whether this style is more than a point above another that Apple has above it, and Apple's own sizes are not.
  fileprivate func isWronglyAbove(_ other: ScaledStyle, at category: ContentSizeCategory) -> Bool {
    let (own, others) = (style.textStyle, other.style.textStyle)
    let isMeantAbove = own.preferredSize(at: .large) < others.preferredSize(at: .large)
    let usual = max(
      0, own.customSize(at: category) - others.customSize(at: category),
      own.preferredSize(at: category) - others.preferredSize(at: category))
    return isMeantAbove && sizes[category.index] > other.sizes[category.index] + usual + 1
  }
}

extension ContentSizeCategory {
  /// All categories, the one that devices come with first.
  fileprivate static var fromDefault: [ContentSizeCategory] { [.large] + allCases.filter { $0 != .large } }
}
