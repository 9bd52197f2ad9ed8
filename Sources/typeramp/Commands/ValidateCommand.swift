import CommandLineKit
import Diagnostics
import TypeRampKit

extension Command {
  static let validate = Command(
    name: "validate",
    summary: """
      finds every mistake in style dictionaries. A folder is searched for them; '-' is standard input. Exits with 1 \
      when there are errors, or warnings under --strict.
      """,
    operands: "PATH…",
    options: [
      ValidateOptions.report.declaration, RuleOptions.strict.declaration, RuleOptions.rule.declaration,
      RuleOptions.dialect.declaration, FontOptions.fonts.declaration, FontOptions.ios.declaration,
      ValidateOptions.infoPlist.declaration, ValidateOptions.fix.declaration, ValidateOptions.baseline.declaration,
      ValidateOptions.updateBaseline.declaration,
    ] + TokenOptions.all
  ) { invocation in
    var run = try ValidateRun(ValidateSettings(invocation.arguments), invocation.console)
    return try run.run()
  }
}

/// The options of `validate` alone.
enum ValidateOptions {
  static let report = Option<Reporter>(
    "report", placeholder: "FORMAT", choices: Reporter.all.map(\.name),
    help: "one of \(Reporter.all.map(\.name).joined(separator: ", ")); that of a known CI unless given, or else text"
  ) { name in Reporter.all.first { $0.name == name } }

  static let infoPlist = Option<String>(
    "info-plist", placeholder: "FILE", help: "an app's Info.plist: the fonts must be listed in its UIAppFonts")

  static let fix = Flag("fix", help: "make the fixes that are safe, in the files")

  static let baseline = Option<String>(
    "baseline", placeholder: "FILE", help: "report only what is not in FILE, a list of findings that are known")

  static let updateBaseline = Flag("update-baseline", help: "write what is found to the file of --baseline")
}
