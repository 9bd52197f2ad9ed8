import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRampKit
import Writing

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
  private let console: Console
  private var reader: TableReader
  /// The files that are read besides inputs and fonts.
  private let otherFiles: [String]

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    inputs = arguments.operands.map(Input.init)
    old = arguments[PreviewOptions.compare].map(Input.init)
    try Self.check(inputs, old)
    let input = arguments.operands.first
    revision = try arguments[PreviewOptions.compare].flatMap { try RevisionPath.named(by: $0, besides: input) }
    isOpened = arguments.has(PreviewOptions.open)
    output = try Self.output(arguments)
    console = invocation.console
    reader = try TableReader(invocation, keepsFontContents: true)
    otherFiles = invocation.argumentFiles + reader.settings.files
  }

  mutating func run() throws -> ExitStatus {
    if reader.status == .failure { return .failure }
    try checkOutput()
    let compilations = try inputs.flatMap { reader.compilations(of: $0) } + oldCompilations()
    let status = try reader.finish()
    guard status == .success, let page = page(of: compilations) else { return status }
    guard isOpened else {
      try write(page.bytes, to: output)
      return .success
    }
    let file = try output ?? Files.join(PrivateFolder.make(), "preview.html")
    try write(page.bytes, to: file)
    return open(file)
  }

  /// The compilations of the old version, with the settings of the working tree.
  private mutating func oldCompilations() throws(FileError) -> [Compilation] {
    guard let old else { return [] }
    guard let revision else { return reader.compilations(of: old) }
    let (documents, path) = try revision.read { path, workingPath in
      (reader.documents(of: Input(argument: path)) ?? [], workingPath(path))
    }
    return documents.map { reader.compilation(of: $0, as: path) }
  }

  private func page(of compilations: [Compilation]) -> PreviewPage? {
    old == nil ? PreviewPage(compilations) : PreviewPage(compilations[0], before: compilations[1])
  }

  private func write(_ bytes: [UInt8], to output: String?) throws(FileError) {
    guard let output else { return try console.print(FileContent(bytes)) }
    var outputs = OutputSet(isCheck: false)
    try outputs.add(FileContent(bytes), at: output)
    try outputs.commit()
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
  private static func check(_ inputs: [Input], _ old: Input?) throws(UsageError) {
    if inputs.isEmpty { throw .missingOperand("an input, or '-' for standard input") }
    if old != nil, inputs.count > 1 { throw .other("'--compare' takes one input, not \(inputs.count)") }
    var resolver = PathResolver()
    var paths: Set<ExactString> = []
    for input in inputs + (old.map { [$0] } ?? []) {
      guard paths.insert(ExactString(input.resolvedPath(&resolver))).inserted else {
        throw .other("input '\(input.path)' is given twice")
      }
    }
  }

  /// The file for the page; nil for standard output.
  private static func output(_ arguments: Arguments) throws(UsageError) -> String? {
    guard let path = arguments[PreviewOptions.output], path != "-" else {
      if arguments.has(PreviewOptions.open) {
        if arguments.has(PreviewOptions.output) { throw .other("'--open' needs a file; expected '-o FILE.html'") }
        return nil
      }
      if StandardStream.output.isTerminal { throw .other("a page is not for a terminal; expected '-o FILE.html'") }
      return nil
    }
    if path.isEmpty { throw .other("the path after '--output' is empty") }
    if path.hasSuffix("/") || Files.kind(of: path) == .folder {
      throw .other("'\(path)' is a folder; expected '-o FILE.html'")
    }
    return path
  }

  /// Refuses to write over anything that is read, and to write HTML into a file that looks like another one.
  private func checkOutput() throws(UsageError) {
    guard let output else { return }
    let all = inputs + (revision == nil ? old.map { [$0] } ?? [] : [])
    try ReadFiles(all, reader.tokens, others: otherFiles + reader.fontPaths).refuse(output)
    let parts = Source.fileName(at: output).split(separator: ".")
    if parts.count > 1, !["html", "htm"].contains(parts[parts.count - 1].lowercased()) {
      throw .other("a page is HTML, and '\(output)' has another extension; expected '-o FILE.html'")
    }
  }
}
