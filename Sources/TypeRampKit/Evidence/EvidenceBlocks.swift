import Writing

// What a report says about one dictionary.

extension DictionaryEvidence {
  /// Whether its text can be read at twice its size, and what is not counted.
  var verdict: TextBlock {
    func list(_ title: String, _ items: [StyleEvidence]) -> Prose {
      if items.isEmpty { return "" }
      return " \(prose: title): \(items.list { "\($0.style.name) (\(prose: $0.percent))" })."
    }
    let count = counted.count
    let reaching: Prose = """
      \(label): \(count - short.count) of \(prose: count.counted("counted style")) \
      \(prose: count == 1 ? "reaches" : "reach") 200\u{A0}%.
      """
    let large = styles.filter { !$0.isExempt && !$0.growth.isTextToRead && !$0.growth.doubles }
    let lists: Prose = "\(list("Not", short))\(list("Not counted, over 20 points", large))"
    let inferred = list("Inferred", counted.filter(\.growth.isInferred))
    return .verdict("\(reaching)\(lists)\(list("Exempt", styles.filter(\.isExempt)))\(inferred)", isMet: isMet)
  }

  /// The result without an exception for large text, and what UIKit needs for the limits.
  var details: TextBlock {
    let short = styles.filter { !$0.growth.doubles }
    let letter: Prose =
      short.isEmpty
      ? "all \(prose: styles.count.counted("style")) reach 200\u{A0}%"
      : """
      \(prose: String(styles.count - short.count)) of \(prose: styles.count.counted("style")) reach 200\u{A0}%; not \
      \(short.list { "\($0.style.name) (\(prose: $0.percent))" })
      """
    let labels: Prose =
      limitedInLabels.isEmpty
      ? ""
      : " In UIKit, labels apply the limits of \(limitedInLabels.list { "\($0)" }) only if they are set in the label too."
    return .paragraph(
      "\(label): WCAG 1.4.4 and EN 301 549 make no exception for large text. Counted so, \(letter).\(labels)")
  }

  /// - Parameter isOnly: whether the report is about no other dictionary.
  func blocks(isOnly: Bool, languages: [String]) -> [TextBlock] {
    let head: Prose = isOnly ? "Growth" : "\(label)"
    var blocks: [TextBlock] = [.title(head, level: 2), .paragraph(source)]
    if styles.isEmpty { return blocks }
    blocks += [.table(growth), .table(sizes)]
    blocks += [.title("Text spacing", level: 3)] + spacing
    blocks += [.title("Letters", level: 3)] + letters(of: languages)
    if !warnings.isEmpty {
      let shown = warnings.prefix(Self.mostWarnings).map { finding -> Prose in "\(finding.message)" }
      let more =
        warnings.count > shown.count ? ["and \(prose: String(warnings.count - shown.count)) more"] : [Prose]()
      blocks += [.title("Other warnings of typeramp validate", level: 3), .list(shown + more)]
    }
    return blocks
  }

  private static let mostWarnings = 50

  private var source: Prose {
    let rest: Prose =
      fallbacks.isEmpty
      ? ""
      : " The file does not define \(fallbacks.list { "\($0)" }): an app that uses them gets Apple's preferred fonts."
    return "The styles of \(path) (SHA-256 \(prose: hash)).\(rest)"
  }

  /// A line for each style: how far it grows.
  private var growth: TextTable {
    let areLimited = styles.contains { !$0.style.limitWords.isEmpty }
    return TextTable(
      caption: """
        Growth of each style, in points; ~ is inferred; \(table.platform.twiceBody.shortest) points are twice the default body \
        text, as a draft of WCAG 3 asks
        """,
      head: ["Style"] + (areLimited ? ["Limits"] : []) + [
        "Default", "Largest", "At", "Growth", "200\u{A0}%", "Reaches \(table.platform.twiceBody.shortest) points",
      ],
      rows: styles.map { item in
        let limits = areLimited ? [item.style.limitWords.joined(separator: ", ")] : []
        let growth = item.growth
        let mark = growth.isInferred ? "~" : ""
        let cells =
          limits + [
            growth.defaultSize.hundredths, mark + growth.largestSize.hundredths,
            Set(item.scaled.sizes).count == 1 ? "all" : growth.largest.shortName, mark + item.percent,
          ]
        let body = Prose(prose: growth.doublesBody ? "yes" : "no")
        return ["\(item.style.name)"] + cells.map(Prose.init(prose:)) + [item.doublesWords, body]
      }, textColumns: areLimited ? 2 : 1)
  }

  /// A line for each style: its sizes.
  private var sizes: TextTable {
    TextTable(
      caption: "Sizes at each text size, in points; ~ is inferred",
      head: ["Style"] + ContentSizeCategory.allCases.map(\.shortName),
      rows: styles.map { item in
        ["\(item.style.name)"]
          + ContentSizeCategory.allCases.map { category in
            let mark = item.scaled.inferred.contains(category) ? "~" : ""
            return Prose(prose: mark + item.scaled.size(at: category).hundredths)
          }
      })
  }

  /// The line heights and the letter spacing that the dictionary fixes.
  private var spacing: [TextBlock] {
    let fixed = styles.filter { $0.style.lineHeight != nil || $0.style.tracking != nil }
    if fixed.isEmpty { return [.paragraph("No style fixes a line height or letter spacing.")] }
    return [
      .paragraph(
        """
        WCAG 1.4.12 is about content in markup languages, such as that of web views: nothing may be lost if a reader sets \
        a line height of 1.5 and letter spacing of 0.12, as multiples of the size.
        """),
      .table(
        TextTable(
          caption: "Line heights and letter spacing that styles fix, as multiples of the size",
          head: ["Style", "Line height", "Letter spacing"],
          rows: fixed.map { item in
            let numbers = [item.style.lineHeight, item.style.relativeTracking]
            return ["\(item.style.name)"] + numbers.map { Prose(prose: $0.map(\.thousandths) ?? "the font's") }
          })),
    ]
  }

  /// The letters that fonts lack and that lines cut.
  private func letters(of languages: [String]) -> [TextBlock] {
    if languages.isEmpty { return [.paragraph("The languages of the app are unknown, so letters were not checked.")] }
    let checked = fonts.filter { !$0.languages.isEmpty }
    let unchecked = fonts.filter(\.languages.isEmpty).list { "\($0.name)" }
    let lines = checked.map { font -> Prose in
      "\(font.name) \(prose: font.languages.map(\.words).joined(separator: "; "))."
    }
    let cuts = styles.flatMap { item in
      item.cuts.map { cut -> Prose in "\(item.style.name) clips \(prose: cut.words)." }
    }
    let note: Prose = """
      Letters were looked up and measured one by one in the font files, for the languages \
      \(prose: languages.joined(separator: ", ")). A missing letter comes from another font, and may change the height of \
      the line. The system font is not checked.
      """
    let rest: [TextBlock] =
      checked.count < fonts.count
      ? [.paragraph("Not checked, because no readable font file has them: \(unchecked).")] : []
    return [.paragraph(note)] + (checked.isEmpty ? [] : [.list(lines + cuts)]) + rest
  }
}

extension StyleEvidence {
  fileprivate var percent: String { "\(growth.percent)\u{A0}%" }

  /// Whether it reaches twice its size; emphasised if it has to and does not.
  fileprivate var doublesWords: Prose {
    if growth.doubles { return "yes" }
    return isCounted ? "\(strong: "no")" : isExempt ? "no (exempt)" : "no (over 20 points)"
  }
}
