import CommandLineKit
import TypeRampProject

extension Command {
  static let evidence = Command(
    name: "evidence",
    abstract: "Report how far text grows, as evidence for Larger Text, WCAG and EN 301 549.",
    examples: [
      "typeramp evidence -o LargerText.html",
      "typeramp evidence Brand.json --require larger-text",
    ],
    discussion: """
      For every style that a dictionary defines, it shows the size at each text size, whether it reaches 200 %, limits and \
      spacing, and the letters of the app's languages that its font lacks or its lines clip. INPUT is a dictionary, design \
      tokens or '-' for standard input; without INPUT the report is about the inputs of \(Configuration.fileName). Without \
      -o Markdown goes to standard output. It exits with 1 if '--require' is not met.
      """,
    operands: "[INPUT…]",
    options: EvidenceOptions.forms.all + [
      EvidenceOptions.output.declaration, EvidenceOptions.require.declaration,
    ], shared: Setting.ofTables
  ) { invocation in
    var run = try EvidenceRun(invocation)
    return try run.write()
  }
}

/// The options that only `evidence` has.
enum EvidenceOptions {
  static let output = Option<String>(
    "output", letter: "o", placeholder: "FILE", help: "the file for the report: FILE.html, FILE.md or FILE.json")

  static let forms = FormOptions(markdown: "write Markdown (default)", json: "write JSON, for programs")

  static let require = Option<Requirement>(
    "require", help: "exit with 1 unless each style of up to 20 points reaches 200 % of its size")
}

/// What a report can be required to show.
enum Requirement: String, CaseIterable {
  case largerText = "larger-text"
}
