import Writing

extension Rule {
  static let textTooSmall = Rule(
    id: "text-too-small", severity: .warning,
    summary: "text is under 11 points, and smaller than Apple's own",
    reason: """
      Apple's guidelines recommend at least 11 points on iPhone and iPad. A style is not reported if a custom font of \
      Apple's own size for the style is as small, such as a 12-point caption at the small content sizes.
      """,
    bad: #"{ "footnote": { "fontName": "Noteworthy-Light", "fontSize": «9» } }"#,
    good: #"{ "footnote": { "fontName": "Noteworthy-Light", "fontSize": 12 } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      let entry = item.entry
      // A maximum below the size is reported by another rule.
      guard !item.style.hasMaximumBelowSize, !item.scaled.vanishes, let worst = item.scaled.smallestTooSmall,
        let size = entry.values.fontSize ?? entry.values.maximumPointSize
      else { return nil }
      let points = item.scaled.sizes[worst.index].shortest
      return entry.finding(at: size, "'\(entry.name)' is \(points) points at \(worst.name); expected at least 11")
    }
  }
}

extension ScaledStyle {
  /// The category with the smallest size that is too small; nil if there is none.
  fileprivate var smallestTooSmall: ContentSizeCategory? {
    // Apple's sizes are looked up only for small ones.
    let small = ContentSizeCategory.allCases.filter { category in
      let size = sizes[category.index]
      return size < 11 && size < style.preferredSize(at: category) && size < style.customSize(at: category)
    }
    return small.min { sizes[$0.index] < sizes[$1.index] }
  }
}

extension ResolvedStyle {
  /// The size of the preferred font.
  func preferredSize(at category: ContentSizeCategory) -> Double {
    platform.preferredFont(textStyle).pointSize(compatibleWith: category)
  }

  /// The size of a custom font with the preferred font's size at `large`. All accessibility rules compare with it and
  /// with the preferred font's size, so that Apple's own scale has no findings.
  func customSize(at category: ContentSizeCategory) -> Double {
    platform.metrics(textStyle).scaledFont(ofSize: preferredSize(at: .large), compatibleWith: category)
  }
}
