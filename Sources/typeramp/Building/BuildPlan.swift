import CommandLineKit
import Diagnostics
import FileSystem
import TypeRampKit

/// The inputs and outputs of a configuration in the current state of its folder.
struct BuildPlan {
  let outputs: OutputPlan
  let written: WrittenFiles
  /// An error for each pattern without matching files, and for each placeholder for which an input has no value.
  let findings: [Diagnostic]

  /// - Parameters:
  ///   - read: the files that are read besides the inputs.
  ///   - options: how to read inputs if themes or contexts are placeholders.
  init(_ configuration: Configuration, read: [String], options: InputOptions) throws {
    let search = try InputSearch(configuration, read: read)
    var findings = search.findings
    var planned: [OutputPlan.PlannedOutput] = []
    for input in search.inputs {
      var variants: InputVariants?
      for output in configuration.settings.outputs {
        if output.isOfVariants, variants == nil { variants = try InputVariants(of: input, options) }
        do throws(InputVariants.Mistake) {
          planned += try output.outputs(of: input, variants, in: configuration.folder)
        } catch {
          findings.append(output.finding(error, input))
        }
      }
    }
    self.findings = findings
    outputs = OutputPlan(search.inputs, findings.isEmpty ? planned : [])
    written = try WrittenFiles(outputs, read: read)
  }
}

extension OutputSettings {
  /// The path of an input's output.
  ///
  /// - Parameter values: the values of placeholders other than `{name}`.
  func path(of input: Input, _ values: [String: String] = [:], in folder: String) -> String {
    let values = values.merging([OutputPath.name: input.name]) { $1 }
    return Configuration.path(OutputPath.path(path, values), in: folder)
  }

  /// Whether an input has an output for each theme or context.
  var isOfVariants: Bool { !variantPlaceholders.isEmpty }

  var variantPlaceholders: [String] { OutputPath.placeholders(in: path).filter { $0 != OutputPath.name } }

  fileprivate func outputs(
    of input: Input, _ variants: InputVariants?, in folder: String
  ) throws(InputVariants.Mistake) -> [OutputPlan.PlannedOutput] {
    guard isOfVariants, let variants else {
      return [OutputPlan.PlannedOutput(input: input, emitter: emitter, path: path(of: input, in: folder))]
    }
    return try variants.variants(for: variantPlaceholders).map { variant in
      OutputPlan.PlannedOutput(
        input: input, emitter: emitter, path: path(of: input, variant.values, in: folder), variant: variant.choice)
    }
  }

  fileprivate func finding(_ mistake: InputVariants.Mistake, _ input: Input) -> Diagnostic {
    Diagnostic(
      id: Configuration.id, severity: .error, message: mistake.message(input), range: pathNode?.range ?? 0..<0)
  }
}
