import Writing

// Rules about text that is too small, too tight or out of order.

extension Rule {
  static let textTooSmall = Rule(
    id: "text-too-small", severity: .warning,
    summary: "text is under 11 points, and smaller than Apple's own",
    reason: """
      Apple's guidelines recommend at least 11 points on iPhone and iPad. A style is not reported if a custom font of \
      Apple's own size would be as small, such as a 12-point caption at the small text sizes.
      """,
    bad: #"{ "footnote": { "fontName": "Noteworthy-Light", "fontSize": «9» } }"#,
    good: #"{ "footnote": { "fontName": "Noteworthy-Light", "fontSize": 12 } }"#,
    check: .styles { item in
      let entry = item.entry
      // A maximum below the size is reported by another rule.
      guard !item.style.hasMaximumBelowSize, !item.scaled.vanishes, let worst = item.scaled.smallestTooSmall,
        let size = entry.values.fontSize ?? entry.values.maximumPointSize
      else { return nil }
      let points = item.scaled.sizes[worst.index].shortest
      let least = item.scaled.leastPassing(isMaximum: entry.values.fontSize == nil)
      let passing = least.map { "; expected a '\(size.name)' of at least \($0)\($1 ? ", as Apple's own" : "")" } ?? ""
      return entry.finding(
        at: size,
        "'\(entry.name)' is \(points) points at \(worst.inMessage); text under 11 is hard to read\(passing)")
    })

  static let tightText = Rule(
    id: "tight-text", severity: .note,
    summary: "running text is tighter than the spacing in WCAG 1.4.12",
    reason: """
      WCAG 1.4.12 names a line height of 1.5 and letter spacing of 0.12, as multiples of the size: web content must lose \
      nothing when people set them. In an app the dictionary decides for its users. A line height under 1.5 and negative \
      letter spacing are reported for body, callout, subheadline and smaller text, in text all styles together.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "lineHeight": «1.4» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "lineHeight": 1.5 } }"#,
    check: .dictionary { input in
      // Body and smaller text.
      let entries = input.scaledEntries.filter { $0.style.textStyle.index >= TextStyle.subheadline.index }.map(\.entry)
      return entries.flatMap { entry in
        [
          entry.values.lineHeight.flatMap { low in
            low.value < 1.5 ? finding(entry, low, "a line height under 1.5", "1.5") : nil
          },
          entry.values.tracking.flatMap { tight in
            tight.value < 0 ? finding(entry, tight, "negative letter spacing", "0.12 of the size") : nil
          },
        ].compactMap(\.self)
      }
    })

  /// A finding about running text, which is shown together with those of other styles.
  private static func finding(
    _ entry: StyleEntry, _ value: Bound<Double>, _ what: String, _ room: String
  ) -> Diagnostic {
    let rest = "\(what); on the web people may raise it to \(room) (WCAG 1.4.12), so leave room"
    return entry.finding(at: value, "'\(entry.name)' has \(rest)")
      .among(FindingGroup(entry.name, cause: what, "have \(rest)"))
  }

  static let overtakesLargerStyle = Rule(
    id: "overtakes-larger-style", severity: .warning,
    summary: "a small style outgrows a larger one",
    reason: """
      People recognise titles and captions by their size. A style is reported if it is more than a point larger, at any \
      text size, than a style that is larger in Apple's scale. It is not reported where Apple's own sizes do the same, as \
      when caption2 overtakes caption. Only text styles of the dictionary are compared; a style with a maximum is compared \
      only at the default text size, because other rules report the effects of a maximum.
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
      """,
    check: .dictionary { input in
      // A style that stops growing is overtaken by all styles below it: the first finding about it is enough.
      var reported: Set<TextStyle> = []
      let items = input.scaledEntries.filter { !$0.entry.isCustom }
      let ranks = items.map { $0.style.preferredSize(at: .large) }
      return items.indices.flatMap { index in
        let (entry, lower) = (items[index].entry, items[index].scaled)
        return items.indices.compactMap { other -> Diagnostic? in
          let higher = items[other].scaled
          guard ranks[index] < ranks[other], !higher.style.isFixed,
            let category = lower.categoryWronglyAbove(higher), reported.insert(higher.style.textStyle).inserted
          else { return nil }
          let sizes = "\(lower.sizes[category.index].shortest) and \(higher.sizes[category.index].shortest) points"
          let name = higher.style.textStyle.name
          let message = "'\(entry.name)' is larger than '\(name)' at \(category.inMessage): \(sizes)"
          let group = FindingGroup(name, cause: entry.name, "are smaller than '\(entry.name)' at a text size")
          return entry.finding(message).about(name).among(group)
        }
      }
    })
}

extension ScaledStyle {
  /// The text size with the smallest size that is too small, the default one if it has that size; nil if there is none.
  fileprivate var smallestTooSmall: ContentSizeCategory? {
    let small = ContentSizeCategory.allCases.filter { category in
      let size = sizes[category.index]
      return size < 11 && size < style.preferredSize(at: category) && size < style.customSize(at: category)
    }
    let worst = small.min { sizes[$0.index] < sizes[$1.index] }
    return worst.map { sizes[$0.index] == sizes[ContentSizeCategory.default.index] ? .default : $0 }
  }

  /// The smallest whole value of its size or its maximum size with which nothing is too small; nil if there is none.
  fileprivate func leastPassing(isMaximum: Bool) -> (points: Int, isUnder11: Bool)? {
    for points in 11...40 {
      var style = style
      if isMaximum { style.limits.maximumPointSize = Double(points) } else { style.fontSize = Double(points) }
      let scaled = ScaledStyle(style)
      if style.hasMaximumBelowSize || scaled.smallestTooSmall != nil { continue }
      return (points, scaled.sizes.contains { $0 < 11 })
    }
    return nil
  }
}

extension ResolvedStyle {
  func preferredSize(at category: ContentSizeCategory) -> Double {
    platform.preferredFont(textStyle).pointSize(compatibleWith: category)
  }

  /// The size of a custom font with the preferred font's size at `large`. All accessibility rules compare with it and
  /// with the preferred font's size, so that Apple's own scale has no findings.
  func customSize(at category: ContentSizeCategory) -> Double {
    platform.metrics(textStyle).scaledFont(ofSize: preferredSize(at: .large), compatibleWith: category)
  }
}

extension ScaledStyle {
  /// The text size, `large` first, at which this style is more than a point larger than another, unless Apple's own
  /// sizes are too.
  fileprivate func categoryWronglyAbove(_ other: ScaledStyle) -> ContentSizeCategory? {
    if isWronglyAbove(other, at: .large) { return .large }
    guard other.style.limits.isEmpty else { return nil }
    return ContentSizeCategory.allCases.first { isWronglyAbove(other, at: $0) }
  }

  private func isWronglyAbove(_ other: ScaledStyle, at category: ContentSizeCategory) -> Bool {
    let excess = sizes[category.index] - other.sizes[category.index] - 1
    return excess > 0
      && excess > style.customSize(at: category) - other.style.customSize(at: category)
      && excess > style.preferredSize(at: category) - other.style.preferredSize(at: category)
  }
}
