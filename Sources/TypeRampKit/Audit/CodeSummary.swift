package import CodeFonts
import Writing

/// The numbers of the fonts in the code of an app.
package struct CodeSummary: Sendable {
  let scaled, live: Int
  /// The numbers by their names in reports.
  package let numbers: [(name: String, count: Int)]
  /// A sentence to quote: how many fonts there are, and what is not counted.
  package let line: String
  /// `FAIL: 33 fonts do not grow; 12 undecided, the first at A.swift:7`.
  package let verdict: String

  package init(_ files: [CodeFile]) {
    let (all, contents) = (files.flatMap(\.content.fonts), files.map(\.content))
    func sum(_ count: (CodeFonts) -> Int) -> Int { contents.reduce(0) { $0 + count($1) } }
    (scaled, live) = (sum(\.scaled.count), sum(\.live))
    let (texts, styles) = (all.filter(\.isText), sum(\.styles))
    let fonts = texts.filter { $0.size != nil }
    let fixed = fonts.count { $0.growth == .fixed }
    let undecided = texts.count(where: \.isUndecided) + sum(\.uses.count)
    let limits = sum { $0.limits.count { !$0.category.isAccessibilityCategory } }
    let sizes = fonts.count { !Platform.iOS.measuredStyles(ofSize: $0.size).isEmpty }
    let own = fonts.count { font in
      Platform.iOS.measuredStyles(ofSize: font.size).contains {
        Double($0.weight.cssValue) == font.face?.cssWeight ?? 400
      }
    }
    let helpers = Set(all.compactMap(\.helper))
    let hashes = Set(helpers.map { CodeFonts.hash($0.utf8) })
    let others = [
      ("onImages", all.count(where: \.isOnImage), "on images"),
      ("elsewhere", all.count { $0.growth == .elsewhere }, "of other systems or launch screens"),
      ("setInCode", all.count { $0.growth == .setInCode }, "of Interface Builder that code replaces"),
    ]
    let combinations = Set(fonts.map { CodeCombination($0, maximum: nil) }).count
    numbers =
      [
        ("literal", fonts.count), ("combinations", combinations), ("appleSizes", own),
        ("appleSizesInOtherWeights", sizes - own), ("otherSizes", fonts.count - sizes), ("fixed", fixed),
        ("computed", texts.count - fonts.count), ("textStyles", styles), ("scaled", scaled), ("live", live),
        ("helpers", helpers.count),
        ("helperCalls", sum { $0.calls.reduce(0) { $0 + (hashes.contains($1.key) ? $1.value : 0) } }),
        ("undecided", undecided), ("limits", limits),
      ] + others.map { ($0.0, $0.1) }
    let grow = texts.count - fixed - texts.count(where: \.isUndecided)
    let left = others.filter { $0.1 > 0 }.map { "\($0.1) \($0.2)" }.joined(separator: ", ")
    line =
      "\((texts.count + styles + sum(\.uses.count)).counted("font")): \(styles) of text styles, \(grow) scaled, "
      + "\(fixed) fixed, \(undecided) undecided" + (left.isEmpty ? "" : "; not counted: \(left)")
    let failures = [
      fixed == 0 ? nil : "\(fixed.counted("font")) \(fixed == 1 ? "does" : "do") not grow",
      limits == 0 ? nil : "\(limits.counted("limit")) below AX1",
    ].compactMap(\.self)
    let first = files.lazy.compactMap { file in file.firstUndecided.map { "\(file.source.path):\($0)" } }.first
    verdict =
      (failures.isEmpty ? "PASS: no font is fixed" : "FAIL: " + failures.joined(separator: ", "))
      + (first.map { "; \(undecided) undecided, the first at \($0)" } ?? "")
  }
}

extension CodeFile {
  /// The line of the first font that is undecided.
  fileprivate var firstUndecided: Int? {
    let ranges = content.fonts.filter(\.isUndecided).map(\.range) + content.uses.map(\.range)
    let first = ranges.map(\.lowerBound).min()
    return first.map { LineTable(source).position(of: $0).line }
  }
}

extension Platform {
  /// The preferred fonts of a size at the default text size, without the extra-large titles.
  func measuredStyles(ofSize size: Double?) -> [PreferredFont] {
    preferredFonts.filter { $0.inferredCategories.isEmpty && $0.pointSize(compatibleWith: .default) == size }
  }
}
