import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// One run of `show`: compiles inputs and prints their tables.
struct ShowRun {
  private let inputs: [Input]
  private let arguments: Arguments
  private let form: OutputForm
  private let console: Console
  private var run: Run

  init(_ invocation: Invocation) throws {
    arguments = invocation.arguments
    console = invocation.console
    form = try ShowOptions.forms.form(arguments)
    run = try Run(invocation)
    inputs = try run.inputs(arguments.operands)
    run.project.options.common.tokens.leavesOut = true
  }

  mutating func show() throws -> ExitStatus {
    let work = Outcome.Work.showing(arguments.has(ShowOptions.allThemes) ? .all : .ofOutputs)
    guard let outcomes = run.outcomes(of: inputs, work, where: { $0.severity == .error || $0.isOfReading }) else {
      return .failure
    }
    let status = try run.finish()
    if status != .failure { try print(outcomes.flatMap(\.tables)) }
    for outcome in outcomes { report(outcome.files.flatMap(\.findings).count { $0.severity == .warning }, in: outcome) }
    return status
  }

  private func print(_ tables: [(theme: String?, compilation: Compilation)]) throws {
    if tables.count > 1, form == .json {
      throw UsageError.other(
        "'--json' shows one table, not \(tables.count); expected one input, and '--theme' if it has themes")
    }
    for (index, (theme, compilation)) in tables.enumerated() {
      guard let table = compilation.table else { continue }
      if index > 0 { try console.print("\n") }
      if let theme = theme.map(DisplayText.escaped) {
        try console.print(form == .markdown ? "### \(theme)\n\n" : "\(theme):\n")
      }
      // Design tokens name the styles of a design, not those of iOS; and outputs can be limited to what is defined.
      let outputs = run.project.settings.outputs
      let isLimited =
        arguments[OutputOptions.styles] == nil && !outputs.isEmpty && outputs.allSatisfy { $0.styles == .defined }
      let folds = (compilation.imported != nil || isLimited) && arguments.all(ShowOptions.style).isEmpty
      try console.print(text(of: try chosen(from: table), foldsFallbacks: folds))
    }
  }

  /// Counts the warnings below the table: in full they would bury it.
  private func report(_ warnings: Int, in outcome: Outcome) {
    if warnings == 0 { return }
    let words = ["typeramp", "validate", outcome.input.argument] + arguments.tokenChoices
    let call = DisplayText.escaped(words.map(ShellWord.quoted).joined(separator: " "))
    console.report(["typeramp: note: \(warnings.counted("warning")); '\(call)' shows \(warnings == 1 ? "it" : "them")"])
  }

  private func text(of table: ScaledTable, foldsFallbacks: Bool) -> String {
    let ramp = Ramp(table, at: categories, foldsFallbacks: foldsFallbacks)
    return switch form {
    case .json: JSONTable(table, at: categories).json.text
    case .markdown: ramp.blocks.markdown
    case .text:
      RampText(ramp, width: StandardStream.output.columns, colours: Colours(isOn: console.isColoured(.output)))
        .lines.map { $0 + "\n" }.joined()
    }
  }

  /// The chosen categories, in category order.
  private var categories: [ContentSizeCategory] {
    let chosen = arguments.all(ShowOptions.at)
    return chosen.isEmpty ? ContentSizeCategory.allCases : ContentSizeCategory.allCases.filter(chosen.contains)
  }

  /// The table with the chosen styles, and with metrics only if no styles are chosen.
  private func chosen(from table: ScaledTable) throws(UsageError) -> ScaledTable {
    let names = arguments.all(ShowOptions.style)
    if names.isEmpty { return arguments[OutputOptions.styles] == .defined ? table.limitedToDefinedStyles : table }
    var chosen: Set<String> = []
    let known = table.allStyles.map(\.style.name)
    let all = Set(known)
    for name in names {
      let textStyle = TextStyle.allCases.first { name.isSpelling(among: $0.spellings) }
      let found = all.contains(name) ? name : textStyle?.name ?? name
      guard all.contains(found) else {
        let spellings = table.styles.flatMap { $0.style.textStyle.spellings }
        throw .unknownName(name, kind: "style", known: known, spellings: spellings)
      }
      chosen.insert(found)
    }
    return table.with(metrics: false) { chosen.contains($0.name) }
  }
}
