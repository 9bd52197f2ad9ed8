import Writing

// Rules about text that does not grow as far as people need.

extension Rule {
  static let neverDoubles = Rule(
    id: "never-doubles", severity: .warning,
    summary: "a limit keeps a style from reaching twice its size",
    reason: """
      WCAG 1.4.4 requires that text can grow to 200 %. A maximum, a range of text sizes or the slower curve of another \
      style is reported if the style would grow further without it. Apple's large title, which reaches 1.7 times its \
      size, is not reported, unless a style of up to 20 points follows its curve. Where text cannot grow, as in a bar, \
      offer the Large Content Viewer (fixed-running-text).
      """,
    bad: #"{ "«body»": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 28 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 34 } }"#,
    check: .styles { item in
      let (style, growth) = (item.style, item.growth)
      // Most styles more than double. The other cases have their own rules.
      guard !growth.doubles, growth.defaultSize > 0, !style.isFixed, !style.keepsAccessibilitySizesAway,
        !style.hasMaximumBelowSize
      else { return nil }
      let free = style.platform.metrics(style.textStyle)
        .scaledFont(ofSize: style.fontSize, compatibleWith: .accessibility5)
      guard growth.largestSize < free || growth.isTextToRead else { return nil }
      let name = item.entry.name
      return item.entry.finding(
        "'\(name)' reaches only \(growth.percent) % of its default size; WCAG 1.4.4 requires 200 %\(RuleText.viewer)")
    })

  static let staysSmall = Rule(
    id: "stays-small", severity: .note,
    summary: "small text never reaches twice the size of Apple's body",
    reason: """
      Body has 17 points at the default text size, and 34 at 200 %. People who need that much need it for captions too: \
      Apple's caption2, of 11 points, reaches 40. A style of 11 to 20 points is reported if it reaches twice its own \
      size (never-doubles), but not 34 points. A maximum or the slow curve of a title is the cause.
      """,
    bad: #"{ "«footnote»": { "fontName": "Noteworthy-Light", "fontSize": 13, "maximumPointSize": 30 } }"#,
    good: #"{ "footnote": { "fontName": "Noteworthy-Light", "fontSize": 13, "maximumPointSize": 34 } }"#,
    check: .styles { item in
      let growth = item.growth
      // Text under 11 points is reported by text-too-small.
      guard growth.isTextToRead, growth.defaultSize >= 11, growth.doubles, !growth.doublesBody,
        !item.style.keepsAccessibilitySizesAway
      else { return nil }
      let (largest, least) = (growth.largestSize.shortest, item.style.platform.twiceBody.shortest)
      return item.entry.finding(
        "'\(item.entry.name)' reaches only \(largest) points; twice the size of Apple's body is \(least)")
    })

  static let unlikelyCurve = Rule(
    id: "unlikely-curve", severity: .warning,
    summary: "small text follows the curve of a title, or a title that of body",
    reason: """
      Small text grows most: Apple's body to three times its size, its large title to less than twice. Text of up to \
      17 points that follows a title of 28 points or more grows too little. A title of 28 points or more that follows \
      a style of up to 17 points grows until its words no longer fit. 'relativeTo' should be a style of about the same \
      size.
      """,
    bad: """
      { "custom": { "price": { "fontName": "Noteworthy-Light", "fontSize": 17, "relativeTo": "«title»" } } }
      """,
    good: """
      { "custom": { "price": { "fontName": "Noteworthy-Light", "fontSize": 17, "relativeTo": "title2" } } }
      """,
    check: .styles { item in
      guard let relativeTo = item.entry.values.relativeTo, !item.style.isFixed else { return nil }
      let size = item.scaled.size(at: .default)
      return item.style.platform.objection(to: item.style.curve, forSize: size, near: item.style.fontSize).map {
        item.entry.finding(at: relativeTo, "'\(item.entry.name)' has \(size.shortest) points and \($0)")
      }
    })

  static let limitsAccessibilitySizes = Rule(
    id: "limits-accessibility-sizes", severity: .warning,
    summary: "a range of text sizes excludes all accessibility sizes",
    reason: """
      People who choose one of the five accessibility sizes need large text. A style whose range ends below them stays \
      small. Where text cannot grow, as in a bar, offer the Large Content Viewer (fixed-running-text).
      """,
    bad: #"{ "body": { "weight": "regular", "maximumContentSizeCategory": "«xxxLarge»" } }"#,
    good: #"{ "body": { "weight": "regular", "maximumContentSizeCategory": "accessibility5" } }"#,
    check: .styles { item in
      let entry = item.entry
      guard !item.style.isFixed, item.style.keepsAccessibilitySizesAway,
        let maximum = entry.values.maximumContentSizeCategory
      else { return nil }
      return entry.finding(
        at: maximum,
        "'\(entry.name)' never grows to an accessibility size; expected 'accessibility1' or more\(RuleText.viewer)")
    })

  static let fixedRunningText = Rule(
    id: "fixed-running-text", severity: .warning,
    summary: "a style of running text never scales",
    reason: """
      'fixed' is for a logo, or for a large title that is part of a picture. Text that people read must grow with \
      their setting. Where it cannot, as in a bar, offer the Large Content Viewer: showsLargeContentViewer in UIKit, \
      accessibilityShowsLargeContentViewer() in SwiftUI.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«fixed»": true } }"#,
    good: #"{ "title3": { "fontName": "Noteworthy-Light", "fontSize": 20, "fixed": true } }"#,
    check: .styles { item in
      let entry = item.entry
      let isTitle = item.style.textStyle.index <= TextStyle.title3.index
      guard item.style.isFixed, !entry.isCustom, !isTitle else { return nil }
      return entry.finding(
        atKey: .fixed,
        "'\(entry.name)' is fixed; text to read should grow with the user's setting\(RuleText.viewer)")
    })

  static let limitsInLabels = Rule(
    id: "limits-in-labels", severity: .note,
    summary: "a UIKit label with only the font ignores the limits of its style",
    reason: """
      A label with 'adjustsFontForContentSizeCategory' scales its font when the setting changes. The font has no range of \
      text sizes, so the label scales past it, unless you set its range too: 'minimumContentSizeCategory' and \
      'maximumContentSizeCategory' of UIView, since iOS 15. 'setStyle(_:)' of generated Swift sets both. A system \
      font without 'fontSize' keeps its size if its 'maximumPointSize' is the size of no text size.
      """,
    bad: #"{ "body": { "weight": "regular", "«maximumContentSizeCategory»": "accessibility3" } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 40 } }"#,
    check: .styles { item in
      let (entry, style) = (item.entry, item.style)
      // The others have their own rules.
      guard !style.isFixed, !style.keepsAccessibilitySizesAway else { return nil }
      let isPreferred = if case .system(_, _, usesPreferredSizes: true) = style.font { true } else { false }
      let limits: [EntryKey] = [.maximumContentSizeCategory, .minimumContentSizeCategory]
      let keys = style.limits.excludesCategories ? limits : isPreferred ? [.maximumPointSize] : []
      let maximum = style.limits.maximumPointSize
      let isBetween = isPreferred && ContentSizeCategory.allCases.allSatisfy { style.preferredSize(at: $0) != maximum }
      let mistake =
        isBetween && maximum != nil ? "does not scale '\(entry.name)'" : "scales '\(entry.name)' past its limits"
      return keys.lazy.compactMap {
        entry.finding(atKey: $0, "a label with only the font \(mistake); 'setStyle' of generated Swift applies them")
      }.first
    })
}

extension Platform {
  /// Why a size in points should not follow the curve of a style, for behind 'and'; nil if it may.
  ///
  /// - Parameter wanted: the size for which a better curve is proposed.
  func objection(to curve: TextStyle, forSize size: Double, near wanted: Double) -> String? {
    let (own, body, title) = (defaultSize(of: curve), defaultSize(of: .body), defaultSize(of: .title))
    guard size <= body && own >= title || size >= title && own <= body else { return nil }
    let measured = TextStyle.allCases.filter { preferredFont($0).inferredCategories.isEmpty }
    let least = measured.map { abs(defaultSize(of: $0) - wanted) }.min()
    let near = measured.filter { abs(defaultSize(of: $0) - wanted) == least }.map { "'\($0.name)'" }
    let what = "follows the curve of '\(curve.name)', which has \(own.shortest)"
    return "\(what); expected one of about the same size, such as \(near.joined(separator: " or "))"
  }

  func defaultSize(of style: TextStyle) -> Double { preferredFont(style).pointSize(compatibleWith: .default) }
}

extension ResolvedStyle {
  /// Whether the style stops growing before the five accessibility sizes.
  var keepsAccessibilitySizesAway: Bool { limits.maximumCategory.map { !$0.isAccessibilityCategory } ?? false }
}
