import Writing

// What a report says about one dictionary.

extension DictionaryEvidence {
  /// Whether its text can be read at twice its size, in a sentence.
  var verdict: ReportBlock {
    if counted.isEmpty {
      return .verdict("\(label): no style of up to 20 points, so nothing is shown about text to read.", isMet: false)
    }
    let reaching: ReportText = """
      \(label): \(counted.count - short.count) of \(prose: counted.count.counted("style")) of up to 20 points \
      \(prose: counted.count == 1 ? "reaches" : "reach") 200\u{A0}%.
      """
    let names = short.map { item -> ReportText in "\(item.style.name) (\(item.percent)\u{A0}%)" }.list
    return .verdict(short.isEmpty ? reaching : "\(reaching) Not: \(names).", isMet: isMet)
  }

  /// - Parameter isOnly: whether the report is about no other dictionary.
  func blocks(isOnly: Bool, languages: [String]) -> [ReportBlock] {
    let head: ReportText = isOnly ? "Growth" : "\(label)"
    var blocks: [ReportBlock] = [.title(head, level: 2), .paragraph(source)]
    if styles.isEmpty { return blocks }
    blocks += [.table(growth), .table(sizes)] + notes
    blocks += [.title("Text spacing", level: 3)] + spacing
    blocks += [.title("Letters", level: 3)] + letters(of: languages)
    return blocks
  }

  private var source: ReportText {
    let rest: ReportText =
      fallbacks.isEmpty
      ? "" : " The preferred font, which is Apple's, is used for \(fallbacks.map { "\($0)" }.list)."
    return "The styles of \(path).\(rest)"
  }

  /// A line for each style: how far it grows.
  private var growth: ReportTable {
    ReportTable(
      caption: "Growth of each style, in points",
      head: [
        "Style", "Limits", "Default", "Largest", "At", "Growth", "200\u{A0}%",
        "Twice Apple's body (\(twiceBody.shortest))",
      ],
      rows: styles.map { item in
        let limits = item.style.limitWords.joined(separator: ", ")
        let cells = [
          limits, item.defaultSize.hundredths, item.largestSize.hundredths, item.largestWords, "\(item.percent)\u{A0}%",
        ]
        let body = ReportText(prose: item.doublesBody ? "yes" : "no")
        return ["\(item.style.name)"] + cells.map(ReportText.init(prose:)) + [item.doublesWords, body]
      }, textColumns: 2)
  }

  private var twiceBody: Double {
    StyleEvidence.requiredFactor * table.platform.preferredFont(.body).pointSize(compatibleWith: .default)
  }

  /// A line for each style: its sizes.
  private var sizes: ReportTable {
    ReportTable(
      caption: "Sizes at each text size, in points; ~ is inferred",
      head: ["Style"] + ContentSizeCategory.allCases.map(\.shortName),
      rows: styles.map { item in
        ["\(item.style.name)"]
          + ContentSizeCategory.allCases.map { category in
            let mark = item.scaled.inferred.contains(category) ? "~" : ""
            return ReportText(prose: mark + item.scaled.size(at: category).hundredths)
          }
      })
  }

  /// Which styles have inferred sizes, and which need not grow.
  private var notes: [ReportBlock] {
    let lists: [(ReportText, [StyleEvidence])] = [
      ("Inferred, because Apple's numbers have not been measured at every text size", inferred),
      ("Exempt, because the dictionary ignores never-doubles for them", styles.filter(\.isExempt)),
    ]
    return lists.filter { !$1.isEmpty }.map { words, items in
      .paragraph("\(words): \(items.map { item -> ReportText in "\(item.style.name)" }.list).")
    }
  }

  /// The line heights and the letter spacing that the dictionary fixes.
  private var spacing: [ReportBlock] {
    let fixed = styles.filter { $0.style.lineHeight != nil || $0.style.tracking != nil }
    if fixed.isEmpty { return [.paragraph("No style fixes a line height or letter spacing.")] }
    return [
      .paragraph(
        """
        Readers must be able to set a line height of 1.5 and letter spacing of 0.12: in CSS they can, in an app only if \
        it lets them.
        """),
      .table(
        ReportTable(
          caption: "Line heights and letter spacing that styles fix, as multiples of the size",
          head: ["Style", "Line height", "Letter spacing"],
          rows: fixed.map { item in
            let numbers = [item.style.lineHeight, item.style.relativeTracking]
            return ["\(item.style.name)"] + numbers.map { ReportText(prose: $0.map(\.thousandths) ?? "the font's") }
          })),
    ]
  }

  /// The letters that fonts lack and that lines cut.
  private func letters(of languages: [String]) -> [ReportBlock] {
    if languages.isEmpty { return [.paragraph("The languages of the app are unknown, so letters were not checked.")] }
    if fonts.isEmpty {
      return [.paragraph("No font of a style was found in a font file, so letters were not checked.")]
    }
    let lacking = fonts.compactMap { font -> ReportText? in
      let words = font.languages.filter { !$0.lacking.isEmpty }.map(\.lackingWords)
      if words.isEmpty { return nil }
      return
        "\(font.name) lacks \(prose: words.joined(separator: "; ")). Another font draws them, and decides the height of their lines."
    }
    let cuts = styles.flatMap { item in
      item.cuts.map { cut -> ReportText in
        "A line of \(item.style.name) cuts \(prose: item.scaled.words(for: cut))."
      }
    }
    let checked: ReportText = "Checked in font files, for the letters of \(prose: languages.joined(separator: ", "))."
    if lacking.isEmpty, cuts.isEmpty { return [.paragraph("\(checked) No letter is lacking, and no line cuts one.")] }
    return [.paragraph(checked), .list(lacking + cuts)]
  }
}

extension StyleEvidence {
  /// Whether it reaches twice its size; emphasised if it has to and does not.
  fileprivate var doublesWords: ReportText {
    if doubles { return "yes" }
    return isCounted ? ReportText(strong: "no") : ReportText(prose: isExempt ? "no (exempt)" : "no (over 20 points)")
  }
}
