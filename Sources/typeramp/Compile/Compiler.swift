import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// Makes the outputs of one input after another: what `compile` and `build` share.
struct Compiler: Sendable {
  var options: InputOptions
  /// Whether an input that is no dictionary is skipped: its outputs are empty.
  var skipsNonDictionaries = false

  /// What an input was compiled to.
  struct Outcome: Sendable {
    /// The findings, file by file, without notes, which only `validate` reports.
    var reports: [FileFindings] = []
    /// The bytes, in the order in which they were planned.
    var outputs: [(path: String?, bytes: [UInt8])] = []
    var status = ExitStatus.success
    /// The font names that could not be looked up.
    var uncheckedFonts: [String] = []
    /// The themes and contexts that it has.
    var choices = ChoiceUse()
    /// What else is to be known of the outputs, a line each.
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

  /// Compiles the inputs that may make us wait, like pipes. They are read before anything is staged: from then on a
  /// wait cannot be interrupted.
  func outcomesOfStreams(_ inputs: [Input], _ plan: OutputPlan) -> [Input: Outcome] {
    let streams = inputs.filter { $0.isStandardInput || Files.kind(of: $0.argument) == .other }
    return Dictionary(streams.map { ($0, outcome(of: $0, plan.outputs(of: $0))) }) { first, _ in first }
  }

  /// Hands over the outcome of each input, in the order of the inputs, while others are compiled.
  ///
  /// - Parameter early: those that are there already.
  func forEachOutcome<Failure: Error>(
    of inputs: [Input], _ plan: OutputPlan, jobs: Int, early: [Input: Outcome],
    take: (Input, Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    // An output with fonts in it is large.
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
      outcome.outputs += outputs.map { ($0.path, []) }
      return
    }
    // Without outputs, it is compiled for what is wrong with it.
    let variants = outputs.isEmpty ? [VariantChoice()] : outputs.map(\.variant).unique
    var made: [(path: String?, bytes: [UInt8])] = []
    var isBroken = false
    var reported: Set<String> = []
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
      made += planned.map { ($0.path, $0.emitter.bytes(of: table)) }
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

  /// Adds what was found in a document, but not what was found for another theme already.
  private func add(_ compilation: Compilation, _ reported: inout Set<String>, _ outcome: inout Outcome) {
    outcome.uncheckedFonts += compilation.uncheckedFontNames
    outcome.choices.add(compilation)
    for file in compilation.files {
      let findings = file.findings.filter { finding in
        let key = "\(file.source.path) \(finding.range) \(finding.id) \(finding.message)"
        return finding.severity > .note && reported.insert(key).inserted
      }
      if !findings.isEmpty { outcome.reports.append(FileFindings(file.source, findings)) }
    }
  }

  /// A line that says that a type is not called as its file.
  private static func note(onTypeOf source: Source, _ emitter: Emitter) -> String? {
    guard let hidden = emitter.hiddenType(for: source.name), let type = emitter.typeName(for: source.name) else {
      return nil
    }
    let path = DisplayText.escaped(source.path)
    return "\(path): note: the type is called '\(type)', since '\(hidden)' would hide a type of that name"
  }
}

extension [VariantChoice] {
  /// Each once, in the order in which it comes first.
  fileprivate var unique: [VariantChoice] {
    // There are few: an input has at most 256.
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
