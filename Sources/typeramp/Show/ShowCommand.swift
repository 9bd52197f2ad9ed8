import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let show = Command(
    name: "show",
    abstract: "Show every style at every text size as a table.",
    examples: [
      "typeramp show Brand.json --style body --at L --at AX3",
      "typeramp show Brand.json --nearest 15,semibold",
    ],
    discussion: """
      Sizes are in points. INPUT is a dictionary, design tokens or '-' for standard input (default: the inputs of \
      \(Configuration.fileName); without one what is in this folder; without that Apple's own styles). On a terminal \
      without room for all columns those in the middle are left out.
      """,
    operands: "[INPUT…]",
    options: [
      ShowOptions.style.declaration, ShowOptions.at.declaration, ShowOptions.nearest.declaration,
      ShowOptions.allThemes.declaration, ShowOptions.svg.declaration, OutputOptions.styles.declaration,
    ] + ShowOptions.forms.all + [Setting.displayScale.declaration], shared: Setting.ofTables
  ) { invocation in
    var run = try ShowRun(invocation)
    return try run.show()
  }
}

enum ShowOptions {
  static let style = Option<String>(
    "style", placeholder: "STYLE", isRepeatable: true, help: "show this style only; may be given several times")

  static let at = Option<ContentSizeCategory>(
    "at", placeholder: "SIZE", choices: ContentSizeCategory.allCases.map(\.shortName),
    spellings: ContentSizeCategory.allCases.flatMap(\.spellings), isRepeatable: true,
    help: "show this text size only, such as L or AX3; may be given several times"
  ) { text in ContentSizeCategory.allCases.first { text.isSpelling(among: $0.spellings) } }

  static let nearest = Option<WantedFont>(
    "nearest", placeholder: "SIZE[,WEIGHT[,FONT]]", expected: "a size and a weight, such as '15,semibold' or '15,600'",
    help: "show the three styles nearest to a font: points at the default text size, a weight by its name or number "
      + "(default: regular), and a part of the font's name"
  ) { WantedFont($0) }

  static let allThemes = Flag("all-themes", help: "show a table for each theme or context of design tokens")

  static let svg = Option<String>(
    "svg", placeholder: "FILE",
    help: "write a picture instead of a table: a word at each text size, as outlines, so that it needs no fonts")

  static let forms = FormOptions(
    markdown: "print a table in Markdown", json: "print JSON, in the form of 'compile --format json'")
}

extension [ScaledTable] {
  /// The name of a style of one of them that a call names in any spelling.
  func styleName(_ name: String) throws(UsageError) -> String {
    let known = flatMap(\.allStyles).map(\.style.name)
    let textStyle = TextStyle.allCases.first { name.isSpelling(among: $0.spellings) }
    let found = known.contains(name) ? name : textStyle?.name ?? name
    if known.contains(found) { return found }
    throw .unknownName(
      name, kind: "style", known: known, spellings: flatMap(\.styles).flatMap { $0.style.textStyle.spellings })
  }
}

extension String {
  /// Whether it is one of several spellings, in any case: names in a call, unlike those in a file, mean one thing.
  func isSpelling(among spellings: [String]) -> Bool {
    let text = lowercased()
    return spellings.contains { $0.lowercased() == text }
  }
}

/// One run of `show`: compiles inputs and prints their tables.
struct ShowRun {
  private let inputs: [FoundInput]
  /// Whether the inputs were searched for, because the call names none, and there is no project.
  private let isSearching: Bool
  private let wanted: WantedFont?
  private let form: OutputForm
  private let picture: Picture?
  private var run: Run

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    form = try ShowOptions.forms.form(arguments)
    wanted = arguments[ShowOptions.nearest]
    if wanted != nil, form == .json || arguments.has(ShowOptions.at) {
      throw UsageError.other("'--nearest' lists styles by their default sizes, and excludes '--json' and '--at'")
    }
    picture = try Picture(ShowOptions.svg, in: arguments)
    if picture != nil, wanted != nil || form != .text {
      throw UsageError.other("'--svg' excludes '--nearest', '--markdown' and '--json'")
    }
    var run = try Run(invocation)
    isSearching = arguments.operands.isEmpty && run.project.configuration == nil
    if isSearching {
      if !arguments.has(ConfigurationOptions.noConfig) { try Configuration.refuseProjects(below: ".") }
      let found = run.project.find(at: Input(argument: "."))
      for error in found.errors { run.fail(error) }
      inputs = found.inputs
    } else {
      inputs = try run.inputs(arguments.operands).map { FoundInput($0) }
    }
    run.project.options.common.tokens.leavesOut = true
    self.run = run
  }

  mutating func show() throws -> ExitStatus {
    let work = Outcome.Work.showing(run.arguments.has(ShowOptions.allThemes) ? .all : .ofOutputs)
    guard let outcomes = run.outcomes(of: inputs, work, keepsContents: picture != nil, where: isReported) else {
      return .failure
    }
    var status = try run.finish()
    if status == .failure { return status }
    if let picture {
      status = max(status, try draw(outcomes.drafts.map(\.compilation), picture))
    } else {
      try print(wanted == nil ? outcomes.tables : outcomes.drafts)
    }
    if isSearching { try reportFound(outcomes.filter { !$0.compilations.isEmpty }.map(\.input.path)) }
    for outcome in outcomes { report(outcome.reported.flatMap(\.findings).filter { !isReported($0) }, in: outcome) }
    return status
  }

  /// Writes a picture of the styles. Without `--style` and `--styles` those of the dictionary are meant: fallbacks have
  /// Apple's own font, which is in no file.
  private func draw(_ compilations: [Compilation], _ picture: Picture) throws -> ExitStatus {
    if let path = picture.path { try run.checkIsNotRead(path) }
    let tables = try compilations.compactMap(\.draft).map(chosen)
    if tables.count > 1 {
      throw UsageError.other("'--svg' draws one table, not \(tables.count); name one input, and choose a theme")
    }
    let isChosen = run.arguments[OutputOptions.styles] != nil || !run.arguments.all(ShowOptions.style).isEmpty
    return try picture.write(
      tables.flatMap { table in
        (isChosen ? table : table.limitedToDefinedStyles).allStyles.map { Specimen.Row($0, of: table, at: categories) }
      }, run)
  }

  /// Whether a finding is reported, and not only counted: without these there is no table.
  private func isReported(_ finding: Diagnostic) -> Bool {
    let isWhole = [TokenRule.choice.id, TokenRule.noStyle.id].contains(finding.id) || finding.id.hasPrefix("syntax-")
    return finding.severity == .error && (wanted == nil || isWhole) || finding.isOfReading
  }

  /// Names the inputs that were found; without any, shows Apple's own styles.
  private func reportFound(_ paths: [String]) throws {
    if !paths.isEmpty { return run.console.report(.note, "no input was named; found \(paths.quotedList(upTo: 8))") }
    try print(.preferredFonts(on: .iOS), foldsFallbacks: false)
    run.console.report(.note, "there is no text-style dictionary in this folder; these are Apple's own styles")
  }

  private func print(_ tables: Variants) throws {
    if tables.count > 1, form == .json {
      throw UsageError.other(
        "'--json' shows one table, not \(tables.count); expected one input, and '--theme' if it has themes")
    }
    for (index, (name, variant)) in zip(tables.names, tables).enumerated() {
      let compilation = variant.compilation
      guard let table = compilation.draft else { continue }
      if index > 0 { try run.console.print("\n") }
      if let name = name.map(DisplayText.escaped) {
        try run.console.print(form == .markdown ? "### \(name)\n\n" : "\(name):\n")
      }
      // Design tokens name the styles of a design, not those of iOS; and outputs can be limited to what is defined.
      let outputs = run.project.settings.outputs
      let isLimited =
        run.arguments[OutputOptions.styles] == nil && !outputs.isEmpty && outputs.allSatisfy { $0.styles == .defined }
      let folds = (compilation.imported != nil || isLimited) && run.arguments.all(ShowOptions.style).isEmpty
      try print(table, foldsFallbacks: folds)
    }
  }

  private func print(_ table: ScaledTable, foldsFallbacks: Bool) throws {
    let table = try chosen(from: table)
    guard let wanted else { return try run.console.print(text(of: table, foldsFallbacks: foldsFallbacks)) }
    let blocks = table.blocks(nearestTo: wanted, among: run.project.options.common.fonts, upTo: 3)
    try run.console.print(form == .markdown ? blocks.markdown : blocks.terminalText)
  }

  /// Counts errors and warnings below the table: in full they would bury it.
  private func report(_ findings: [Diagnostic], in outcome: Outcome) {
    let counts = [Severity.error, .warning].compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    if counts.isEmpty { return }
    let choices = [Setting.themes, .contexts, .map].map(\.declaration).flatMap { option in
      (run.arguments.texts[option.name] ?? []).flatMap { [option.written, $0] }
    }
    let words = ["typeramp", "validate", outcome.input.argument] + choices
    let call = words.map(ShellWord.quoted).joined(separator: " ")
    run.console.report(.note, "\(counts.joined(separator: " and ")); see '\(call)'")
  }

  private func text(of table: ScaledTable, foldsFallbacks: Bool) -> String {
    let ramp = Ramp(table, at: categories, foldsFallbacks: foldsFallbacks)
    return switch form {
    case .json: JSONTable(table, at: categories).json.text
    case .markdown: ramp.blocks.markdown
    case .text:
      RampText(ramp, width: StandardStream.output.columns, colours: Colours(isOn: run.console.isColoured(.output)))
        .lines.map { $0 + "\n" }.joined()
    }
  }

  private var categories: [ContentSizeCategory] {
    let chosen = run.arguments.all(ShowOptions.at)
    return chosen.isEmpty ? ContentSizeCategory.allCases : ContentSizeCategory.allCases.filter(chosen.contains)
  }

  /// The table with the chosen styles, and with metrics only if no styles are chosen.
  private func chosen(from table: ScaledTable) throws(UsageError) -> ScaledTable {
    let names = run.arguments.all(ShowOptions.style)
    if names.isEmpty { return run.arguments[OutputOptions.styles] == .defined ? table.limitedToDefinedStyles : table }
    var chosen: Set<String> = []
    for name in names { chosen.insert(try [table].styleName(name)) }
    return table.with(metrics: false) { chosen.contains($0.name) }
  }
}

/// The file for a picture of styles.
struct Picture {
  /// Nil for standard output.
  let path: String?

  /// Nil if the call asks for no picture. Throws for the file of another format.
  init?(_ option: Option<String>, in arguments: Arguments) throws(UsageError) {
    guard let path = arguments[option] else { return nil }
    if path != "-", !Files.hasExtension(path, among: [".svg"]) {
      throw .other("'--svg' writes SVG; expected a name that ends in '.svg', not '\(path)'")
    }
    self.path = path == "-" ? nil : path
  }

  /// Writes the picture, and names the styles that are not in it.
  ///
  /// - Parameter isError: whether it is an error that none can be drawn.
  func write(_ rows: [Specimen.Row], isError: Bool = true, _ run: Run) throws -> ExitStatus {
    let (specimen, console) = (Specimen(rows), run.console)
    guard let svg = specimen.svg else { return reportNone(specimen.missing, isError: isError, console) }
    try run.write(Array(svg.utf8), to: path)
    if !specimen.missing.isEmpty {
      console.report(.note, "not in the picture: \(specimen.missing)")
    }
    return .success
  }

  /// Reports why no picture was written, and that the file has an older one.
  func reportNone(_ reason: String, isError: Bool, _ console: Console) -> ExitStatus {
    let older = path.flatMap { Files.kind(of: $0) == nil ? nil : "; '\($0)' is an older one" } ?? ""
    let reason = reason.isEmpty ? "no style has a font of its own" : reason
    console.report(isError ? .error : .note, "no picture was written: \(reason)\(older)")
    return isError ? .failure : .success
  }
}
