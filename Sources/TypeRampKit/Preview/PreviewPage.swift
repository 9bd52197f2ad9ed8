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

  private let stylesheets: [UTF8Text]

  /// The page in UTF-8.
  public var bytes: [UInt8] { html.text.bytes }

  /// The page as a string.
  public var text: String { String(html.text) }
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
    let styles = [PageFiles.styleSheet] + stylesheets
    let policy = PagePolicy.text(styles: styles, script: PageFiles.script)
    let sheets: [HTML] = styles.map { "<style>\(HTML(markup: $0))</style>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en" data-compare="\(isComparison ? "before" : "none")">
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

  /// The title of the page.
  var title: String {
    if isComparison { return "\(subjects[0].label), before and after" }
    return subjects.count == 1 ? subjects[0].label : "\(subjects.count) dictionaries"
  }
}

/// The Content-Security-Policy of the page: its own styles and its own script, fonts that are in it, and nothing else.
///
/// There are no requests, no attributes with styles or scripts, no forms and no frames.
enum PagePolicy {
  /// The policy for the contents of the `<style>` elements and of the `<script>`, if there is one.
  static func text(styles: [UTF8Text], script: UTF8Text?) -> String {
    let directives = [
      "default-src 'none'", "style-src " + styles.map(source).joined(separator: " "),
      script.map { "script-src " + source($0) }, "font-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    return directives.compactMap(\.self).joined(separator: "; ")
  }

  private static func source(_ content: UTF8Text) -> String {
    "'sha256-\(Base64.text(SHA256.hash(content.bytes)))'"
  }
}
