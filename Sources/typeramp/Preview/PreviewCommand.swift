import CommandLineKit
import OperatingSystem
import TypeRampProject

extension Command {
  static let preview = Command(
    name: "preview",
    abstract: "Write a page with every style at every text size.",
    examples: [
      "typeramp preview Brand.plist --fonts Fonts/ -o Brand.html",
      "typeramp preview Brand.plist --compare main:Brand.plist --open",
    ],
    discussion: """
      The page has every style in its font at all twelve text sizes, and needs nothing else: the fonts that --fonts \
      gives are in it. INPUT is a property list, a JSON file or a folder of token files; '-' is standard input. Without \
      INPUT it shows the inputs of \(Configuration.fileName). Without -o the page goes to standard output.
      """,
    operands: "[INPUT…]",
    options: [
      PreviewOptions.output.declaration, PreviewOptions.open.declaration, PreviewOptions.compare.declaration,
      PreviewOptions.text.declaration,
    ], shared: Setting.ofTables
  ) { invocation in
    var run = try PreviewRun(invocation)
    return try run.preview()
  }
}

enum PreviewOptions {
  static let output = Option<String>("output", letter: "o", placeholder: "FILE", help: "the HTML file for the page")

  static let open = Flag("open", help: "show the page in a browser")

  static let text = Option<String>(
    "text", placeholder: "STRINGS",
    help:
      "show texts of these catalogs in the phones, where 'fit' of \(Configuration.fileName) says that they are shown")

  static let compare = Option<String>(
    "compare", placeholder: "PATH",
    help: "the old version that INPUT is compared with: an input, or REVISION:path, which is read from git")
}

/// One run of `preview`: compiles its inputs, and writes one page.
struct PreviewRun {
  private let inputs: [Input]
  private let old: Input?
  /// Where it is in git, unless it is a path.
  private let revision: RevisionPath?
  /// The file for the page; nil for standard output, or for a file of no matter which name when it is opened.
  private let output: String?
  /// Catalogs whose texts are shown.
  private let catalogs: [String]
  private var run: Run

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    run = try Run(invocation)
    inputs = try run.inputs(arguments.operands)
    old = arguments[PreviewOptions.compare].map { Input(argument: $0) }
    if old != nil, inputs.count > 1 { throw UsageError.other("'--compare' takes one input, not \(inputs.count)") }
    let input = inputs.first?.argument
    revision = try arguments[PreviewOptions.compare].flatMap { try RevisionPath.named(by: $0, besides: input) }
    try (inputs + (revision == nil ? old.map { [$0] } ?? [] : [])).checkDistinct()
    catalogs = arguments.all(PreviewOptions.text)
    if !catalogs.isEmpty, run.settings.fit.isEmpty {
      throw UsageError.other("'--text' needs 'fit' in \(Configuration.fileName), which says where texts are shown")
    }
    output = try Self.output(arguments)
  }

  mutating func preview() throws -> ExitStatus {
    guard let outcomes = run.outcomes(of: inputs.map { FoundInput($0) }, keepsContents: true, where: Self.isReported)
    else { return .failure }
    let tables = outcomes.tables
    let before = try oldCompilations()
    let status = try run.finish()
    try checkName()
    guard status == .success,
      var page = try page(of: tables, before: before)
    else {
      run.console.report(.note, "no page was written")
      return status
    }
    if !catalogs.isEmpty { page.texts = try texts(in: StyleTables(tables)) }
    guard run.arguments.has(PreviewOptions.open) else {
      try run.write(page.bytes, to: output)
      return .success
    }
    let file = try output ?? Files.join(TemporaryFolder.make(), "preview.html")
    try run.write(page.bytes, to: file, isSaid: false)
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
    try measured.measureCatalogs(catalogs, run.console) { results in
      for (index, result) in results.enumerated() { texts[index].add(result, languages: languages) }
    }
    if texts.allSatisfy(\.isEmpty) {
      let reason = measured.refusals.first.map { ": \($0)" } ?? "; see 'typeramp fit'"
      throw UsageError.other("no text of \(catalogs.quotedList) was measured\(reason)")
    }
    for note in measured.notes + measured.refusals { run.console.report(.note, note) }
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
    let outcome = project.outcome(of: FoundInput(old), .showing())
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
    let reason = status == nil ? "cannot run '\(Self.opener)'" : "'\(Self.opener)' failed"
    run.console.report(.error, "\(reason); the page is in '\(file)'")
    return .failure
  }

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
    try run.checkIsNotRead(output)
    let parts = Source.fileName(at: output).split(separator: ".")
    if parts.count > 1, !["html", "htm"].contains(parts[parts.count - 1].lowercased()) {
      throw .other("a page is HTML, and '\(output)' has another extension; expected '-o FILE.html'")
    }
  }
}
