import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `show`: compiles an input and prints its table.
struct ShowRun {
  private let input: Input
  private let arguments: Arguments
  private let form: OutputForm
  private let console: Console
  private var run: Run

  init(_ invocation: Invocation) throws {
    arguments = invocation.arguments
    console = invocation.console
    input = Input(argument: try arguments.input("a style dictionary, or '-' for standard input"))
    form = try ShowOptions.forms.form(arguments)
    run = try Run(invocation)
    run.workspace.options.tokens.leavesOut = true
  }

  mutating func show() throws -> ExitStatus {
    run.loadFonts()
    if run.status == .failure { return .failure }
    let outcome = run.workspace.outcome(of: input, .showing)
    run.take(outcome) { $0.severity == .error || $0.isOfReading }
    let status = try run.finish()
    if status != .failure {
      for compilation in outcome.compilations {
        guard let table = compilation.table else { continue }
        // Design tokens name the styles of a design, not those of iOS.
        let folds = compilation.imported != nil && arguments.all(ShowOptions.style).isEmpty
        try console.print(text(of: try chosen(from: table), foldsFallbacks: folds))
      }
    }
    report(outcome.files.flatMap(\.findings).count { $0.severity == .warning })
    return status
  }

  /// Counts the warnings below the table: in full they would bury it.
  private func report(_ warnings: Int) {
    if warnings == 0 { return }
    let call = DisplayText.escaped("typeramp validate \(ShellWord.quoted(input.argument))")
    console.report(["typeramp: note: \(warnings.counted("warning")); '\(call)' shows \(warnings == 1 ? "it" : "them")"])
  }

  private func text(of table: ScaledTable, foldsFallbacks: Bool) -> String {
    let ramp = Ramp(table, at: categories, foldsFallbacks: foldsFallbacks)
    return switch form {
    case .json: String(JSONTable(table, at: categories).text)
    case .markdown: Self.text(ramp.markdown)
    case .text:
      Self.text(
        RampText(ramp, width: StandardStream.output.columns, colours: Colours(isOn: console.isColoured(.output))).lines)
    }
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  /// The chosen categories, in category order.
  private var categories: [ContentSizeCategory] {
    let chosen = arguments.all(ShowOptions.at)
    return chosen.isEmpty ? ContentSizeCategory.allCases : ContentSizeCategory.allCases.filter(chosen.contains)
  }

  /// The table with the chosen styles, and with metrics only if no styles are chosen.
  private func chosen(from table: ScaledTable) throws(UsageError) -> ScaledTable {
    let names = arguments.all(ShowOptions.style)
    if names.isEmpty { return table }
    var chosen: Set<String> = []
    let known = table.allStyles.map(\.style.name)
    let all = Set(known)
    for name in names {
      let found = TextStyle(spelling: name)?.name ?? name
      guard all.contains(found) else {
        let spellings = table.styles.flatMap { $0.style.textStyle.spellings }
        throw .unknownName(name, kind: "style", known: known, spellings: spellings)
      }
      chosen.insert(found)
    }
    return table.with(metrics: false) { chosen.contains($0.name) }
  }
}
