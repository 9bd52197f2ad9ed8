import CommandLineKit
import Documents
import FileSystem
import TypeRamp

/// Which output of which input goes where; decided, and found free of collisions, before anything is read.
struct OutputPlan {
  let inputs: [Input]
  let outputs: [PlannedOutput]
  /// The same by input: there can be thousands of both.
  private let outputsByInput: [Input: [PlannedOutput]]

  /// One text to be made.
  struct PlannedOutput {
    let input: Input
    let emitter: Emitter
    /// Nil for standard output.
    let path: String?
  }

  /// - Parameter argumentFiles: what was read already, and must not be replaced either.
  init(_ arguments: Arguments, argumentFiles: [String]) throws(UsageError) {
    inputs = arguments.operands.map(Input.init)
    guard !inputs.isEmpty else { throw .missingOperand("an input, or '-' for standard input") }
    let formats = arguments.all(CompileOptions.format)
    let paths = arguments.all(CompileOptions.output)
    var outputs: [PlannedOutput] = []
    for path in paths { outputs += try Self.outputs(at: path, inputs, formats) }
    if paths.isEmpty { outputs = [try Self.standardOutput(inputs, formats)] }
    self.outputs = outputs
    outputsByInput = Dictionary(grouping: outputs, by: \.input)
    try checkNames(arguments)
    try checkPaths(arguments[CompileOptions.depfile], argumentFiles)
    try checkOptions(arguments)
  }

  /// What is to be made of an input.
  func outputs(of input: Input) -> [PlannedOutput] { outputsByInput[input] ?? [] }

  /// Whether anything goes to standard output.
  var usesStandardOutput: Bool { outputs.contains { $0.path == nil } }
}

// MARK: - Places

extension OutputPlan {
  private static func standardOutput(_ inputs: [Input], _ formats: [Emitter]) throws(UsageError) -> PlannedOutput {
    guard inputs.count == 1, formats.count <= 1 else {
      let what = inputs.count == 1 ? "several formats" : "several inputs"
      throw .other("\(what) need a place for their outputs; expected '-o DIR/'")
    }
    return PlannedOutput(input: inputs[0], emitter: formats.first ?? .json, path: nil)
  }

  private static func outputs(
    at path: String, _ inputs: [Input], _ formats: [Emitter]
  ) throws(UsageError) -> [PlannedOutput] {
    if path == "-" { return [try standardOutput(inputs, formats)] }
    if path.isEmpty { throw .other("the path after '--output' is empty") }
    if path.hasSuffix("/") || Files.kind(of: path) == .folder {
      return inputs.flatMap { input in
        (formats.isEmpty ? [.json] : formats).map { emitter in
          let file = Files.join(path, "\(input.name).\(emitter.name)")
          return PlannedOutput(input: input, emitter: emitter, path: file)
        }
      }
    }
    guard inputs.count == 1 else { throw .other("several inputs cannot go to one file '\(path)'; expected '-o DIR/'") }
    return [PlannedOutput(input: inputs[0], emitter: try emitter(for: path, formats), path: path)]
  }

  private static func emitter(for path: String, _ formats: [Emitter]) throws(UsageError) -> Emitter {
    if formats.count > 1 { throw .other("several formats cannot go to one file '\(path)'; expected '-o DIR/'") }
    if let format = formats.first { return format }
    let file = Source.fileName(at: path)
    if let dot = file.lastIndex(of: "."), let emitter = Emitter(named: String(file[file.index(after: dot)...])) {
      return emitter
    }
    throw .other("no format follows from the name '\(path)'; expected '--format'")
  }
}

// MARK: - Collisions

extension OutputPlan {
  private func checkNames(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(CompileOptions.swiftName), inputs.count > 1 {
      throw .other("'--swift-name' names one type, but there are several inputs")
    }
    var inputs: [String: Input] = [:]
    for output in outputs where output.emitter.name == Emitter.swift.name && output.path != nil {
      let type = Emitter.swiftTypeName(for: output.input.name)
      let folder = output.path.map(Files.folder) ?? ""
      if let other = inputs.updateValue(output.input, forKey: Files.resolved(folder) + "/" + type),
        other != output.input
      {
        throw .other("'\(other.path)' and '\(output.input.path)' would both become the Swift type '\(type)'")
      }
    }
  }

  /// Paths are compared by the place that they lead to: links and folders by another name hide nothing.
  private func checkPaths(_ depfile: String?, _ argumentFiles: [String]) throws(UsageError) {
    var taken: [String: String] = [:]
    for input in inputs where taken.updateValue("input", forKey: input.place) != nil {
      throw .other("input '\(input.path)' is given twice")
    }
    for file in argumentFiles { taken[Files.resolved(file)] = "input" }
    for path in outputs.compactMap(\.path) + (depfile.map { [$0] } ?? []) {
      switch taken.updateValue("output", forKey: Files.resolved(path)) {
      case "input": throw .other("output '\(path)' would replace an input")
      case nil: continue
      default: throw .other("two outputs would be written to '\(path)'")
      }
    }
  }

  private func checkOptions(_ arguments: Arguments) throws(UsageError) {
    guard usesStandardOutput else { return }
    if outputs.count(where: { $0.path == nil }) > 1 { throw .other("two outputs would go to standard output") }
    if arguments.has(CompileOptions.check) { throw .other("'--check' needs outputs to look at; expected '-o'") }
    if arguments.has(CompileOptions.depfile) { throw .other("'--depfile' needs outputs to name; expected '-o'") }
  }
}
