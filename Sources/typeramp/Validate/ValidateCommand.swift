import CommandLineKit
import TypeRampProject

extension Command {
  static let validate = Command(
    name: "validate",
    abstract: "Check text-style dictionaries and design tokens for mistakes.",
    examples: [
      "typeramp validate Styles --fonts Fonts",
      "typeramp validate Styles/Brand.plist --fix",
    ],
    discussion: """
      PATH is a file, a folder that is searched for dictionaries, or '-' for standard input. Without PATH the inputs of \
      \(Configuration.fileName) are checked.
      """,
    operands: "[PATH…]",
    options: [
      ValidateOptions.report.declaration, ValidateOptions.fix.declaration, ValidateOptions.diff.declaration,
      ValidateOptions.all.declaration, ValidateOptions.allTokens.declaration, Setting.baseline.declaration,
      ConfigurationOptions.updateBaseline.declaration, Setting.infoPlist.declaration, JobOptions.jobs.declaration,
    ], shared: Setting.ofTables
  ) { invocation in
    try ReportSet.reporting(invocation) {
      var run = try ValidateRun(invocation)
      return try run.validate()
    }
  }
}

/// The options that only `validate` has.
enum ValidateOptions {
  static let report = Option<ReportRequest>(
    "report", placeholder: "FORM[=PATH]", choices: Reporter.all.map(\.name), isRepeatable: true,
    help:
      "\(names), to standard output or to PATH; may be given several times (default: text, or the form of a known CI)"
  ) { ReportRequest($0) }

  private static var names: String { Reporter.all.map(\.name).joined(separator: ", ") }

  static let fix = Flag("fix", help: "make the safe fixes in the files")

  static let diff = Flag("diff", help: "with --fix: show the changes, and make none")

  static let allTokens = Flag(
    "all-tokens", help: "report mistakes in design tokens that no style uses (default: one note counts them)")

  static let all = Flag("all", help: "show every finding in text (default: at most 50 of one rule in a file)")
}
