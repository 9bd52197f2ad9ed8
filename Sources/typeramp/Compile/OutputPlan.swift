import CommandLineKit
import FileSystem
import TypeRampKit

/// The outputs of all inputs with their paths, checked for collisions before anything is read.
struct OutputPlan {
  let inputs: [Input]
  let outputs: [PlannedOutput]
  /// The outputs by input; a dictionary, since there can be thousands of both.
  private let outputsByInput: [PathKey: [PlannedOutput]]
  /// The paths to write, by the files that they lead to.
  private let written: [FileKey: String]

  /// An output to write. A class, because a plan copies its outputs, of which there can be thousands.
  final class PlannedOutput: Sendable {
    let input: Input
    let emitter: Emitter
    /// Nil for standard output.
    let path: String?
    /// Its themes and contexts, besides those of the run.
    let variant: VariantChoice

    init(input: Input, emitter: Emitter, path: String?, variant: VariantChoice = VariantChoice()) {
      self.input = input
      self.emitter = emitter
      self.path = path
      self.variant = variant
    }
  }

  /// - Parameter argumentFiles: the argument files, which must not be replaced either.
  init(_ arguments: Arguments, _ configuration: Configuration?, argumentFiles: [String]) throws(UsageError) {
    let jobs = arguments.jobs.count(for: arguments.operands.count)
    let inputs = Input.named(arguments.operands, jobs: jobs)
    guard !inputs.isEmpty else { throw .missingOperand("an input, or '-' for standard input") }
    try EmitterFlag.check(arguments, inputs: inputs)
    let request = OutputRequest(inputs: inputs, arguments, configuration)
    let paths = arguments.all(CompileOptions.output)
    var outputs: [PlannedOutput] = []
    for path in paths { outputs += try request.outputs(at: path) }
    if paths.isEmpty { outputs = [try request.standardOutput] }
    let depfile = arguments[CompileOptions.depfile]
    try self.init(inputs, outputs, written: depfile.map { [$0] } ?? [], read: argumentFiles, jobs: jobs)
    try checkOptions(arguments)
  }

  /// - Parameters:
  ///   - written: the paths that are written besides the outputs.
  ///   - read: the files that are read besides the inputs, which must not be replaced either.
  ///   - jobs: the number of threads.
  init(
    _ inputs: [Input], _ outputs: [PlannedOutput], written: [String], read: [String], jobs: Int
  ) throws(UsageError) {
    self.inputs = inputs
    self.outputs = outputs
    outputsByInput = Dictionary(grouping: outputs, by: \.input.key)
    var resolver = PathResolver()
    try Self.checkNames(outputs)
    let resolvedPaths = inputs.map { $0.resolvedPath(&resolver) }
    try Self.checkInputs(inputs, resolvedPaths)
    self.written = try Self.files(outputs.compactMap(\.path) + written, &resolver, jobs: jobs)
    for (input, path) in zip(inputs, resolvedPaths) where !input.isStandardInput {
      try refuse(FileKey(resolved: path), "an input")
    }
    for file in read { try refuse(resolver.key(file), "an input") }
    if inputs.contains(where: \.isStandardInput), let path = self.written.values.first(where: Files.isStandardInput) {
      throw .other("output '\(path)' would replace standard input")
    }
  }

  /// The outputs of an input.
  func outputs(of input: Input) -> [PlannedOutput] { outputsByInput[input.key] ?? [] }

  /// Whether a file is written, under any path.
  func writes(_ path: String) -> Bool { written[FileKey(path)] != nil }

  /// Whether any output is written to a file.
  var writesFiles: Bool { !written.isEmpty }

  /// Whether an output embeds font files.
  var needsFontContents: Bool { outputs.contains(where: \.emitter.needsFontContents) }

  /// Whether any output is written to standard output.
  var usesStandardOutput: Bool { outputs.contains { $0.path == nil } }
}

// MARK: - Collisions

extension OutputPlan {
  private static func checkNames(_ outputs: [PlannedOutput]) throws(UsageError) {
    var inputs: [PathKey: Input] = [:]
    // Thousands of outputs may need no names of types.
    for output in outputs where output.emitter.declaresTypes {
      guard let path = output.path, let type = output.emitter.typeName(for: output.input.name) else { continue }
      let language = output.emitter.language
      let place = PathKey("\(language) \(Files.resolved(Files.folder(of: path)))/\(type)")
      guard let other = inputs.updateValue(output.input, forKey: place) else { continue }
      if other != output.input {
        throw .other("'\(other.path)' and '\(output.input.path)' would both become the \(language) type '\(type)'")
      }
      if !output.variant.isEmpty {
        let what = "two themes of '\(other.path)' would both become the \(language) type '\(type)'"
        throw .other("\(what); put each into its own folder")
      }
    }
  }

  private static func checkInputs(_ inputs: [Input], _ resolvedPaths: [String]) throws(UsageError) {
    var known: Set<PathKey> = []
    for (input, path) in zip(inputs, resolvedPaths) where !known.insert(PathKey(path)).inserted {
      throw .other("input '\(input.path)' is given twice")
    }
  }

  /// The paths to write, by the files that they lead to.
  private static func files(
    _ paths: [String], _ resolver: inout PathResolver, jobs: Int
  ) throws(UsageError) -> [FileKey: String] {
    var written: [FileKey: String] = [:]
    written.reserveCapacity(paths.count)
    let keys = resolver.keys(paths, jobs: jobs)
    for (path, key) in zip(paths, keys) where written.updateValue(path, forKey: key) != nil {
      throw .other("two outputs would be written to '\(path)'")
    }
    return written
  }

  /// Throws if a file that is read would be replaced. Paths are resolved first, so that links cannot hide a file.
  ///
  /// - Parameter what: what an error calls the file.
  func refuse(_ file: String, _ what: String = "an input") throws(UsageError) {
    try refuse(FileKey(file), what)
  }

  private func refuse(_ file: FileKey, _ what: String) throws(UsageError) {
    if let path = written[file] { throw .other("output '\(path)' would replace \(what)") }
  }

  private func checkOptions(_ arguments: Arguments) throws(UsageError) {
    guard usesStandardOutput else { return }
    if outputs.count(where: { $0.path == nil }) > 1 { throw .other("two outputs would go to standard output") }
    if arguments.has(CompileOptions.check) { throw .other("'--check' needs outputs to look at; expected '-o'") }
    if arguments.has(CompileOptions.depfile) { throw .other("'--depfile' needs outputs to name; expected '-o'") }
  }
}
