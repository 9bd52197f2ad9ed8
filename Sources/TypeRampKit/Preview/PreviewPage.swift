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
  /// The platform whose preferred fonts the styles can be compared with.
  let platform: Platform

  /// Creates a page for dictionaries, which shows one at a time; nil if there are none, or if one has no table.
  ///
  /// Fonts are embedded if the catalog of the compilations has kept the contents of their files.
  public init?(_ compilations: [Compilation]) {
    self.init(compilations, isComparison: false)
  }

  /// Creates a page for a dictionary and its old version; nil if one of them has no table.
  public init?(_ new: Compilation, before old: Compilation) {
    self.init([new, old], isComparison: true)
  }

  private init?(_ compilations: [Compilation], isComparison: Bool) {
    let tables = compilations.compactMap(\.table)
    guard let first = tables.first, tables.count == compilations.count else { return nil }
    let preferred = (Self.preferredFonts(on: first.platform), Self.preferredPrefix)
    let page = CSSPage(tables.enumerated().map { ($1, PreviewSubject.prefix($0)) } + [preferred])
    let paths = PagePaths(compilations)
    subjects = zip(compilations.indices, zip(compilations, page.areFontsAbsent)).compactMap { index, pair in
      PreviewSubject(pair.0, index: index, areFontsAbsent: pair.1, paths: paths)
    }
    self.isComparison = isComparison
    platform = first.platform
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
  /// The prefix of the classes of preferred fonts.
  static let preferredPrefix = "preferred"

  /// All preferred fonts, as a dictionary without entries has them.
  private static func preferredFonts(on platform: Platform) -> ScaledTable {
    let styles = TextStyle.allCases.map { ResolvedStyle(fallbackFor: $0, on: platform, origin: .fallbackForAbsent) }
    return ScaledTable(ResolvedDictionary(name: "the preferred fonts", on: platform, styles: styles))
  }
}

// MARK: - The document

extension PreviewPage {
  private var html: HTML {
    .page(
      title: "\(title) – type specimen", attributes: " data-compare=\"\(isComparison ? "before" : "none")\"",
      styles: [PageFiles.styleSheet] + stylesheets, script: PageFiles.script, body: body)
  }

  /// The title of the page.
  var title: String {
    if isComparison { return "\(subjects[0].label), before and after" }
    return subjects.count == 1 ? subjects[0].label : "\(subjects.count) dictionaries"
  }
}
