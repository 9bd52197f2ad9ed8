import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// Makes the outputs of one input after another: what `compile` and `build` share.
struct Compiler: Sendable {
  var context: RuleContext
  var policy = RulePolicy()
  /// Pixels in a point, for metrics.
  var displayScale = 3
  /// An input that is no dictionary is passed over; its outputs are empty.
  var isFinding = false

  /// What became of an input.
  struct Result: Sendable {
    /// What is to be said of it, file by file: fallbacks and whatever else merely informs belong to `validate`.
    var reports: [FileFindings] = []
    /// The texts, in the order in which they were planned.
    var outputs: [(path: String?, text: String)] = []
    var status = ExitStatus.success
    /// It could not be read.
    var error: FileError?
  }

  /// Compiles an input to all that is planned of it.
  func result(of input: Input, _ outputs: [OutputPlan.PlannedOutput]) -> Result {
    var result = Result()
    do throws(FileError) {
      for document in try input.documents(context.tokens) { compile(document, outputs, &result) }
    } catch {
      result.error = error
      result.status = .failure
    }
    return result
  }

  /// What becomes of the inputs that may let us wait, like pipes: they are read before anything is staged, since from then on
  /// nobody can interrupt a wait.
  func resultsOfStreams(_ inputs: [Input], _ plan: OutputPlan) -> [Input: Result] {
    let streams = inputs.filter { $0.isStandardInput || Files.kind(of: $0.argument) == .other }
    return Dictionary(streams.map { ($0, result(of: $0, plan.outputs(of: $0))) }) { first, _ in first }
  }

  private func compile(_ document: Document, _ outputs: [OutputPlan.PlannedOutput], _ result: inout Result) {
    if isFinding, !StyleDictionary.isLikely(document) {
      result.outputs += outputs.map { ($0.path, "") }
      return
    }
    let compilation = Compilation(document, context: context, policy: policy, displayScale: displayScale)
    for file in compilation.files {
      let findings = file.findings.filter { $0.severity > .note }
      if !findings.isEmpty { result.reports.append(FileFindings(file.source, findings)) }
    }
    guard let table = compilation.table else {
      result.status = max(result.status, .findings)
      return
    }
    result.outputs += outputs.map { ($0.path, $0.emitter.emit(table)) }
  }
}
