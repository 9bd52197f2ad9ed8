import CommandLineKit
import OperatingSystem
import TypeRampProject

extension Command {
  static let convert = Command(
    name: "convert",
    abstract: "Convert a text-style dictionary or design tokens to another format.",
    examples: [
      "typeramp convert Brand.plist --to dtcg -o Brand.tokens.json",
      "typeramp convert tokens/ --from tokens-studio --to json",
    ],
    discussion: """
      INPUT is a file, a folder of token files, or '-' for standard input (default: the only input of \
      \(Configuration.fileName)). The result is read back and compared before it is written. Without -o it goes to \
      standard output.
      """,
    operands: "[INPUT]",
    options: [ConvertOptions.to.declaration, ConvertOptions.output.declaration] + Setting.ofTokens.map(\.declaration)
      + [Setting.fonts.declaration] + ConfigurationOptions.all
  ) { invocation in
    var run = try ConvertRun(invocation)
    return try run.convert()
  }
}

enum ConvertOptions {
  static let to = Option<ConversionTarget>(
    "to", placeholder: "FORMAT", choices: ConversionTarget.all.map(\.name),
    help: "what to write: \(ConversionTarget.all.map(\.name).joined(separator: ", "))"
  ) { ConversionTarget(named: $0) }

  static let output = Option<String>(
    "output", letter: "o", placeholder: "PATH",
    help: "a file, or a folder (with a '/' at its end) that gets NAME.EXTENSION")
}

/// One run of `convert`: reads an input, and writes it in another format.
struct ConvertRun {
  private let input: Input
  private let target: ConversionTarget
  private let output: String?
  private let console: Console
  private var run: Run
  private let written: WrittenFiles

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    guard let target = arguments[ConvertOptions.to] else {
      throw UsageError.missingOption(ConvertOptions.to.declaration.written)
    }
    self.target = target
    console = invocation.console
    run = try Run(invocation)
    input = try run.input(arguments.operands)
    output = try Self.output(arguments, input, target)
    written = try WrittenFiles(
      output.map { [$0] } ?? [], inputs: [input], read: run.otherFiles, links: arguments.all(ConvertOptions.output))
  }

  mutating func convert() throws -> ExitStatus {
    // `validate` reports mistakes in the scale itself.
    guard
      let outcomes = run.outcomes(
        of: [FoundInput(input)], .showing(.chosen), where: { $0.severity == .error || $0.isOfConversion })
    else { return .failure }
    var status = try run.finish()
    try written.refuse(run.otherFiles)
    if status == .failure { return status }
    for variant in outcomes.flatMap(\.compilations) { status = max(status, try convert(variant.compilation)) }
    return status
  }

  private func convert(_ compilation: Compilation) throws -> ExitStatus {
    let options = run.project.options(for: compilation.source.path)
    switch Result(catching: { () throws(ConversionError) in try Conversion(compilation, to: target, in: options) }) {
    case .failure(let error): return report(error, in: compilation)
    case .success(let conversion):
      for loss in conversion.losses { console.report([DisplayText.escaped("\(input.path): note: \(loss)")]) }
      try OutputSet.write(conversion.bytes, to: output, console)
      return .success
    }
  }
}

// MARK: - Output

extension ConvertRun {
  /// The file to write; nil for standard output.
  private static func output(
    _ arguments: Arguments, _ input: Input, _ target: ConversionTarget
  ) throws(UsageError) -> String? {
    guard let path = try arguments.outputPath(ConvertOptions.output) else { return nil }
    if Files.isFolder(path) { return Files.join(path, "\(input.name).\(target.fileExtension)") }
    try refuse(path, unlessFor: target)
    return path
  }

  /// Throws if the extension of a file is that of another format.
  private static func refuse(_ path: String, unlessFor target: ConversionTarget) throws(UsageError) {
    let extensions = (ConversionTarget.all.map(\.fileExtension) + Emitter.all.map(\.fileExtension)).map(lastPart)
    let name = Source.fileName(at: path).lowercased()
    guard name.contains("."), extensions.contains(lastPart(name)), lastPart(name) != lastPart(target.fileExtension)
    else { return }
    throw .other("'\(path)' is not the name of a '\(target.name)' file; expected '.\(target.fileExtension)'")
  }

  private static func lastPart(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? ""
  }
}

// MARK: - Mistakes

extension ConvertRun {
  private func report(_ error: ConversionError, in compilation: Compilation) -> ExitStatus {
    switch error.kind {
    case .hasErrors: return .findings
    case .unrepresentable, .rejected:
      console.report(compilation.report(of: error))
      return .findings
    case .differs:
      let path = DisplayText.escaped(input.path)
      console.report([
        "typeramp: error: '\(path)': \(error.message); nothing is written"
      ])
      return .failure
    }
  }
}
