import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

extension Command {
  static let compile = Command(
    name: "compile",
    abstract: "Compile dictionaries or tokens to \(CompileOptions.languages).",
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
    let notes =
      names.map { "'\($0)' is a file; for a folder, write '\($0)/'" }
      + EmitterFlag.notes(on: invocation.arguments, formats: plan.formats)
    for note in notes { invocation.console.report(.note, note) }
    return try run.compile()
  }
}

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

/// One run of `compile`: reads and compiles every input, then puts all outputs in place at once.
struct CompileRun {
  private let plan: OutputPlan
  private let written: WrittenFiles
  private var run: Run
  private let depfile: String?
  private let work: Outcome.Work
  /// The outputs for standard output, printed after the call has been validated.
  private var printed: [[UInt8]] = []
  private var made: [Input] = []

  init(_ invocation: Invocation, _ configuration: Configuration?, plan: OutputPlan) throws {
    let arguments = invocation.arguments
    self.plan = plan
    depfile = arguments[CompileOptions.depfile]
    if depfile != nil { try Depfile.check(targets: plan.files) }
    // Before anything is read: settings and inputs can be pipes.
    written = try WrittenFiles(
      plan, others: depfile.map { [$0] } ?? [], read: invocation.argumentFiles,
      links: arguments.all(CompileOptions.output))
    run = try Run(invocation, configuration)
    run.project.options.common.rules.mildest = .warning
    work = plan.work(isForPlugin: arguments.has(CompileOptions.found))
  }

  mutating func compile() throws -> ExitStatus {
    let inputs = try foundInputs()
    run.loadFonts(keepsContents: plan.needsFontContents)
    try written.refuse(run.otherFiles)
    let isCheck = run.arguments.has(OutputOptions.check)
    var outputs = OutputSet(isCheck: isCheck)
    // Without a requested font the outputs would differ.
    if run.status == .failure { outputs.abandon() }
    run.begin(plan.inputs.count)
    let read = run.project.readingStreams(among: inputs, isAlone: work.isForPlugin)
    run.project.forEachOutcome(of: read, work, jobs: run.arguments.jobs(for: read.count)) { take($0, into: &outputs) }
    for (path, content) in plan.sharedFiles(of: made, isWhole: false) {
      guard let reason = try outputs.add(content, at: path, objection: GeneratedFiles.objection) else { continue }
      throw UsageError.other("'\(path)' \(reason) with '--swift-shared'")
    }
    var status = try run.finish()
    if run.hasUnknownChoices { outputs.abandon() }
    try written.refuse(run.otherFiles)
    let console = run.console
    for content in printed { try console.print(content) }
    if status == .success, !isCheck, let depfile {
      let rules = Depfile(targets: plan.files, dependencies: run.allFiles)
      try outputs.add(Array(rules.text.utf8), at: depfile)
      for path in rules.leftOut {
        console.report(.warning, "the depfile leaves out '\(path)': Make or Ninja would misread its name")
      }
    }
    try outputs.commit()
    if status == .findings, !isCheck {
      let part = run.incomplete < plan.inputs.count ? " for \(run.incomplete) of \(plan.inputs.count) inputs" : ""
      console.report(["typeramp: nothing was written\(part)"])
    }
    for output in outputs.stale { console.report(output.lines) }
    if !outputs.stale.isEmpty {
      console.report(["typeramp: \(StaleOutput.summary(outputs.stale.count)); run the command without '--check'"])
      status = max(status, .findings)
    }
    return status
  }

  /// The inputs; throws for a folder that cannot be read as one.
  private func foundInputs() throws -> [FoundInput] {
    try plan.inputs.map { input in
      guard input.kind == .folder else { return FoundInput(input) }
      let contents = run.project.read(input)
      if case .failure(let error) = contents { throw UsageError.other(error.message) }
      return FoundInput(input, contents)
    }
  }

  /// Reports an outcome, and stages its outputs. After an error the other inputs are compiled too: one run reports all.
  private mutating func take(_ outcome: Outcome, into outputs: inout OutputSet) {
    run.take(outcome)
    if !outcome.outputs.isEmpty { made.append(outcome.input) }
    do throws(FileError) {
      for (path, content) in outcome.outputs {
        if let path { try outputs.add(content, at: path) } else { printed.append(content) }
      }
    } catch {
      run.fail(error)
      outputs.abandon()
    }
  }
}
