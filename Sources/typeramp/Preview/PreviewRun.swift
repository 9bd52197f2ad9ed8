import CommandLineKit
import Diagnostics
import FileSystem
import TypeRampKit

/// One run of `preview`: compiles its inputs, and writes one page.
struct PreviewRun {
  private let inputs: [Input]
  /// What the input is compared with.
  private let old: Input?
  private let output: String?
  private let console: Console
  private var reader: TableReader
  /// The files that are read besides inputs and fonts.
  private let otherFiles: [String]

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    inputs = arguments.operands.map(Input.init)
    old = arguments[PreviewOptions.compare].map(Input.init)
    try Self.check(inputs, old)
    output = try Self.output(arguments)
    console = invocation.console
    reader = try TableReader(invocation, keepsFontContents: true)
    otherFiles = invocation.argumentFiles + reader.settings.files
  }

  mutating func run() throws -> ExitStatus {
    if reader.status == .failure { return .failure }
    try checkOutput()
    let compilations = (inputs + (old.map { [$0] } ?? [])).flatMap { reader.compilations(of: $0) }
    let status = try reader.finish()
    guard status == .success, let page = page(of: compilations) else { return status }
    try write(page.bytes)
    return .success
  }

  private func page(of compilations: [Compilation]) -> PreviewPage? {
    old == nil ? PreviewPage(compilations) : PreviewPage(compilations[0], before: compilations[1])
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    guard let output else { return try console.print(bytes) }
    var outputs = OutputSet(isCheck: false)
    try outputs.add(bytes, at: output)
    try outputs.commit()
  }
}

// MARK: - The call

extension PreviewRun {
  private static func check(_ inputs: [Input], _ old: Input?) throws(UsageError) {
    if inputs.isEmpty { throw .missingOperand("an input, or '-' for standard input") }
    if old != nil, inputs.count > 1 { throw .other("'--compare' takes one input, not \(inputs.count)") }
    var resolver = PathResolver()
    var paths: Set<PathKey> = []
    for input in inputs + (old.map { [$0] } ?? []) {
      guard paths.insert(PathKey(input.resolvedPath(&resolver))).inserted else {
        throw .other("input '\(input.path)' is given twice")
      }
    }
  }

  /// The file for the page; nil for standard output.
  private static func output(_ arguments: Arguments) throws(UsageError) -> String? {
    guard let path = arguments[PreviewOptions.output], path != "-" else {
      if StandardStream.output.isTerminal { throw .other("a page is not for a terminal; expected '-o FILE.html'") }
      return nil
    }
    if path.isEmpty { throw .other("the path after '--output' is empty") }
    if path.hasSuffix("/") || Files.kind(of: path) == .folder {
      throw .other("'\(path)' is a folder; expected '-o FILE.html'")
    }
    return path
  }

  /// Refuses to write over anything that is read.
  private func checkOutput() throws(UsageError) {
    guard let output else { return }
    let all = inputs + (old.map { [$0] } ?? [])
    try ReadFiles(all, reader.tokens, others: otherFiles + reader.fontPaths).refuse(output)
  }
}
