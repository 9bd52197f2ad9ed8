import Writing

extension Rule {
  static let overtakesLargerStyle = Rule(
    id: "overtakes-larger-style", severity: .warning,
    summary: "a style is larger than a style that should be larger",
    reason: """
      Readers recognise titles and captions by their size. A style is reported if it is more than a point larger, at \
      any content size, than a style that is larger in Apple's scale. It is not reported if Apple's own sizes do the \
      same there, as when a caption2 overtakes a caption. Only text styles of the dictionary are compared; a style \
      with a maximum is compared only at the default size, because other rules report the effects of a maximum.
      """,
    bad: """
      {
        "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 40 },
        "«footnote»": { "fontName": "Noteworthy-Light", "fontSize": 19 }
      }
      """,
    good: """
      {
        "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 40 },
        "footnote": { "fontName": "Noteworthy-Light", "fontSize": 18 }
      }
      """
  ) { input in
    // A style that stops growing is overtaken by all styles below it: the first finding is enough.
    var reported: Set<TextStyle> = []
    let items = input.scaledEntries.filter { !$0.entry.isCustom }
    let ranks = items.map { $0.style.preferredSize(at: .large) }
    return items.indices.compactMap { index in
      for other in items.indices where ranks[index] < ranks[other] && !items[other].style.isFixed {
        let (entry, lower, higher) = (items[index].entry, items[index].scaled, items[other].scaled)
        guard let category = lower.categoryWronglyAbove(higher), reported.insert(higher.style.textStyle).inserted
        else { continue }
        let sizes = "\(lower.sizes[category.index].shortest) and \(higher.sizes[category.index].shortest) points"
        return entry.finding(
          "'\(entry.name)' is larger than '\(higher.style.textStyle.name)' at \(category.name): \(sizes)")
      }
      return nil
    }
  }
}

extension ScaledStyle {
  /// The category, `large` first, at which this style is more than a point larger than another, unless Apple's own
  /// sizes are too.
  fileprivate func categoryWronglyAbove(_ other: ScaledStyle) -> ContentSizeCategory? {
    let categories = other.style.limits.isEmpty ? ContentSizeCategory.fromDefault : ContentSizeCategory.defaultAlone
    return categories.first { category in
      let excess = sizes[category.index] - other.sizes[category.index] - 1
      // Apple's sizes are looked up only if they are needed.
      return excess > 0
        && excess > style.customSize(at: category) - other.style.customSize(at: category)
        && excess > style.preferredSize(at: category) - other.style.preferredSize(at: category)
    }
  }
}

extension ContentSizeCategory {
  fileprivate static let defaultAlone = [large]

  /// All categories, with the default first.
  fileprivate static let fromDefault = [.large] + allCases.filter { $0 != .large }
}
