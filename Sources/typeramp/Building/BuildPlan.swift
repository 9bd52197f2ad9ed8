import CommandLineKit
import Diagnostics
import FileSystem
import TypeRampKit

/// The inputs and outputs of a configuration, as its folder is now.
struct BuildPlan {
  let outputs: OutputPlan
  /// An error for each pattern that matches no file.
  let findings: [Diagnostic]

  /// - Parameter read: the files that are read besides the inputs.
  init(_ configuration: Configuration, read: [String]) throws {
    let search = try InputSearch(configuration, read: read)
    findings = search.findings
    let (inputs, settings) = (search.inputs, configuration.settings.outputs)
    let planned = inputs.flatMap { input in settings.map { $0.output(of: input, in: configuration.folder) } }
    outputs = try OutputPlan(inputs, planned, written: [], read: read)
  }
}

extension OutputSettings {
  /// Where the output of an input is put.
  func path(of input: Input, in folder: String) -> String {
    Configuration.path(OutputPath.path(path, name: input.name), in: folder)
  }

  fileprivate func output(of input: Input, in folder: String) -> OutputPlan.PlannedOutput {
    OutputPlan.PlannedOutput(input: input, emitter: emitter, path: path(of: input, in: folder))
  }
}
