import Writing

/// How far the text of an app grows, as evidence for Apple's Larger Text label, WCAG 2.2 and EN 301 549.
///
/// The same compilations give the same bytes. See docs/evidence.md.
package struct EvidenceReport: Sendable {
  let dictionaries: [DictionaryEvidence]
  /// The languages of the app; empty if they are unknown.
  let languages: [String]
  /// The program that writes it, with its version.
  let program: String
  /// The texts of the app, for each table of styles; empty if the configuration does not say where they are shown.
  package var texts: [TextEvidence] = []

  /// - Parameters:
  ///   - compilations: the dictionaries, each with the theme that it is for, if there are several.
  ///   - languages: the tags of the app's languages.
  ///   - program: the program that writes it, with its version.
  /// - Returns: nil without dictionaries, or if one has no table.
  package init?(
    _ compilations: [(theme: String?, compilation: Compilation)], languages: [String], program: String = "typeramp"
  ) {
    let paths = PagePaths(compilations.map(\.compilation))
    let sources = Dictionary(grouping: compilations.map(\.compilation.source), by: \.name)
    let fileCounts = sources.mapValues { Set($0.map(\.path)).count }
    dictionaries = compilations.compactMap { theme, compilation in
      let (name, path) = (compilation.source.name, paths.shown(compilation.source.path))
      // Brands in folders of their own can have dictionaries of one name.
      let label = (fileCounts[name] == 1 ? name : path) + (theme.map { ", \($0)" } ?? "")
      return DictionaryEvidence(compilation, label: label, path: path)
    }
    self.languages = languages
    self.program = program
    if dictionaries.isEmpty || dictionaries.count < compilations.count { return nil }
  }

  /// Whether every style that is text to read reaches twice its size, in every dictionary.
  package var isMet: Bool { dictionaries.allSatisfy(\.isMet) }

  /// The result of each dictionary: `Brand: 5 of 5 counted styles reach 200 %. Not counted, …`.
  package var verdicts: [String] {
    dictionaries.map { DisplayText.escaped([$0.verdict].terminalText.replacing("\n", by: " ")) }
  }

  /// Why it is not met, a line for each dictionary: `Brand: caption reaches 150 %`.
  package var shortcomings: [String] {
    dictionaries.filter { !$0.isMet }.map { dictionary in
      let short = dictionary.short.list(upTo: 10) { "'\($0.style.name)' reaches \($0.growth.percent) %" }
      return "\(dictionary.label): " + (short.isEmpty ? "no style of up to 20 points is counted" : short)
    }
  }
}

// MARK: - The text

extension EvidenceReport {
  package var markdown: String { blocks.markdown }

  /// The report as a page without a script.
  package var html: [UInt8] {
    let content: HTML = "<body>\n<main>\n\(blocks.map(\.html).joined(separator: "\n"))\n</main>\n</body>"
    return Array(HTML.page(title: title.plain, styles: [PageFiles.reportStyleSheet], body: content).text.utf8)
  }

  private var title: Prose {
    dictionaries.count == 1
      ? "Larger Text: \(dictionaries[0].label)" : "Larger Text: \(dictionaries.count) dictionaries"
  }

  private var blocks: [TextBlock] {
    let platform = dictionaries[0].table.platform.label
    let notes: [TextBlock] = [
      .paragraph(
        """
        How far each text style grows with the reader's text size, computed by \(prose: program) from the text-style dictionary \
        and from Apple's sizes for \(prose: platform). A dictionary cannot show layouts: the questions at the end are for \
        a person.
        """),
      .paragraph(
        """
        The result counts styles of up to 20 points at the default text size, as text to read. The line is drawn here, because \
        Apple's own largest titles reach only 1.7 to 1.8 times their size; a person should read Apple's page 'Larger Text \
        evaluation criteria' in App Store Connect Help. Sizes in system languages with tall scripts, such as Thai and Arabic, \
        can differ.
        """),
    ]
    let results = dictionaries.flatMap { [$0.verdict, $0.details] }
    let parts = dictionaries.flatMap { $0.blocks(isOnly: dictionaries.count == 1, languages: languages) }
    let questions: [TextBlock] = [
      .title("Questions for a person", level: 2), .table(Self.tested), .questions(Self.questions),
      .paragraph(Self.ofWebContent),
    ]
    let ofTexts = texts.isEmpty ? [] : [.title("Texts", level: 2)] + texts.flatMap(\.blocks)
    return [.title(title, level: 1)] + results + notes + [.table(Self.criteria)] + parts + ofTexts + questions
  }

  /// The requirements, and which part of each is shown here.
  private static let criteria = TextTable(
    caption: "What is required, and what this report shows of it",
    head: ["Requirement", "Shown here", "To be tested in the app"],
    rows: [
      [
        "Apple, Accessibility Nutrition Labels: Larger Text", "Whether each style reaches 200\u{A0}% of its size",
        "Common tasks at all text sizes, without truncated or overlapping text; icons",
      ],
      [
        "WCAG 2.2, 1.4.4 Resize Text (AA); EN 301 549 V3.2.1, 9.1.4.4, 11.1.4.4.1 and 11.1.4.4.2",
        "Whether each style reaches 200\u{A0}% of its size",
        "No loss of content or function at 200\u{A0}%, without assistive technology; except captions and images of text",
      ],
      [
        "WCAG 2.2, 1.4.12 Text Spacing (AA); EN 301 549 V3.2.1, 9.1.4.12 and 11.1.4.12",
        "Line height and letter spacing that the dictionary fixes",
        "In content in markup languages: no loss of content or function with the reader's spacing",
      ],
      [
        "EN 301 549 V3.2.1, 11.7 User preferences", "The size of each style at each of the platform's text sizes",
        "The app has no other text sizes, and follows a change of the setting",
      ],
    ], textColumns: 3)

  /// What a person fills in.
  private static let tested = TextTable(
    caption: "What was tested", head: ["", ""],
    rows: ["App, version and build", "Devices and their systems", "Tested by, and when"].map {
      [Prose(prose: $0), ""]
    },
    textColumns: 2)

  private static let questions: [Prose] = [
    "Does all text use these styles? Text with a size in code does not grow, nor does text in images.",
    "At 200\u{A0}% and at the largest text size: can every screen be read, without truncated, clipped or overlapping text?",
    "Do screens scroll where the text no longer fits, and do rows and buttons become higher?",
    "Does text in bars, where it cannot grow, have the Large Content Viewer?",
    "Do icons grow with the text next to them?",
    "Does text in web views follow the text size?",
    "Does all of this hold in every language of the app, and with Bold Text on?",
  ]

  private static let ofWebContent: Prose = """
    If the app shows web content, it must lose nothing with a line height of 1.5, and spacing of 2 after paragraphs, of 0.12 \
    between letters and of 0.16 between words, as multiples of the size.
    """
}
