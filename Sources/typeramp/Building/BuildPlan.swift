import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import TypeRampKit
import Writing

/// The inputs and outputs of a configuration, as its folder is now.
struct BuildPlan {
  let outputs: OutputPlan
  /// One for each pattern that matches no file.
  let warnings: [Diagnostic]
  /// The folders in which a new file would be another input.
  let folders: Set<String>

  /// - Parameters:
  ///   - folder: the configuration's, which its paths are relative to; empty for the working directory.
  ///   - read: the files that are read besides the inputs.
  init(_ settings: BuildSettings, in folder: String, read: [String]) throws {
    var inputs: [Input] = []
    var warnings: [Diagnostic] = []
    var folders: Set<String> = []
    var resolvedPaths: Set<PathKey> = []
    var listing = FolderListing()
    for node in settings.inputs {
      let (found, searched) = try Self.inputs(node.string ?? "", in: folder, &listing)
      folders.formUnion(searched)
      if found.isEmpty { warnings.append(Self.noInput(node)) }
      inputs += found.filter { resolvedPaths.insert(PathKey($0.resolvedPath)).inserted }
    }
    self.warnings = warnings
    self.folders = folders.union(inputs.map { Files.folder(of: $0.argument) })
    let planned = inputs.flatMap { input in settings.outputs.map { Self.output($0, of: input, in: folder) } }
    outputs = try OutputPlan(inputs, planned, written: [], read: read)
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

  private static func inputs(
    _ pattern: String, in folder: String, _ listing: inout FolderListing
  ) throws(FileError) -> (inputs: [Input], folders: Set<String>) {
    let glob = Glob(pattern)
    let path = path(pattern, in: folder)
    // A path is an input even if no file is there: the run reports that it is missing.
    if glob.isPlain { return ([Input(argument: path)], [Files.folder(of: path)]) }
    let (files, folders) = try glob.matches(in: pattern.hasPrefix("/") ? "/" : folder, &listing)
    return (files.map { Input(argument: $0) }, folders)
  }

  private static func output(_ settings: OutputSettings, of input: Input, in folder: String) -> OutputPlan.PlannedOutput
  {
    let path = path(settings.path.replacing("{name}", by: input.name), in: folder)
    return OutputPlan.PlannedOutput(input: input, emitter: settings.emitter, path: path)
  }

  private static func noInput(_ node: Node) -> Diagnostic {
    Diagnostic(
      id: BuildConfiguration.id, severity: .warning, message: "no file fits '\(node.string ?? "")'", range: node.range)
  }
}
