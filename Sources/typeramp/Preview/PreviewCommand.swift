import CommandLineKit
import TypeRampProject

extension Command {
  static let preview = Command(
    name: "preview",
    abstract: "Show text-style dictionaries or design tokens on one HTML page.",
    examples: [
      "typeramp preview Brand.plist --fonts Fonts/ -o Brand.html",
      "typeramp preview Brand.plist --compare main:Brand.plist --open",
    ],
    discussion: """
      The page has every style in its font at all twelve text sizes, and needs nothing else: the fonts that --fonts \
      gives are in it. INPUT is a property list, a JSON file or a folder of token files; '-' is standard input. Without \
      INPUT it shows the inputs of \(Configuration.fileName). Without -o the page goes to standard output.
      """,
    operands: "[INPUT…]",
    options: [
      PreviewOptions.output.declaration, PreviewOptions.open.declaration, PreviewOptions.compare.declaration,
      PreviewOptions.text.declaration,
    ], shared: Setting.ofTables
  ) { invocation in
    var run = try PreviewRun(invocation)
    return try run.preview()
  }
}

/// The options of `preview` alone.
enum PreviewOptions {
  static let output = Option<String>("output", letter: "o", placeholder: "FILE", help: "the HTML file for the page")

  static let open = Flag("open", help: "show the page in a browser")

  static let text = Option<String>(
    "text", placeholder: "STRINGS",
    help:
      "show texts of these catalogs in the phones, where 'fit' of \(Configuration.fileName) says that they are shown")

  static let compare = Option<String>(
    "compare", placeholder: "PATH",
    help: "the old version that INPUT is compared with: an input, or REVISION:path, which is read from git")
}
