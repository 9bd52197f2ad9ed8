import Writing

// Rules about numbers that are probably mistakes.

extension Rule {
  static let vanishingSize = Rule(
    id: "vanishing-size", severity: .error,
    summary: "a size is rounded to 0 points",
    reason: """
      Font sizes are rounded to whole points, so a size below one point can become 0, and its text is not shown. \
      A fixed size is written to a thousandth of a point. Check the unit, and whether you meant a factor.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": «0.4» } }"#,
    check: .styles { item in
      // Before anything else: nearly no style vanishes.
      guard let category = ContentSizeCategory.allCases.first(where: { item.scaled.sizes[$0.index].vanishes })
      else { return nil }
      let entry = item.entry
      let small = [entry.values.maximumPointSize, entry.values.fontSize].compactMap(\.self)
      guard let size = small.first(where: \.value.vanishes) ?? small.last else { return nil }
      return entry.finding(
        at: size, "a font size of \(size.value.shortest) points is rounded to 0 at \(category.inMessage)")
    })

  static let unlikelySize = Rule(
    id: "unlikely-size", severity: .warning,
    summary: "a font size is too small or too large to read",
    reason: """
      Apple's own text has 11 to 36 points at the default text size. Text below 6 points cannot be read, and above \
      100 points a word fills the screen. Check the unit and the digits.
      """,
    bad: #"{ "extraLargeTitle": { "fontName": "Noteworthy-Light", "fontSize": «360» } }"#,
    good: #"{ "extraLargeTitle": { "fontName": "Noteworthy-Light", "fontSize": 36 } }"#,
    check: .dictionary { input in
      let vanishing = Set(input.scaledEntries.filter(\.scaled.vanishes).map(\.entry.name))
      return input.dictionary.entries.compactMap { entry in
        guard let size = entry.values.fontSize, !(6...100).contains(size.value), !vanishing.contains(entry.name)
        else { return nil }
        return entry.finding(
          at: size,
          "\(size.value.shortest) points is too \(size.value < 6 ? "small" : "large") for text; expected 6 to 100")
      }
    })

  static let unlikelyLineHeight = Rule(
    id: "unlikely-line-height", severity: .warning,
    summary: "a line height is an unlikely multiple of the size",
    reason: """
      A line height is a multiple of the font size, from 1 to 2 for nearly all text. Below 0.8 lines overlap, and above 3 \
      a line fills the screen. 24 probably means points: divide it by the font size.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 16, "lineHeight": «24» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 16, "lineHeight": 1.5 } }"#,
    check: .styles { scaled in
      guard let height = scaled.entry.values.lineHeight, !(0.8...3).contains(height.value) else { return nil }
      let finding = scaled.entry.finding(
        at: height,
        "a line height of \(height.value.shortest) times the font size is unlikely; expected a multiple of 0.8 to 3")
      let multiple = (height.value / scaled.style.fontSize * 1000).rounded() / 1000
      guard (0.8...3).contains(multiple), !height.node.isDerived else { return finding }
      return finding.offering(height.node.fix(writing: .number(multiple), isSafe: false))
    })

  static let unlikelyTracking = Rule(
    id: "unlikely-tracking", severity: .warning,
    summary: "letter spacing is as large as the letters",
    reason: """
      Letter spacing is in points, and rarely more than a tenth of the font size. Convert the percentages or thousandths \
      of design tools to points.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "tracking": «20» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "tracking": 0.34 } }"#,
    check: .styles { scaled in
      guard let tracking = scaled.entry.values.tracking, scaled.style.fontSize >= 1,
        tracking.value.magnitude > scaled.style.fontSize / 2
      else { return nil }
      return scaled.entry.finding(
        at: tracking,
        "letter spacing of \(tracking.value.shortest) points is unlikely at \(scaled.style.fontSize.shortest) points")
    })

  static let fractionalSize = Rule(
    id: "fractional-size", severity: .note,
    summary: "a fractional font size is rounded, even at the default text size",
    reason: """
      UIFontMetrics rounds every size to whole points: 12.99 points become 13. A fixed style is not rounded.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": «17.5» } }"#,
    good: #"{ "title": { "fontName": "Noteworthy-Light", "fontSize": 27.8, "fixed": true } }"#,
    check: .styles { item in
      let (entry, sizes) = (item.entry, item.scaled.sizes)
      guard !item.style.isFixed, !item.scaled.vanishes, let size = entry.values.fontSize,
        size.value != size.value.rounded(), abs(size.value - sizes[3]) < 1
      else { return nil }
      let message = "\(size.value.shortest) points become \(sizes[3].shortest) at the default text size"
      return entry.finding(at: size, message + ": sizes are rounded to whole points")
    })

  static let systemTracking = Rule(
    id: "system-tracking", severity: .note,
    summary: "a system font gets its own letter spacing twice",
    reason: """
      The system font has built-in letter spacing at every size, and design tools export it: -0.43 points at 17 points \
      (Apple's Human Interface Guidelines list it for SF Pro). Apps add 'tracking' to it, so that the spacing is applied \
      twice. Leave 'tracking' out.
      """,
    bad: #"{ "body": { "weight": "regular", "tracking": «-0.43» } }"#,
    good: #"{ "body": { "weight": "regular", "tracking": 0.2 } }"#,
    check: .styles { item in
      guard let tracking = item.entry.values.tracking, item.style.systemWeight != nil,
        item.style.systemDesign ?? .default == .default, let own = ownTracking(at: item.style.fontSize), own != 0,
        (tracking.value - own).magnitude <= 0.03
      else { return nil }
      return item.entry.finding(
        at: tracking,
        "the system font already has \(own.shortest) points of tracking at \(item.style.fontSize.shortest) points; "
          + "'tracking' would apply it twice")
    })

  /// The tracking of SF Pro, in points; nil for sizes that are not in the table.
  private static func ownTracking(at size: Double) -> Double? {
    trackings.indices.first { Double($0 + 6) == size }.map { trackings[$0] }
  }

  /// By size, from 6 to 54 points: Human Interface Guidelines, Typography, tracking values of SF Pro on iOS, iPadOS and
  /// visionOS, read in November 2026.
  private static let trackings = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10,
    0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37,
    0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34, 0.35, 0.31, 0.33, 0.32,
  ]
}

extension ScaledStyle {
  /// Whether the style has no size at some text size.
  var vanishes: Bool { sizes.contains(where: \.vanishes) }
}

extension Double {
  /// Whether outputs show the size as 0: they round to thousandths.
  fileprivate var vanishes: Bool { rounded(toParts: 1000) == 0 }
}
