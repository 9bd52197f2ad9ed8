import Writing

/// The files of the folders `Page`, which are embedded in the program and are the same on every page.
enum PageFiles {
  /// The stylesheet of the page itself: all but the specimens, which the stylesheets of the tables draw.
  ///
  /// It has no rule for the font of an element, only of its own classes: a rule on elements would outweigh those of the
  /// tables, which weigh nothing.
  static let styleSheet = text(PackageResources.Page_css)

  /// The stylesheet of the page of a report.
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
