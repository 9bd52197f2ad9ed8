import CommandLineKit
import OperatingSystem
import TypeRampProject

extension Command {
  static let compile = Command(
    name: "compile",
    abstract: "Compile text-style dictionaries or design tokens to \(CompileOptions.languages).",
    examples: [
      "typeramp compile Styles/Brand.plist --format css -o Brand.css",
      "typeramp compile Styles/*.json --format swift -o Generated/",
    ],
    discussion: """
      Every style is scaled for all twelve text sizes as UIKit does on iOS and iPadOS. INPUT is a property \
      list or a JSON file; '-' is standard input. Without -o the output goes to standard output.
      """,
    operands: "INPUT…",
    options: CompileOptions.own, shared: CompileOptions.shared
  ) { invocation in
    let configuration = try Configuration.load(invocation.arguments)
    let plan = try OutputPlan(invocation.arguments, configuration)
    let names = invocation.arguments.all(CompileOptions.output).filter { path in
      !path.contains("/") && !path.contains(".") && path != "-" && Files.kind(of: path) == nil
    }
    var run = try CompileRun(invocation, configuration, plan: plan)
    invocation.console.report(
      names.map(DisplayText.escaped).map { "typeramp: note: '\($0)' is a file; for a folder, write '\($0)/'" })
    invocation.console.report(EmitterFlag.notes(on: invocation.arguments, formats: plan.formats))
    return try run.compile()
  }
}

/// The options that only `compile` has.
enum CompileOptions {
  static let format = Option<Emitter>(
    "format", placeholder: Emitter.all.map(\.name).joined(separator: "|"), choices: Emitter.all.map(\.name),
    isRepeatable: true,
    hints: Dictionary(
      uniqueKeysWithValues: Reporter.all.map(\.name).filter { Emitter(named: $0) == nil }.map {
        ($0, "'\($0)' is a report; use 'typeramp validate --report \($0)'")
      }),
    help: "what to write; may be given several times (default: by the extension of -o, or json)"
  ) { Emitter(named: $0) }

  static let output = Option<String>(
    "output", letter: "o", placeholder: "PATH", isRepeatable: true,
    help: "a file, or a folder (with a '/' at its end) that gets \(fileNames) for each input")

  static let depfile = Option<String>(
    "depfile", placeholder: "FILE", help: "a depfile for Make or Ninja, with every file read")

  static let found = Flag(
    "found", help: "for plugins: an input that is not a dictionary is skipped, and its output is empty")
}

extension CompileOptions {
  // The options of `compile`, in the order of help.

  fileprivate static var own: [OptionDeclaration] {
    [
      format.declaration, output.declaration, OutputOptions.check.declaration, depfile.declaration, found.declaration,
      OutputOptions.styles.declaration, JobOptions.jobs.declaration,
    ]
  }

  fileprivate static var shared: [OptionDeclaration] {
    let settings = [.displayScale, .rules, .strict, .dialect, .fonts, .ios] + Setting.ofTokens
    return EmitterFlag.all.map(\.declaration) + settings.map(\.declaration) + ConfigurationOptions.all
  }

  /// The languages of outputs: `JSON, CSS or Swift`.
  fileprivate static var languages: String {
    let languages = Emitter.all.filter(\.fileSuffix.isEmpty).map(\.language)
    return languages.dropLast().joined(separator: ", ") + " or " + languages.suffix(1).joined()
  }

  /// The file names of outputs: `NAME.json, NAME.css, NAME.swift`.
  private static var fileNames: String { Emitter.all.map { $0.fileName(for: "NAME") }.joined(separator: ", ") }
}
