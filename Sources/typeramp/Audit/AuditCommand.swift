import CommandLineKit
import TypeRampProject

extension Command {
  static let audit = Command(
    name: "audit",
    abstract: "Report the fonts in Swift and Interface Builder, or draft a dictionary.",
    examples: [
      "typeramp audit Sources --report sarif=fonts.sarif",
      "typeramp audit --draft Typography.json --merge 1",
    ],
    discussion: """
      PATH is a Swift file, a xib, a storyboard, or a folder that is searched for them; without PATH it is the folder of \
      \(Configuration.fileName), or this one. Tests, samples, previews and generated files are left out. A sentence counts the \
      fonts, and a verdict follows; docs/audit.md lists what it cannot see.
      """,
    operands: "[PATH…]",
    options: [
      ValidateOptions.report.declaration, AuditOptions.draft.declaration, AuditOptions.merge.declaration,
      ValidateOptions.all.declaration, Setting.baseline.declaration, ConfigurationOptions.updateBaseline.declaration,
      Setting.rules.declaration, Setting.strict.declaration, Setting.fonts.declaration, JobOptions.jobs.declaration,
    ], shared: Setting.ofTokens.map(\.declaration) + ConfigurationOptions.all
  ) { invocation in
    try ReportSet.reporting(invocation) {
      var run = try AuditRun(invocation)
      return try run.audit()
    }
  }
}

/// The options that only `audit` has.
enum AuditOptions {
  static let draft = Option<String>(
    "draft", placeholder: "FILE.json", help: "write a dictionary of the fonts; an existing file is not replaced")

  static let merge = Option<Double>(
    "merge", placeholder: "N", expected: "a number of points from 0 to 100",
    help: "with --draft: join sizes of a font that differ by at most N points"
  ) { Double($0).flatMap { 0...100 ~= $0 ? $0 : nil } }
}
