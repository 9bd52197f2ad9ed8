import CommandLineKit
import OperatingSystem
import TypeRampProject

/// One run of `evidence`: compiles its inputs, and writes one report.
struct EvidenceRun {
  private let inputs: [Input]
  private let form: Form
  /// The file for the report; nil for standard output.
  private let output: String?
  private let isRequired: Bool
  /// Whether texts of catalogs are measured.
  private let checksTexts: Bool
  private let languages: [LanguageLetters]
  private let console: Console
  private var run: Run
  private let written: WrittenFiles

  /// The forms by the extensions of their files.
  private enum Form: String {
    case html
    case markdown = "md"
    case json
  }

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    run = try Run(invocation, searchesLanguages: true)
    languages = run.languages.known
    inputs = try run.inputs(arguments.operands)
    checksTexts = arguments.operands.isEmpty && !run.settings.fit.isEmpty
    output = try arguments.outputPath(EvidenceOptions.output)
    form = try Self.form(arguments, output)
    isRequired = arguments[EvidenceOptions.require] != nil
    console = invocation.console
    written = try WrittenFiles(output.map { [$0] } ?? [], inputs: inputs, read: run.otherFiles)
  }

  mutating func write() throws -> ExitStatus {
    guard
      let outcomes = run.outcomes(of: inputs.map { FoundInput($0) }, where: { $0.severity == .error || $0.isOfReading })
    else {
      return .failure
    }
    let status = try run.finish()
    try written.refuse(run.otherFiles)
    let program = "typeramp \(Program.version)"
    guard status == .success,
      var report = EvidenceReport(
        outcomes.tables.map { ($0.themeName, $0.compilation) }, languages: languages.map(\.tag), program: program)
    else {
      if status == .success { run.fail("no input has text styles") }
      console.report(["typeramp: note: no report was written"])
      return max(status, run.status)
    }
    if checksTexts { report.texts = try texts(in: StyleTables(outcomes.tables)) }
    try OutputSet.write(bytes(of: report), to: output, console, isSaid: true)
    if let line = run.uncheckedFonts { console.report([line]) }
    // A long report leaves only its end on a terminal.
    if output == nil, StandardStream.output.isTerminal { console.report(report.verdicts) }
    guard isRequired, !report.isMet else { return .success }
    console.report(report.shortcomings.map { "typeramp: error: Larger Text is not met: \(DisplayText.escaped($0))" })
    return .findings
  }

  /// How the texts of the project's catalogs fit in each of its tables.
  private func texts(in styles: StyleTables) throws -> [TextEvidence] {
    var texts = try FitTexts(styles, in: run.project)
    try texts.measureCatalogs([]) { _ in }
    console.report(texts.refusals.map { "typeramp: note: texts were not measured: \(DisplayText.escaped($0))" })
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
