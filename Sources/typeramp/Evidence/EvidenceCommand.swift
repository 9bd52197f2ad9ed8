import CommandLineKit
import OperatingSystem
import TypeRampProject

extension Command {
  static let evidence = Command(
    name: "evidence",
    abstract: "Report how far text grows: Larger Text, WCAG, EN 301 549.",
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

enum EvidenceOptions {
  static let output = Option<String>(
    "output", letter: "o", placeholder: "FILE", help: "the file for the report: FILE.html, FILE.md or FILE.json")

  static let forms = FormOptions(markdown: "write Markdown (default)", json: "write JSON, for programs")

  static let require = Option<Requirement>(
    "require", help: "exit with 1 unless each style of up to 20 points reaches 200 % of its size")
}

enum Requirement: String, CaseIterable {
  case largerText = "larger-text"
}

/// One run of `evidence`: compiles its inputs, and writes one report.
struct EvidenceRun {
  private let inputs: [Input]
  private let form: Form
  /// The file for the report; nil for standard output.
  private let output: String?
  private var run: Run

  private enum Form: String {
    case html
    case markdown = "md"
    case json
  }

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    run = try Run(invocation, searchesLanguages: true)
    inputs = try run.inputs(arguments.operands)
    try inputs.checkDistinct()
    output = try arguments.outputPath(EvidenceOptions.output)
    form = try Self.form(arguments, output)
  }

  mutating func write() throws -> ExitStatus {
    guard
      let outcomes = run.outcomes(of: inputs.map { FoundInput($0) }, where: { $0.severity == .error || $0.isOfReading })
    else { return .failure }
    let status = try run.finish()
    let (program, languages) = ("typeramp \(Program.version)", run.languages.known.map(\.tag))
    guard status == .success,
      var report = EvidenceReport(
        outcomes.tables.map { ($0.themeName, $0.compilation) }, languages: languages, program: program)
    else {
      if status == .success { run.fail("no input has text styles") }
      run.console.report(.note, "no report was written")
      return max(status, run.status)
    }
    let checksTexts = run.arguments.operands.isEmpty && !run.settings.fit.isEmpty
    if checksTexts { report.texts = try texts(in: StyleTables(outcomes.tables)) }
    try run.write(bytes(of: report), to: output)
    [run].reportUncheckedFonts()
    // A long report leaves only its end on a terminal.
    if output == nil, StandardStream.output.isTerminal { run.console.report(report.verdicts) }
    guard run.arguments.has(EvidenceOptions.require), !report.isMet else { return .success }
    for shortcoming in report.shortcomings { run.console.report(.error, "Larger Text is not met: \(shortcoming)") }
    return .findings
  }

  /// How the texts of the project's catalogs fit in each of its tables, or why none was measured.
  private func texts(in styles: StyleTables) throws -> [TextEvidence] {
    var texts = try FitTexts(styles, in: run.project)
    try texts.measureCatalogs([], run.console) { _ in }
    for refusal in texts.refusals { run.console.report(.note, "texts were not measured: \(refusal)") }
    return zip(texts.checks, texts.counts).map { TextEvidence($1, $0.check, of: $0.name) }
  }

  private func bytes(of report: EvidenceReport) -> [UInt8] {
    switch form {
    case .html: report.html
    case .markdown: Array(report.markdown.utf8)
    case .json: Array(report.json.utf8)
    }
  }

  /// The form that a call names, or that the file's extension means.
  private static func form(_ arguments: Arguments, _ output: String?) throws(UsageError) -> Form {
    let named: Form? =
      switch try EvidenceOptions.forms.form(arguments) {
      case .text: nil
      case .markdown: .markdown
      case .json: .json
      }
    guard let output else { return named ?? .markdown }
    if Files.isFolder(output) { throw .other("'\(output)' is a folder; expected '-o FILE.html'") }
    let fileExtension = Source.fileName(at: output).split(separator: ".").dropFirst().last.map { $0.lowercased() } ?? ""
    guard let form = Form(rawValue: fileExtension == "htm" ? "html" : fileExtension) else {
      throw .other("unknown extension of '\(output)'; expected '-o FILE.html', '.md' or '.json'")
    }
    if let named, named != form { throw .other("'--\(named)' and '\(output)' are two forms; expected one") }
    return form
  }
}
