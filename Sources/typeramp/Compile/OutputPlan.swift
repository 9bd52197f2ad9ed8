import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// The outputs of all inputs with their paths. `WrittenFiles` checks them for collisions.
struct OutputPlan {
  let inputs: [Input]
  let outputs: [PlannedOutput]
  /// The outputs by input; a dictionary, since there can be thousands of both.
  private let outputsByInput: [ExactString: [PlannedOutput]]
  /// The emitters whose shared file is all that is written.
  private var alone: [Emitter] = []

  init(_ arguments: Arguments, _ configuration: Configuration?) throws(UsageError) {
    let inputs = arguments.operands.map { Input(argument: $0) }
    let request = OutputRequest(inputs: inputs, arguments, configuration)
    let alone = request.sharedAlone
    if !alone.isEmpty {
      self.init([], [])
      self.alone = alone
      return
    }
    guard !inputs.isEmpty else { throw .missingOperand("an input, or '-' for standard input") }
    try EmitterFlag.check(arguments, inputs: inputs)
    let paths = arguments.all(CompileOptions.output)
    if paths.contains("") { throw .emptyPath }
    var outputs: [PlannedOutput] = []
    for path in paths { outputs += try request.outputs(at: path) }
    if paths.isEmpty {
      outputs = [try request.standardOutput]
      if StandardStream.output.isTerminal {
        let name = outputs[0].emitter.fileName(for: inputs[0].name)
        let path = Files.name(of: inputs[0].argument) == name ? "Generated/\(name)" : name
        throw .other("the output is too long for a terminal; expected '-o \(path)', or '-o -' to print it")
      }
    }
    self.init(inputs, outputs)
    try checkOptions(arguments)
  }

  init(_ inputs: [Input], _ outputs: [PlannedOutput]) {
    self.inputs = inputs
    self.outputs = outputs
    var outputsByInput = [ExactString: [PlannedOutput]](minimumCapacity: inputs.count)
    for output in outputs { outputsByInput[output.input.key, default: []].append(output) }
    self.outputsByInput = outputsByInput
  }

  func outputs(of input: Input) -> [PlannedOutput] { outputsByInput[input.key] ?? [] }

  /// The work on each input: to make its outputs.
  func work(isForPlugin: Bool = false) -> Outcome.Work {
    Outcome.Work(.planned(outputs(of:)), isMaking: true, isForPlugin: isForPlugin)
  }

  var files: [String] { outputs.filter { !$0.isContinuation }.compactMap(\.path) + sharedPaths(of: inputs) }

  /// The names of the formats that are written.
  var formats: Set<String> { Set((outputs.map(\.emitter) + alone).map(\.name)) }

  /// The files that the outputs of some inputs share.
  ///
  /// - Parameter isWhole: whether there are no other outputs that share them, as those of an earlier call.
  func sharedFiles(of inputs: [Input], isWhole: Bool) -> [(path: String, content: [UInt8])] {
    sharedPaths(of: inputs).map { path in
      let emitters = outputs.filter { $0.shared == path }.map(\.emitter) + alone
      let isNew = isWhole || !alone.isEmpty || Files.kind(of: path) != .file
      let old = isNew ? nil : try? Files.read(path, limit: Limits.inputSize)
      return (path, Emitter.sharedPart(of: emitters, over: old))
    }
  }

  private func sharedPaths(of inputs: [Input]) -> [String] {
    Set(inputs.flatMap { outputs(of: $0).compactMap(\.shared) } + alone.compactMap(\.shared)).sorted()
  }

  var needsFontContents: Bool { outputs.contains(where: \.emitter.needsFontContents) }

  private func checkOptions(_ arguments: Arguments) throws(UsageError) {
    let printed = outputs.count { $0.path == nil }
    if printed == 0 { return }
    if printed > 1 { throw .other("two outputs would go to standard output") }
    if arguments.has(OutputOptions.check) { throw .other("'--check' needs outputs to look at; expected '-o'") }
    if arguments.has(CompileOptions.depfile) { throw .other("'--depfile' needs outputs to name; expected '-o'") }
  }
}
