import Diagnostics
import Documents
import DynamicType
import Writing

extension Rule {
  static let overtakesLargerStyle = Rule(
    id: "overtakes-larger-style", severity: .warning,
    summary: "a style is larger than one that is meant to be larger",
    reason: """
      Readers tell a title from text, and text from a caption, by size. Reported is a style that is more than a point \
      above one that is larger in Apple's scale, at any content size, unless Apple's own sizes do the same there: a \
      caption2 that overtakes a caption is the system's doing. Only text styles of the dictionary are compared, and one with a \
      maximum only at the default size: what follows from the maximum is reported by other rules.
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
    // A style that stops growing is overtaken by all below it, one after another: the first says enough.
    var reported: Set<TextStyle> = []
    let items = input.scaledEntries.filter { !$0.entry.isCustom }
    // Looked up once: every style is compared with every other.
    let ranks = items.map { $0.style.preferredSize(at: .large) }
    return zip(items, ranks).compactMap { item, rank in
      for (other, higherRank) in zip(items, ranks) where rank < higherRank && !other.scaled.style.isFixed {
        guard let category = item.scaled.categoryWronglyAbove(other.scaled),
          reported.insert(other.style.textStyle).inserted
        else { continue }
        let (entry, lower, higher) = (item.entry, item.scaled, other.scaled)
        let sizes = "\(lower.sizes[category.index].shortest) and \(higher.sizes[category.index].shortest) points"
        return Finding(
          at: entry.member.key,
          "'\(entry.name)' is larger than '\(higher.style.textStyle.name)' at \(category.name): \(sizes)",
          keyPath: entry.keyPath)
      }
      return nil
    }
  }
}

extension ScaledStyle {
  /// The category, `large` before all others, at which this style is more than a point above another, and Apple's own sizes are
  /// not.
  fileprivate func categoryWronglyAbove(_ other: ScaledStyle) -> ContentSizeCategory? {
    // Nearly every style is smaller everywhere.
    guard zip(sizes, other.sizes).contains(where: { $0 - $1 > 1 }) else { return nil }
    let categories = other.style.limits.isEmpty ? ContentSizeCategory.fromDefault : ContentSizeCategory.defaultAlone
    return categories.first { category in
      let excess = sizes[category.index] - other.sizes[category.index] - 1
      // Apple's sizes are looked up only when there is something to compare them with.
      return excess > 0
        && excess > style.customSize(at: category) - other.style.customSize(at: category)
        && excess > style.preferredSize(at: category) - other.style.preferredSize(at: category)
    }
  }
}

extension ContentSizeCategory {
  fileprivate static let defaultAlone = [large]

  /// All categories, the one that devices come with first.
  fileprivate static let fromDefault = [.large] + allCases.filter { $0 != .large }
}
