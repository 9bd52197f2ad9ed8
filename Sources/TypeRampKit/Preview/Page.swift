import Writing

/// The files of the folders `Page`, which are embedded in the program and are the same on every page.
enum PageFiles {
  /// The stylesheet of the page itself: all but the specimens, which the stylesheets of the tables draw.
  ///
  /// It has no rule for the font of an element, only of its own classes: a rule on elements would outweigh those of the
  /// tables, which weigh nothing.
  static let styleSheet = text(PackageResources.Page_css)

  static let reportStyleSheet = text(PackageResources.Report_css)

  /// The controls, with samples of what is hard to set. Only English is measured.
  static let controls = text(PackageResources.Controls_html)

  /// The script. Without it every style is shown at every content size all the same.
  ///
  /// It has no numbers and texts of its own: names and samples are in the markup, and sizes are asked of the browser.
  static let script = text(PackageResources.Page_js)

  /// The content of a file, without the end of its last line.
  private static func text(_ file: [UInt8]) -> String { String(decoding: file.dropLast(), as: UTF8.self) }
}

extension HTML {
  /// A self-contained page. Its Content-Security-Policy allows its own styles and its own script, fonts that are in it,
  /// and nothing else: no requests, no attributes with styles or scripts, no forms and no frames.
  ///
  /// - Parameters:
  ///   - attributes: further attributes of `<html>`, each after a space.
  ///   - styles: the contents of the `<style>` elements.
  ///   - script: the content of the `<script>` that the body has, if it has one.
  ///   - body: the element `<body>`.
  static func page(
    title: String, attributes: HTML = "", styles: [String], script: String? = nil, body: HTML
  ) -> HTML {
    let directives = [
      "default-src 'none'", "style-src " + styles.map(hash).joined(separator: " "),
      script.map { "script-src " + hash($0) },
      "font-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    let sheets: [HTML] = styles.map { "<style>\(HTML(markup: $0))</style>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en"\(attributes)>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(directives.compactMap(\.self).joined(separator: "; "))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="text-scale" content="scale">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="typeramp">
      <title>\(title)</title>
      \(sheets.joined())</head>
      \(body)
      </html>

      """
  }

  /// The name of a content in a policy.
  private static func hash(_ content: String) -> String { "'sha256-\(Base64.text(SHA256.hash(Array(content.utf8))))'" }
}

/// The paths of files as the page shows them: a page that is passed on does not say where it was made.
struct PagePaths: Sendable {
  /// The folder of all absolute paths, with a slash at its end; empty if there are none.
  private let folder: String

  init(_ compilations: [Compilation]) {
    let paths = compilations.flatMap { [$0.source.path] + $0.files.map(\.source.path) }.filter { $0.hasPrefix("/") }
    let shared = zip(paths.min() ?? "", paths.max() ?? "").prefix { $0 == $1 }.map(\.0)
    folder = String(shared.prefix((shared.lastIndex(of: "/") ?? -1) + 1))
  }

  /// A path, or a text that begins with one.
  func shown(_ path: String) -> String {
    if !path.hasPrefix("/") { return path }
    return folder == "/" ? Source.fileName(at: path) : String(path.dropFirst(folder.count))
  }
}
