package import CodeFonts

/// The numbers of the fonts in the code of an app.
package struct CodeSummary: Sendable {
  let scaled, live: Int
  /// The numbers by their names in reports.
  package let numbers: [(name: String, count: Int)]
  /// Three lines to quote.
  package let lines: [String]

  package init(_ files: [CodeFile]) {
    let (all, contents) = (files.flatMap(\.content.fonts), files.map(\.content))
    (scaled, live) = (contents.reduce(0) { $0 + $1.scaled.count }, contents.reduce(0) { $0 + $1.live })
    let (texts, styles) = (all.filter { !$0.isOnImage }, contents.reduce(0) { $0 + $1.styles })
    let fonts = texts.filter { $0.size != nil }
    let (combinations, fixed) = (
      Set(fonts.map { CodeCombination($0, maximum: nil) }).count, fonts.count(where: \.isFixed)
    )
    let (computed, onImages) = (texts.count - fonts.count, all.count - texts.count)
    let sizes = fonts.count { !Platform.iOS.measuredStyles(ofSize: $0.size).isEmpty }
    let own = fonts.count { font in
      Platform.iOS.measuredStyles(ofSize: font.size).contains {
        Double($0.weight.cssValue) == font.face?.cssWeight ?? 400
      }
    }
    let helpers = Set(all.compactMap(\.helper))
    let hashes = helpers.map { CodeFonts.hash($0.utf8) }
    let calls = contents.reduce(0) { sum, content in hashes.reduce(sum) { $0 + (content.calls[$1] ?? 0) } }
    numbers = [
      ("literal", fonts.count), ("combinations", combinations), ("appleSizes", own),
      ("appleSizesInOtherWeights", sizes - own), ("otherSizes", fonts.count - sizes), ("fixed", fixed),
      ("computed", computed), ("onImages", onImages), ("textStyles", styles), ("scaled", scaled), ("live", live),
      ("helpers", helpers.count), ("helperCalls", calls),
    ]
    lines = [
      "\(fonts.count.counted("font")) in code, \(combinations.counted("combination")): \(own) at Apple's sizes, "
        + "\(sizes - own) at Apple's sizes in another weight, \(fonts.count - sizes) at other sizes",
      "\(fixed) do not grow; \(computed.counted("computed size")), \(onImages) on images; "
        + "\(helpers.count.counted("helper")), \(calls.counted("call"))",
      "\(styles.counted("font")) of text styles; \(scaled.counted("scaled font")), \(live.counted("live label"))",
    ]
  }
}

extension CodeFont {
  fileprivate var isFixed: Bool { growth == .fixed }
}

extension Platform {
  /// The preferred fonts of a size at the default text size, without the extra-large titles.
  func measuredStyles(ofSize size: Double?) -> [PreferredFont] {
    preferredFonts.filter { $0.inferredCategories.isEmpty && $0.pointSize(compatibleWith: .default) == size }
  }
}
