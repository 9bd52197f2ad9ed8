import CommandLineKit
import Diagnostics
import FileSystem
import TypeRampKit

/// The inputs and outputs of a configuration, as its folder is now.
struct BuildPlan {
  let outputs: OutputPlan
  /// An error for each pattern that matches no file.
  let findings: [Diagnostic]
  /// The folders in which a new file would be another input.
  let folders: Set<String>

  /// - Parameters:
  ///   - read: the files that are read besides the inputs.
  init(_ configuration: Configuration, read: [String]) throws {
    let (settings, folder) = (configuration.settings, configuration.folder)
    var search = try InputSearch(configuration)
    // A pattern such as `**/*.json` also matches the configuration, the manifest, and what an earlier build made.
    let manifest = try Manifest(ofConfigurationAt: configuration.path)
    let generated = GeneratedFiles(manifest, in: folder)
    let others = Set(([configuration.path, manifest.path] + read).map { PathKey(Files.resolved($0)) })
    let planned = Set(search.inputs.flatMap { input in settings.outputs.map { $0.path(of: input, in: folder) } })
    try search.removeMatches { input in
      try input.argument.hasSuffix("/" + Configuration.fileName) || input.argument == Configuration.fileName
        || others.contains(PathKey(input.resolvedPath)) || generated.isOutput(input.argument, planned)
    }

    findings = search.findings
    let inputs = search.inputs
    folders = search.folders.union(inputs.map { Files.folder(of: $0.argument) })
    outputs = try OutputPlan(
      inputs, inputs.flatMap { input in settings.outputs.map { $0.output(of: input, in: folder) } }, written: [],
      read: read)
  }
}

extension OutputSettings {
  /// Where the output of an input is put.
  fileprivate func path(of input: Input, in folder: String) -> String {
    Configuration.path(OutputPath.path(path, name: input.name), in: folder)
  }

  fileprivate func output(of input: Input, in folder: String) -> OutputPlan.PlannedOutput {
    OutputPlan.PlannedOutput(input: input, emitter: emitter, path: path(of: input, in: folder))
  }
}
