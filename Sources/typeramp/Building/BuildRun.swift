import CommandLineKit
import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// One run of `build`.
struct BuildRun {
  private let configuration: BuildConfiguration
  private let path: String
  private let folder: String
  private let isCheck: Bool
  private let jobs: Int
  private let console: Console
  private var compiler = Compiler(options: CompilationOptions())
  /// What was read besides the inputs.
  private(set) var otherFiles: [String]
  private var status = ExitStatus.success

  /// How many inputs are compiled before their outputs are staged: no number of them fills memory.
  private static let batch = 256

  /// - Parameter path: of the configuration.
  init(_ configuration: BuildConfiguration, at path: String, isCheck: Bool, jobs: Int, _ console: Console) throws {
    self.configuration = configuration
    self.path = path
    self.isCheck = isCheck
    self.jobs = jobs
    self.console = console
    folder = BuildPlan.folder(of: path)
    otherFiles = [path]
    try prepare()
  }

  private mutating func prepare() throws {
    let settings = configuration.settings
    compiler.options = CompilationOptions(dialect: settings.dialect)
    compiler.options.rules = settings.policy
    compiler.options.displayScale = settings.displayScale
    compiler.options.tokens = settings.tokens
    if let map = settings.map {
      let input = Input(argument: BuildPlan.path(map, in: folder))
      compiler.options.tokens.map = TokenMap(Document(try input.read(), path: input.path))
      otherFiles.append(input.argument)
    }
    let fonts = FontSettings(settings.fonts.map { BuildPlan.path($0, in: folder) })
    compiler.options.fonts = fonts.catalog(console, &status)
    otherFiles += compiler.options.fonts?.paths ?? []
  }

  /// Builds what has changed, or everything.
  ///
  /// - Parameters:
  ///   - known: what the inputs held when they were compiled last; those that still hold it are passed over. Nil where
  ///     nobody will ask again: then no input is read only to know what it holds.
  ///   - isIncomplete: what was made of the known was not all written; when something changes, all is made again.
  mutating func run(
    _ plan: BuildPlan, known: inout [Input: [String]]?, isIncomplete: Bool = false
  ) throws -> ExitStatus {
    console.report([FileFindings(configuration.source, plan.warnings)])
    var manifest = try Manifest(ofConfigurationAt: path)
    let generated = Generated(manifest, in: folder)
    let paths = plan.outputs.outputs.compactMap(\.path)
    try plan.outputs.refuse(manifest.path, "the manifest")
    for input in plan.outputs.inputs where Files.kind(of: input.argument) == .folder {
      for file in input.files(compiler.options.tokens) { try plan.outputs.refuse(file) }
    }
    guard status != .failure, try areFree(paths, generated) else { return .failure }
    var outputs = OutputSet(isCheck: isCheck)
    let changed = changedInputs(plan, &known, isIncomplete) { path in
      // Somebody has removed it. What could not be made before has no place in the manifest.
      manifest.outputs[generated.name(of: path)] != nil && Files.kind(of: path) == nil
    }
    let early = compiler.resultsOfStreams(changed, plan.outputs)
    for start in stride(from: 0, to: changed.count, by: Self.batch) {
      let inputs = Array(changed[start..<min(start + Self.batch, changed.count)])
      try build(inputs, early, plan, generated, &manifest, &outputs)
    }
    if status == .failure {
      outputs.abandon()
    } else {
      let orphans = report(try generated.orphans(besides: paths))
      if !isCheck { try add(manifest, planned: Set(paths.map(generated.name)), orphans, to: &outputs) }
    }
    try outputs.commit()
    for output in outputs.stale { console.report(output.lines) }
    return outputs.stale.isEmpty ? status : max(status, .findings)
  }

  /// What is generated no longer is removed first, then the manifest changes, then the outputs: so there is never a file of ours
  /// that it does not name.
  private func add(
    _ manifest: Manifest, planned: Set<PathKey>, _ orphans: [Generated.Orphan], to outputs: inout OutputSet
  ) throws(FileError) {
    var manifest = manifest
    for name in Set(manifest.outputs.keys).subtracting(planned) { manifest.outputs[name] = nil }
    try outputs.add(manifest.bytes, at: manifest.path, isFirst: true)
    for orphan in orphans { try outputs.remove(orphan.path) }
  }

  private mutating func build(
    _ inputs: [Input], _ early: [Input: Compiler.Result], _ plan: BuildPlan, _ generated: Generated,
    _ manifest: inout Manifest, _ outputs: inout OutputSet
  ) throws(FileError) {
    let (compiler, outputPlan) = (compiler, plan.outputs)
    let results = Parallel.map(inputs, jobs: jobs) {
      early[$0] ?? compiler.result(of: $0, outputPlan.outputs(of: $0))
    }
    for result in results {
      console.report(result.reports)
      if let error = result.error { console.report(error) }
      status = max(status, result.status)
      for (path, text) in result.outputs {
        guard let path else { continue }
        let bytes = Array(text.utf8)
        try outputs.add(bytes, at: path)
        manifest.outputs[generated.name(of: path)] = Manifest.hash(bytes)
      }
    }
  }

  /// The inputs that hold something else than when they were compiled last, and with them those of which an output is missing.
  private func changedInputs(
    _ plan: BuildPlan, _ known: inout [Input: [String]]?, _ isIncomplete: Bool, isMissing: (String) -> Bool
  ) -> [Input] {
    guard let before = known else { return plan.outputs.inputs }
    var contents: [Input: [String]] = [:]
    for input in plan.outputs.inputs {
      contents[input] = input.files(compiler.options.tokens).map(Manifest.hash(ofFileAt:))
    }
    known = contents
    // Our own outputs may be changes too: when nothing else has changed, nothing is to be done.
    if contents == before { return [] }
    if isIncomplete { return plan.outputs.inputs }
    return plan.outputs.inputs.filter { input in
      before[input] != contents[input] || plan.outputs.outputs(of: input).compactMap(\.path).contains(where: isMissing)
    }
  }

  /// Whether every output may be put at its path; says where not, and why.
  private func areFree(_ paths: [String], _ generated: Generated) throws(FileError) -> Bool {
    var areFree = true
    for path in paths {
      guard let objection = try generated.objection(to: path) else { continue }
      areFree = false
      console.report(["typeramp: error: '\(DisplayText.escaped(path))' \(objection)"])
    }
    return areFree
  }

  /// Says of outputs that are generated no longer what there is to be said, and gives those that are to be removed.
  private mutating func report(_ orphans: [Generated.Orphan]) -> [Generated.Orphan] {
    for orphan in orphans {
      if orphan.isEdited {
        let name = DisplayText.escaped(orphan.path)
        console.report(["typeramp: warning: '\(name)' is generated no longer, and was edited; it is kept"])
      } else if isCheck {
        console.report([orphan.line])
        status = max(status, .findings)
      }
    }
    return orphans.filter { !$0.isEdited }
  }
}
