import CommandLineKit
import Diagnostics
import Documents
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
  ///   - configuration: the path of the configuration; the settings' paths are relative to its folder.
  ///   - read: the files that are read besides the inputs.
  init(_ settings: BuildSettings, at configuration: String, read: [String]) throws {
    let folder = Self.folder(of: configuration)
    var search = InputSearch(folder: folder)
    for node in settings.inputs { try search.add(node) }
    // A pattern such as `**/*.json` also matches the configuration, the manifest, and what an earlier build made.
    let manifest = try Manifest(ofConfigurationAt: configuration)
    let generated = GeneratedFiles(manifest, in: folder)
    let others = Set(([configuration, manifest.path] + read).map { PathKey(Files.resolved($0)) })
    let planned = Set(search.inputs.flatMap { input in settings.outputs.map { $0.path(of: input, in: folder) } })
    try search.removeMatches { input in
      try others.contains(PathKey(input.resolvedPath)) || generated.isOutput(input.argument, planned)
    }

    findings = search.unmatched.map(Self.noInput)
    let inputs = search.inputs
    folders = search.folders.union(inputs.map { Files.folder(of: $0.argument) })
    outputs = try OutputPlan(
      inputs, inputs.flatMap { input in settings.outputs.map { $0.output(of: input, in: folder) } }, written: [],
      read: read)
  }

  /// The folder of a configuration; empty for the working directory, so that paths in it stay as they are written.
  static func folder(of configuration: String) -> String {
    let folder = Files.folder(of: configuration)
    return folder == "." ? "" : folder
  }

  /// A path within a folder; the working directory is empty. A configuration names only files, so `-` is a file too.
  static func path(_ path: String, in folder: String) -> String {
    if path == "-" { return Files.join(folder.isEmpty ? "." : folder, path) }
    return path.utf8.first == UInt8(ascii: "/") || folder.isEmpty ? path : Files.join(folder, path)
  }

  private static func noInput(_ node: Node) -> Diagnostic {
    Diagnostic(
      id: BuildConfiguration.id, severity: .error, message: "no files match '\(node.string ?? "")'", range: node.range)
  }
}

extension OutputSettings {
  /// Where the output of an input is put.
  fileprivate func path(of input: Input, in folder: String) -> String {
    BuildPlan.path(OutputPath.path(path, name: input.name), in: folder)
  }

  fileprivate func output(of input: Input, in folder: String) -> OutputPlan.PlannedOutput {
    OutputPlan.PlannedOutput(input: input, emitter: emitter, path: path(of: input, in: folder))
  }
}
