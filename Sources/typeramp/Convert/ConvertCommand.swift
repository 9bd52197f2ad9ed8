import CommandLineKit
import OperatingSystem
import TypeRampProject

extension Command {
  static let convert = Command(
    name: "convert",
    abstract: "Convert a dictionary or design tokens to another format.",
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
    options: [ConvertOptions.to.declaration, ConvertOptions.output.declaration],
    shared: Setting.ofTokens.map(\.declaration)
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
  private var run: Run

  init(_ invocation: Invocation) throws {
    guard let target = invocation.arguments[ConvertOptions.to] else {
      throw UsageError.missingOption(ConvertOptions.to.declaration.written)
    }
    self.target = target
    run = try Run(invocation)
    input = try run.onlyInput()
    output = try Self.output(run.arguments, input, target)
  }

  mutating func convert() throws -> ExitStatus {
    // `validate` reports mistakes in the scale itself.
    guard
      let outcomes = run.outcomes(
        of: [FoundInput(input)], .showing(.chosen), where: { $0.severity == .error || $0.isOfConversion })
    else { return .failure }
    let status = try run.finish()
    if status == .failure { return status }
    return try outcomes.flatMap(\.compilations).reduce(status) { max($0, try convert($1.compilation)) }
  }

  private func convert(_ compilation: Compilation) throws -> ExitStatus {
    let options = run.project.options(for: compilation.source.path)
    switch Result(catching: { () throws(ConversionError) in try Conversion(compilation, to: target, in: options) }) {
    case .failure(let error): return report(error, in: compilation)
    case .success(let conversion):
      for loss in conversion.losses { run.console.report([DisplayText.escaped("\(input.path): note: \(loss)")]) }
      let isNamed = output == run.arguments[ConvertOptions.output]
      try run.write(conversion.bytes, to: output, mayBeLink: isNamed, isSaid: false)
      return .success
    }
  }

  private func report(_ error: ConversionError, in compilation: Compilation) -> ExitStatus {
    switch error.kind {
    case .hasErrors: return .findings
    case .unrepresentable, .rejected:
      run.console.report(compilation.report(of: error))
      return .findings
    case .differs:
      run.console.report(.error, "'\(input.path)': \(error.message); nothing is written")
      return .failure
    }
  }

  private static func output(
    _ arguments: Arguments, _ input: Input, _ target: ConversionTarget
  ) throws(UsageError) -> String? {
    guard let path = try arguments.outputPath(ConvertOptions.output) else { return nil }
    if Files.isFolder(path) { return Files.join(path, "\(input.name).\(target.fileExtension)") }
    let extensions = (ConversionTarget.all.map(\.fileExtension) + Emitter.all.map(\.fileExtension)).map(lastPart)
    let name = Source.fileName(at: path).lowercased()
    guard name.contains("."), extensions.contains(lastPart(name)), lastPart(name) != lastPart(target.fileExtension)
    else { return path }
    throw .other("'\(path)' is not the name of a '\(target.name)' file; expected '.\(target.fileExtension)'")
  }

  private static func lastPart(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? ""
  }
}
