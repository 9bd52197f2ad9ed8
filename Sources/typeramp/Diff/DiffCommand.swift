import CommandLineKit
import TypeRampProject

extension Command {
  static let diff = Command(
    name: "diff",
    abstract: "Show what changes on screen between two versions.",
    examples: [
      "typeramp diff main",
      "typeramp diff origin/main:Styles Styles --markdown --fail-on breaking",
    ],
    discussion: """
      OLD and NEW are files, folders, or REVISION:path, which is read from git. With a revision alone, such as main, the \
      inputs of \(Configuration.fileName) are compared with those in that revision. The settings of this call and of the \
      configuration apply to both. It exits with 1 when anything differs, and when the two cannot be compared.
      """,
    operands: "OLD [NEW]",
    options: DiffOptions.forms.all + [DiffOptions.failOn.declaration, DiffOptions.svg.declaration],
    shared: Setting.ofTables
  ) { invocation in
    var run = try DiffRun(invocation)
    return try run.compare()
  }
}

/// The options that only `diff` has.
enum DiffOptions {
  static let forms = FormOptions(
    markdown: "write Markdown: one comment for a pull request", json: "write JSON, for programs")

  static let svg = Option<String>(
    "svg", placeholder: "FILE",
    help: "also write a picture: a word before and after, at the default and the largest text size, as outlines")

  static let failOn = Option<FailOn>(
    "fail-on", help: "exit with 1 on any change, or on breaking changes only (default: any)")
}

/// The changes that make a comparison fail.
enum FailOn: String, CaseIterable {
  case any, breaking

  /// Whether a comparison with a change fails.
  func includes(_ change: Change) -> Bool { self == .any || change.kind.isBreaking }
}
