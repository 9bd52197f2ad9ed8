import Writing

extension Rule {
  static let unlikelyCurve = Rule(
    id: "unlikely-curve", severity: .warning,
    summary: "text to read follows a title's curve, or a title follows body's",
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
      """
  ) { input in
    input.scaledEntries.compactMap { item in
      guard let relativeTo = item.entry.values.relativeTo, !item.style.isFixed else { return nil }
      let (size, own) = (item.scaled.size(at: .default), item.style.preferredCurveSize)
      let (body, title) = (item.style.size(of: .body), item.style.size(of: .title))
      guard size <= body && own >= title || size >= title && own <= body else { return nil }
      let near = item.style.curvesOfSameSize.map { "'\($0.name)'" }.joined(separator: " or ")
      return item.entry.finding(
        at: relativeTo,
        """
        '\(item.entry.name)' has \(size.shortest) points and follows the curve of '\(relativeTo.value.name)', which has \
        \(own.shortest); expected one of about the same size, such as \(near)
        """)
    }
  }
}

extension ResolvedStyle {
  fileprivate func size(of style: TextStyle) -> Double {
    platform.preferredFont(style).pointSize(compatibleWith: .default)
  }

  fileprivate var preferredCurveSize: Double { size(of: curve) }

  /// The text styles whose size at the default is nearest, with measured curves.
  fileprivate var curvesOfSameSize: [TextStyle] {
    let measured = TextStyle.allCases.filter { platform.preferredFont($0).inferredCategories.isEmpty }
    let least = measured.map { abs(size(of: $0) - fontSize) }.min()
    return measured.filter { abs(size(of: $0) - fontSize) == least }
  }
}
