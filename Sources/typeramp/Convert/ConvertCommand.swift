import CommandLineKit
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
    options: [ConvertOptions.to.declaration, ConvertOptions.output.declaration],
    shared: Setting.ofTokens.map(\.declaration)
      + [Setting.fonts.declaration] + ConfigurationOptions.all
  ) { invocation in
    var run = try ConvertRun(invocation)
    return try run.convert()
  }
}

/// The options that only `convert` has.
enum ConvertOptions {
  static let to = Option<ConversionTarget>(
    "to", placeholder: "FORMAT", choices: ConversionTarget.all.map(\.name),
    help: "what to write: \(ConversionTarget.all.map(\.name).joined(separator: ", "))"
  ) { ConversionTarget(named: $0) }

  static let output = Option<String>(
    "output", letter: "o", placeholder: "PATH",
    help: "a file, or a folder (with a '/' at its end) that gets NAME.EXTENSION")
}
