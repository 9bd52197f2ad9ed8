import DynamicType
import Emission
import StyleModel
import Writing

/// One self-contained HTML page that shows tables to people: every style in its font at all twelve content sizes.
///
/// It is a pure function of the compilations: the same ones give the same bytes. Its sizes are those of the stylesheets
/// that `compile --format css` writes; the page has no numbers of its own. See docs/preview.md.
public struct PreviewPage: Sendable {
  /// The dictionaries, in order.
  let subjects: [PreviewSubject]
  /// Whether the second is the first as it was before.
  let isComparison: Bool
  /// Whose preferred fonts are the ghost.
  let platform: Platform

  /// A page on some dictionaries, of which people choose one at a time; nil without any, and when one has no table.
  ///
  /// Fonts are in the page where the catalog of the compilations has kept the contents of their files.
  public init?(_ compilations: [Compilation]) {
    self.init(compilations, isComparison: false)
  }

  /// A page on a dictionary, and on what it was before; nil when one of them has no table.
  public init?(_ new: Compilation, before old: Compilation) {
    self.init([new, old], isComparison: true)
  }

  private init?(_ compilations: [Compilation], isComparison: Bool) {
    let tables = compilations.compactMap(\.table)
    guard let first = tables.first, tables.count == compilations.count else { return nil }
    let page = CSSPage(PreviewSubject.prefixed(tables) + [(Self.preferredFonts(on: first.platform), Self.ghostPrefix)])
    subjects = zip(compilations.indices, zip(compilations, page.areFontsAbsent)).compactMap { index, pair in
      PreviewSubject(pair.0, index: index, areFontsAbsent: pair.1)
    }
    self.isComparison = isComparison
    platform = first.platform
    stylesheets = page.stylesheets
  }

  private let stylesheets: [UTF8Text]

  /// The page in UTF-8.
  public var bytes: [UInt8] { html.text.bytes }

  /// The same as a text.
  public var text: String { String(html.text) }
}

// MARK: - The ghost

extension PreviewPage {
  /// What the classes of preferred fonts begin with.
  static let ghostPrefix = "preferred"

  /// All preferred fonts, as a dictionary without entries has them.
  private static func preferredFonts(on platform: Platform) -> ScaledTable {
    let styles = TextStyle.allCases.map { ResolvedStyle(fallbackFor: $0, on: platform, origin: .fallbackForAbsent) }
    return ScaledTable(ResolvedDictionary(name: "the preferred fonts", on: platform, styles: styles))
  }
}

// MARK: - The document

extension PreviewPage {
  private var html: HTML {
    let styles = [PreviewStyleSheet.text] + stylesheets
    let policy = PreviewPolicy.text(styles: styles, script: PreviewScript.text)
    let sheets: [HTML] = styles.map { "<style>\(HTML(markup: $0))</style>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en" data-ghost="\(isComparison ? "before" : "preferred")">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="typeramp">
      <title>\(title) – type specimen</title>
      \(sheets.joined())</head>
      \(body)
      </html>

      """
  }

  /// What the page is called.
  var title: String {
    if isComparison { return "\(subjects[0].label), before and after" }
    return subjects.count == 1 ? subjects[0].label : "\(subjects.count) dictionaries"
  }
}
