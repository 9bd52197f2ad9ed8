import OperatingSystem
@_exported public import TypeRampKit

/// Style dictionaries and design tokens as the program reads them: a file, the files in a folder, or the inputs of a
/// `typeramp.json` with its settings.
public struct Project: Sendable {
  private let workspace: Workspace
  private let inputs: [Input]
  /// The inputs that were found in a folder.
  private let found: Set<Input>

  /// Opens a configuration, with its inputs, fonts, rules and settings of design tokens.
  ///
  /// - Parameters:
  ///   - path: the path of a `typeramp.json`; its own paths are relative to its folder.
  ///   - buffers: contents by path that are read instead of the files there, such as the unsaved files of an editor.
  /// - Throws: `ProjectError` for a configuration or a font file that cannot be read or has mistakes, with all of them.
  public init(configuration path: String, buffers: [String: [UInt8]] = [:]) throws(ProjectError) {
    self = try Self.reporting { () throws in
      let store = MemoryFiles(buffers, over: DiskFiles())
      let configuration = try Configuration(at: path, in: store)
      try Self.refuse(FileFindings(configuration.source, configuration.findings.inOrderOfPlaces))
      let project = ConfiguredProject(configuration, in: store)
      if let problem = project.problems.first { throw ProjectError(problem) }
      try Self.refuse(FileFindings(configuration.source, project.findings))
      return Self(workspace: Workspace(store, options: project.options), inputs: project.inputs, found: [])
    }
  }

  /// Opens a file, or the dictionaries and design tokens in a folder; no configuration is read.
  ///
  /// - Parameters:
  ///   - path: the path of a file or a folder.
  ///   - options: what the files are compiled with.
  ///   - buffers: contents by path that are read instead of the files there, such as the unsaved files of an editor.
  /// - Throws: `ProjectError` if a folder cannot be read.
  public init(
    at path: String, options: CompilationOptions = CompilationOptions(), buffers: [String: [UInt8]] = [:]
  ) throws(ProjectError) {
    let workspace = Workspace(MemoryFiles(buffers, over: DiskFiles()), options: InputOptions(options))
    var failure: FileError?
    let inputs = FolderSearch.inputs(
      in: Input(argument: path, in: workspace.store), of: workspace.store, options.tokens
    ) {
      failure = failure ?? $0
    }
    if let failure { throw ProjectError(failure.message) }
    self.init(
      workspace: workspace, inputs: inputs.map(\.input), found: Set(inputs.filter { !$0.isNamed }.map(\.input)))
  }

  private init(workspace: Workspace, inputs: [Input], found: Set<Input>) {
    self.workspace = workspace
    self.inputs = inputs
    self.found = found
  }

  /// Reads and compiles all inputs on all processors; returns them in order. In a folder, files that are neither style
  /// dictionaries nor design tokens are passed over.
  ///
  /// - Throws: `ProjectError` if a file cannot be read. Mistakes in a file are findings of its compilation.
  public func compilations() throws(ProjectError) -> [Compilation] {
    var compilations: [Compilation] = []
    try workspace.forEachOutcome(of: inputs, jobs: Parallel.processors) { [found] input in
      var work = Outcome.Work.showing
      work.others = found.contains(input) ? .skipped : .compiled
      return work
    } take: { (outcome) throws(ProjectError) in
      if let error = outcome.error { throw ProjectError(error.message) }
      compilations += outcome.compilations
    }
    return compilations
  }

  /// Throws if there are findings in a configuration.
  private static func refuse(_ file: FileFindings) throws(ProjectError) {
    let lines = file.findings.flatMap { DiagnosticFormatter(of: file.source).lines(for: $0).prefix(1) }
    if !lines.isEmpty { throw ProjectError(lines.joined(separator: "\n")) }
  }

  /// Calls a function; its errors become those of a project.
  private static func reporting(_ body: () throws -> Self) throws(ProjectError) -> Self {
    do {
      return try body()
    } catch let error as ProjectError {
      throw error
    } catch {
      throw ProjectError((error as? FileError)?.message ?? "\(error)")
    }
  }
}
