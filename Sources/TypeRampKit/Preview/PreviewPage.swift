import Writing

/// A self-contained HTML page that shows tables: every style in its font at all twelve content sizes.
///
/// The same compilations give the same bytes. The sizes come from the stylesheets that `compile --format css` writes.
/// See docs/preview.md.
public struct PreviewPage: Sendable {
  /// The dictionaries, in order.
  let subjects: [PreviewSubject]
  /// Whether the second is the old version of the first.
  let isComparison: Bool
  /// Texts of the app, which phones show, for each dictionary in order; empty for none.
  package var texts: [PreviewTexts] = []
  /// The platform whose preferred fonts the styles can be compared with.
  let platform: Platform

  /// Creates a page for dictionaries, which shows one at a time; nil if there are none, or if one has no table.
  ///
  /// Fonts are embedded if the catalog of the compilations has kept the contents of their files.
  ///
  /// - Parameters:
  ///   - compilations: the inputs, each with its table.
  ///   - themes: the theme that each compilation is for, to tell those of one file apart; nil for none.
  public init?(_ compilations: [Compilation], themes: [String?] = []) {
    self.init(compilations, themes: themes, isComparison: false)
  }

  /// Creates a page for a dictionary and its old version; nil if one of them has no table.
  public init?(_ new: Compilation, before old: Compilation) {
    self.init([new, old], themes: [], isComparison: true)
  }

  private init?(_ compilations: [Compilation], themes: [String?], isComparison: Bool) {
    let tables = compilations.compactMap(\.table)
    let platforms = Array(Set(tables.map(\.platform)))
    guard platforms.count == 1, tables.count == compilations.count else { return nil }
    let preferred = (ScaledTable.preferredFonts(on: platforms[0]), Self.preferredPrefix)
    let page = CSSPage(tables.enumerated().map { ($1, PreviewSubject.prefix($0)) } + [preferred])
    let paths = PagePaths(compilations)
    subjects = compilations.indices.compactMap { index in
      PreviewSubject(
        compilations[index], of: themes.indices.contains(index) ? themes[index] : nil, index: index,
        areFontsAbsent: page.areFontsAbsent[index], paths: paths)
    }
    self.isComparison = isComparison
    platform = platforms[0]
    stylesheets = page.stylesheets + [page.boldText]
  }

  private let stylesheets: [String]

  /// The page in UTF-8.
  public var bytes: [UInt8] { Array(html.text.utf8) }

  /// The page as a string.
  public var text: String { html.text }
}

// MARK: - The preferred fonts

extension PreviewPage {
  static let preferredPrefix = "preferred"
}

extension ScaledTable {
  /// All preferred fonts, as a dictionary without entries has them.
  package static func preferredFonts(on platform: Platform) -> ScaledTable {
    let styles = TextStyle.allCases.map { ResolvedStyle(fallbackFor: $0, on: platform, origin: .fallbackForAbsent) }
    return ScaledTable(ResolvedDictionary(name: "Apple's own fonts", on: platform, styles: styles))
  }
}

// MARK: - The document

extension PreviewPage {
  private var html: HTML {
    .page(
      title: "\(title) – type specimen", attributes: " data-compare=\"\(isComparison ? "before" : "none")\"",
      styles: [PageFiles.styleSheet] + stylesheets
        + texts.enumerated().map { $1.styleSheet(PreviewSubject.prefix($0)) }, script: PageFiles.script,
      body: body)
  }

  var title: String {
    if isComparison { return "\(subjects[0].label), before and after" }
    return subjects.count == 1 ? subjects[0].label : "\(subjects.count) dictionaries"
  }
}

/// The body of the page: what people set, and the dictionaries.
extension PreviewPage {
  var body: HTML {
    let articles =
      isComparison
      ? [PreviewArticle(subjects[0], before: subjects[1], texts: texts.last)]
      : subjects.enumerated().map { PreviewArticle($1, texts: texts.isEmpty ? nil : texts[$0]) }
    return """
      <body>
      <a class="skip" href="#specimen">Skip to the specimen</a>
      <header class="masthead">
      <h1>Type specimen\(isComparison ? ", before and after" : "") · sizes of \(platform.label), in English</h1>
      </header>
      \(sizeControl)
      \(settings)
      <main id="specimen">
      \(articles.map(\.html).joined(separator: "\n"))
      </main>
      <footer class="colophon">
      <p>One px is one point. This browser draws its own system font. Made by typeramp; this page loads nothing from \
      anywhere.</p>
      </footer>
      <script>\(HTML(markup: PageFiles.script))</script>
      </body>
      """
  }

  /// The slider over the content sizes, which stays in view.
  private var sizeControl: HTML {
    let ticks: [HTML] = ContentSizeCategory.allCases.map { category in
      """
      <li data-name="\(category.name)" data-title="\(category.title)" data-label="\(category.label)">\
      \(category.shortName)</li>
      """
    }
    let last = ContentSizeCategory.allCases.count - 1
    return """
      <section class="size-control" aria-label="Text size" hidden>
      <label for="size">Text size</label>
      <div class="track">
      <input type="range" id="size" min="0" max="\(last)" step="1" value="\(ContentSizeCategory.default.index)" \
      aria-valuetext="\(ContentSizeCategory.default.title)">
      <ol class="ticks" id="ticks" aria-hidden="true">\(ticks.joined())</ol>
      </div>
      <p class="chosen" aria-hidden="true" data-shows="category">\(ContentSizeCategory.default.label)</p>
      </section>
      """
  }

  /// The other controls, which are folded in a narrow window.
  private var settings: HTML {
    """
    <section class="settings" aria-label="Settings" hidden>
    <details><summary>Settings</summary>
    <div class="controls">
    \(chooser)\(HTML(markup: PageFiles.controls))
    </div></details>
    <p class="warning" id="unmeasured" role="status" hidden>Not measured: other scripts have other line heights, and fall \
    back to other fonts.</p>
    </section>
    """
  }

  /// The choice among the dictionaries, where there are several.
  private var chooser: HTML {
    if isComparison || subjects.count < 2 { return "" }
    let labels = subjects.map(\.label)
    let options: [HTML] = subjects.map { subject in
      let isTwice = labels.count { $0 == subject.label } > 1
      let label = isTwice ? "\(subject.label) (\(subject.path))" : subject.label
      return "<option value=\"\(subject.prefix)\">\(label)</option>"
    }
    return """
      <p><label for="dictionary">Dictionary</label>
      <select id="dictionary">\(options.joined())</select></p>

      """
  }
}

extension ContentSizeCategory {
  /// The short name, with a word for the default: `L (default)`, `AX1`.
  var label: String { self == .default ? "\(shortName) (default)" : shortName }

  /// What screen readers say: `Large, the default`, `Accessibility 1`.
  var title: String {
    switch self {
    case .xSmall: "Extra small"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large, the default"
    case .xLarge: "Extra large"
    case .xxLarge: "Extra extra large"
    case .xxxLarge: "Extra extra extra large"
    default: "Accessibility \(name.suffix(1))"
    }
  }
}
