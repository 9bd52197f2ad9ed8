import Diagnostics
import Documents
import FileSystem
import TypeRampKit
import Writing

/// Makes the outputs of one input after another, for `compile` and `build`.
struct Compiler: Sendable {
  var options: InputOptions
  /// Whether an input that is not a dictionary is skipped, so that its outputs are empty.
  private let skipsNonDictionaries: Bool

  /// - Parameter options: the options of `validate`, which also reports notes.
  init(options: InputOptions, skipsNonDictionaries: Bool = false) {
    self.options = options.reporting(.warning)
    self.skipsNonDictionaries = skipsNonDictionaries
  }

  /// The result of compiling an input.
  struct Outcome: Sendable {
    /// The findings in each file.
    var reports: [FileFindings] = []
    /// In the order of the plan.
    var outputs: [(path: String?, content: FileContent)] = []
    var status = ExitStatus.success
    /// The font names that could not be checked.
    var uncheckedFonts: [String] = []
    /// The themes and contexts of the input.
    var choices = ChoiceUse()
    /// Notes about the outputs, one on each line.
    var notes: [String] = []
    /// Why it could not be read.
    var error: FileError?
  }

  /// Compiles an input to its planned outputs.
  func outcome(of input: Input, _ outputs: [OutputPlan.PlannedOutput]) -> Outcome {
    var outcome = Outcome()
    do throws(FileError) {
      for document in try input.documents(options.tokens, isFound: skipsNonDictionaries) {
        compile(document, outputs, &outcome)
      }
    } catch {
      outcome.error = error
      outcome.choices.addUnreadable()
      outcome.status = .failure
    }
    return outcome
  }

  /// Compiles inputs that may block, such as pipes. They are read before anything is staged, since waiting cannot be
  /// interrupted after that.
  func outcomesOfStreams(_ inputs: [Input], _ plan: OutputPlan) -> [Input: Outcome] {
    let streams = inputs.filter(\.isStream)
    return Dictionary(streams.map { ($0, outcome(of: $0, plan.outputs(of: $0))) }) { first, _ in first }
  }

  /// Passes on the result of each input, in the order of the inputs, while others are compiled.
  ///
  /// - Parameter early: the results that are already available.
  func forEachOutcome<Failure: Error>(
    of inputs: [Input], _ plan: OutputPlan, jobs: Int, early: [Input: Outcome],
    take: (Input, Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    // Outputs with embedded fonts are large.
    let ahead = options.fonts?.keepsContents ?? false ? 8 : 256
    var progress = Progress(of: inputs.count)
    defer { progress.clear() }
    try Parallel.forEach(inputs, jobs: jobs, ahead: ahead) { input in
      (input, early[input] ?? outcome(of: input, plan.outputs(of: input)))
    } take: { (result) throws(Failure) in
      progress.clear()
      try take(result.0, result.1)
      progress.advance()
    }
  }

  private func compile(_ document: Document, _ outputs: [OutputPlan.PlannedOutput], _ outcome: inout Outcome) {
    if skipsNonDictionaries, !StyleDictionary.isLikely(document) {
      outcome.outputs += outputs.map { ($0.path, FileContent([])) }
      return
    }
    // An input without outputs is compiled for its findings.
    let variants = outputs.isEmpty ? [VariantChoice()] : outputs.map(\.variant).unique
    var made: [(path: String?, content: FileContent)] = []
    var isBroken = false
    var reported = DistinctFindings()
    for variant in variants {
      var options = variant.options(options.options(for: document.source.path))
      let planned = outputs.filter { $0.variant == variant }
      options.outputs = planned.map(\.emitter)
      let compilation = Compilation(document, options: options)
      add(compilation, &reported, &outcome)
      guard let table = compilation.table else {
        isBroken = true
        continue
      }
      guard planned.allSatisfy({ $0.emitter.hasStyles(of: table) }) else {
        outcome.reports.append(compilation.noStyles)
        isBroken = true
        continue
      }
      made += planned.map { ($0.path, FileContent($0.emitter.output(of: table))) }
    }
    if isBroken {
      outcome.status = max(outcome.status, .findings)
      return
    }
    outcome.outputs += made
    for output in outputs {
      guard let note = Self.note(onTypeOf: document.source, output.emitter), !outcome.notes.contains(note) else {
        continue
      }
      outcome.notes.append(note)
    }
  }

  /// Adds the findings in a document that were not already reported for another theme.
  private func add(_ compilation: Compilation, _ reported: inout DistinctFindings, _ outcome: inout Outcome) {
    outcome.uncheckedFonts += compilation.uncheckedFontNames
    outcome.choices.add(compilation)
    for file in compilation.files {
      let findings = reported.insert(file)
      if !findings.isEmpty { outcome.reports.append(FileFindings(file.source, findings)) }
    }
  }

  /// A note if a type has another name than its file suggests.
  private static func note(onTypeOf source: Source, _ emitter: Emitter) -> String? {
    guard let hidden = emitter.hiddenType(for: source.name), let type = emitter.typeName(for: source.name) else {
      return nil
    }
    let path = DisplayText.escaped(source.path)
    return "\(path): note: the type is called '\(type)', since '\(hidden)' would hide a type of that name"
  }
}

extension FileContent {
  /// The bytes of a text, without copying them.
  fileprivate init(_ text: UTF8Text) {
    // The bytes are only read, within the call.
    unsafe self.init { body in unsafe text.withBytes { unsafe body(UnsafeRawBufferPointer($0)) } }
  }
}

extension [VariantChoice] {
  /// Without duplicates, in the order of first occurrence.
  var unique: [VariantChoice] {
    // Quadratic, but an input has at most 256.
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
