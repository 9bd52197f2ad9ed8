import CommandLineKit
import OperatingSystem
import TypeRampProject

/// One run of `preview`: compiles its inputs, and writes one page.
struct PreviewRun {
  private let inputs: [Input]
  /// What the input is compared with.
  private let old: Input?
  /// Where it is in git, unless it is a path.
  private let revision: RevisionPath?
  /// The file for the page; nil for standard output, or for a file of no matter which name when it is opened.
  private let output: String?
  private let isOpened: Bool
  /// Catalogs whose texts are shown.
  private let catalogs: [String]
  private let console: Console
  private var run: Run
  private let written: WrittenFiles

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    run = try Run(invocation)
    inputs = try run.inputs(arguments.operands)
    old = arguments[PreviewOptions.compare].map { Input(argument: $0) }
    if old != nil, inputs.count > 1 { throw UsageError.other("'--compare' takes one input, not \(inputs.count)") }
    let input = inputs.first?.argument
    revision = try arguments[PreviewOptions.compare].flatMap { try RevisionPath.named(by: $0, besides: input) }
    isOpened = arguments.has(PreviewOptions.open)
    catalogs = arguments.all(PreviewOptions.text)
    if !catalogs.isEmpty, run.settings.fit.isEmpty {
      throw UsageError.other("'--text' needs 'fit' in \(Configuration.fileName), which says where texts are shown")
    }
    output = try Self.output(arguments)
    console = invocation.console
    written = try WrittenFiles(
      output.map { [$0] } ?? [], inputs: inputs + (revision == nil ? old.map { [$0] } ?? [] : []), read: run.otherFiles)
  }

  mutating func preview() throws -> ExitStatus {
    guard let outcomes = run.outcomes(of: inputs.map { FoundInput($0) }, keepsContents: true, where: Self.isReported)
    else { return .failure }
    let tables = outcomes.tables
    let before = try oldCompilations()
    let status = try run.finish()
    try written.refuse(run.otherFiles)
    try checkName()
    guard status == .success,
      var page = try page(of: tables, before: before)
    else {
      console.report(["typeramp: note: no page was written"])
      return status
    }
    if !catalogs.isEmpty { page.texts = try texts(in: StyleTables(tables)) }
    guard isOpened else {
      try OutputSet.write(page.bytes, to: output, console, isSaid: true)
      return .success
    }
    let file = try output ?? Files.join(TemporaryFolder.make(), "preview.html")
    try OutputSet.write(page.bytes, to: file, console)
    return open(file)
  }

  private func page(
    of tables: Variants, before: Variants
  ) throws(UsageError) -> PreviewPage? {
    if old == nil { return PreviewPage(tables.map(\.compilation), themes: tables.map(\.themeName)) }
    let count = Swift.max(tables.count, before.count)
    guard let new = tables.only, let old = before.only else {
      throw .other(
        "'--compare' shows one table, not \(count); choose a theme with '--theme', or a context with '--context'")
    }
    return PreviewPage(new.compilation, before: old.compilation)
  }

  /// The texts of catalogs, in the languages of the settings if there are some.
  private func texts(in styles: StyleTables) throws -> [PreviewTexts] {
    var measured = try FitTexts(styles, in: run.project)
    var texts = measured.checks.map { PreviewTexts($0.check) }
    let languages = run.settings.languages.map(\.tag)
    try measured.measureCatalogs(catalogs) { results in
      for (index, result) in results.enumerated() { texts[index].add(result, languages: languages) }
    }
    if texts.allSatisfy(\.isEmpty) {
      let reason = measured.refusals.first.map { ": \($0)" } ?? "; see 'typeramp fit'"
      throw UsageError.other("no text of \(catalogs.quotedList) was measured\(reason)")
    }
    console.report((measured.notes + measured.refusals).map { "typeramp: note: \(DisplayText.escaped($0))" })
    return texts
  }

  private static func isReported(_ finding: Diagnostic) -> Bool { finding.severity >= .warning }

  /// The compilations of the old version, with the settings of the working tree.
  private mutating func oldCompilations() throws(FileError) -> Variants {
    guard var old else { return Variants() }
    var project = run.project
    if let revision {
      let files = try RevisionFiles(revision)
      (old, project) = (Input(argument: files.path, in: files.store), project.reading(files))
    }
    let outcome = project.outcome(of: FoundInput(old), .showing)
    run.take(outcome, where: Self.isReported)
    return outcome.compilations
  }

  #if os(macOS)
  private static let opener = "open"
  #else
  private static let opener = "xdg-open"
  #endif

  /// Opens a file. A relative path could look like an option, or like a URL.
  private func open(_ file: String) -> ExitStatus {
    let path = file.hasPrefix("/") ? file : "./" + file
    let status = try? ChildProcess.run(Self.opener, [path], output: "/dev/null", errors: "/dev/null")
    if status == 0 { return .success }
    let shown = DisplayText.escaped(file)
    let reason = status == nil ? "cannot run '\(Self.opener)'" : "'\(Self.opener)' failed"
    console.report(["typeramp: error: \(reason); the page is in '\(shown)'"])
    return .failure
  }
}

// MARK: - The call

extension PreviewRun {
  /// The file for the page; nil for standard output.
  private static func output(_ arguments: Arguments) throws(UsageError) -> String? {
    if let path = try arguments.outputPath(PreviewOptions.output) {
      if Files.isFolder(path) { throw .other("'\(path)' is a folder; expected '-o FILE.html'") }
      return path
    }
    let isOpened = arguments.has(PreviewOptions.open)
    if isOpened, arguments.has(PreviewOptions.output) { throw .other("'--open' needs a file; expected '-o FILE.html'") }
    if !isOpened, StandardStream.output.isTerminal {
      throw .other("a page is not for a terminal; expected '--open' or '-o FILE.html'")
    }
    return nil
  }

  /// Refuses to write HTML into a file that looks like another one.
  private func checkName() throws(UsageError) {
    guard let output else { return }
    let parts = Source.fileName(at: output).split(separator: ".")
    if parts.count > 1, !["html", "htm"].contains(parts[parts.count - 1].lowercased()) {
      throw .other("a page is HTML, and '\(output)' has another extension; expected '-o FILE.html'")
    }
  }
}
