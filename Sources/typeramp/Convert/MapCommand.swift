import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let map = Command(
    name: "map",
    abstract: "Write a first mapping file for design tokens.",
    examples: [
      "typeramp map tokens/ --list",
      "typeramp map brand.tokens.json -o map.json",
    ],
    discussion: """
      TOKENS is a file, a folder of token files, or '-' for standard input (default: the only input of \
      \(Configuration.fileName)). The mapping file lists every typography token \
      with its size, weight and family: as a text style by its name, or because no other token has Apple's size of the \
      style, or else as a custom style. Edit the file and pass it to the other commands with --map. An existing file \
      is not replaced.
      """,
    operands: "[TOKENS]",
    options: [MapOptions.list.declaration, MapOptions.output.declaration],
    shared: Setting.ofTokens.map(\.declaration)
      + ConfigurationOptions.all
  ) { invocation in
    var run = try MapRun(invocation)
    return try run.map()
  }
}

enum MapOptions {
  static let list = Flag("list", help: "print a table instead of a mapping file")

  static let output = Option<String>(
    "output", letter: "o", placeholder: "FILE", help: "the mapping file to write (default: standard output)")
}

/// One run of `map`: proposes styles for the typography in tokens.
struct MapRun {
  private let input: Input
  private let output: String?
  private var run: Run

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    output = try arguments.outputPath(MapOptions.output)
    run = try Run(invocation)
    input = try run.onlyInput()
    run.project.options.common.tokens.leavesOut = true
    if let output, Files.kind(of: output) != nil {
      throw UsageError.other("'\(output)' already exists; remove it, or name another file")
    }
  }

  mutating func map() throws -> ExitStatus {
    let outcome = run.project.outcome(of: FoundInput(input), .showing(.chosen))
    run.take(outcome) { $0.severity == .error && $0.isOfConversion || $0.isOfReading || $0.id.hasPrefix("syntax-") }
    if try run.finish() == .failure { return .failure }
    return try outcome.compilations.reduce(.success) { max($0, try map($1.compilation)) }
  }

  private func map(_ compilation: Compilation) throws -> ExitStatus {
    let isList = run.arguments.has(MapOptions.list)
    let errors = compilation.findings.contains { $0.severity == .error && !$0.isKnown && $0.isOfConversion }
    guard let imported = compilation.imported else {
      if compilation.dictionary == nil { return .findings }
      throw UsageError.other("'\(input.path)' is a text-style dictionary; expected design tokens")
    }
    let proposals = imported.proposals
    // With errors, the table has the readable tokens, but no file is written.
    if proposals.isEmpty || compilation.needsChoice || errors && !isList { return .findings }
    if !isList, let map = run.project.options.common.tokens.map {
      run.console.report(.note, "only the styles of '\(map.source.path)' are copied, without its other settings")
    }
    try write(isList ? [.table(proposals.table)].terminalText : imported.mappingFile)
    return errors ? .findings : .success
  }

  private func write(_ text: String) throws {
    guard let output else { return try run.console.print(text) }
    try Staging.write(Array(text.utf8), to: output)
    if run.settings.map != nil { return }
    let path = Files.relative(output, to: run.project.folder.isEmpty ? "." : run.project.folder)
    run.console.report(.note, "to use it, add to typeramp.json: \"map\": \(JSONValue.quoted(path))")
  }
}

extension [TokenProposal] {
  /// The proposals for people.
  fileprivate var table: TextTable {
    TextTable(
      head: ["TOKEN", "STYLE", "FONT"],
      rows: map { proposal in ["\(proposal.path)", "\(proposal.styleWords)", "\(proposal.summary)"] })
  }
}

extension TokenProposal {
  fileprivate var styleWords: String {
    switch style {
    case .text(let style): return style.name
    case .custom(let name, let curve):
      if let style = alternative { return "\(name), or \(style.name) itself" }
      return name + (curve.map { ", follows \($0.name)" } ?? "")
    }
  }
}
