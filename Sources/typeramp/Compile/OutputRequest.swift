import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The outputs requested by a call of `compile`, by path.
struct OutputRequest {
  let inputs: [Input]
  private let arguments: Arguments
  /// The requested formats; empty if the paths determine them.
  private let formats: [Emitter]
  /// The outputs configured for a plugin; empty for other calls, which configure them by arguments.
  private let configured: [OutputSettings]

  init(inputs: [Input], _ arguments: Arguments, _ configuration: Configuration?) {
    (self.inputs, self.arguments, formats) = (inputs, arguments, arguments.all(CompileOptions.format))
    let used = arguments.has(CompileOptions.found) ? configuration : nil
    configured = used.map { $0.settings.outputs.of(inputs, in: $0.folder) } ?? []
  }

  /// The emitters of a call without inputs, which writes only what dictionaries share; none for other calls.
  var sharedAlone: [Emitter] {
    guard inputs.isEmpty, formats.isEmpty, arguments.all(CompileOptions.output).isEmpty else { return [] }
    let own = configured.filter { $0.format.name == Emitter.swift.name }.map(\.emitter)
    return (own.isEmpty ? [.swift] : own).map { $0.configured(by: arguments) }.filter { $0.shared != nil }
  }

  var standardOutput: PlannedOutput {
    get throws(UsageError) {
      guard inputs.count == 1, formats.count <= 1 else {
        if let missing = inputs.dropFirst().first(where: { Files.kind(of: $0.argument) == nil }) {
          throw .other("there is no file '\(missing.path)'; '-o \(missing.path)' writes one")
        }
        let what = inputs.count == 1 ? "several formats" : "several inputs"
        throw .other("\(what) need a folder for their outputs; expected '-o DIR/'")
      }
      return output(inputs[0], try withOptions(formats.first ?? .json, inputs[0]), at: nil)
    }
  }

  /// The outputs for a path: a file, or a folder for all outputs.
  func outputs(at path: String) throws(UsageError) -> [PlannedOutput] {
    if path == "-" { return [try standardOutput] }
    guard Files.isFolder(path) else {
      if inputs.count != 1 { throw .other("several inputs cannot go to one file '\(path)'; expected '-o DIR/'") }
      return [output(inputs[0], try withOptions(emitter(for: path), inputs[0]), at: path)]
    }
    var outputs: [PlannedOutput] = []
    for input in inputs {
      for format in formats.isEmpty ? [.json] : formats {
        let emitter = try withOptions(format, input).sharing(in: Files.join(path, ""))
        outputs.append(output(input, emitter, at: Files.join(path, format.fileName(for: input.name))))
      }
    }
    return outputs
  }

  private func output(_ input: Input, _ emitter: Emitter, at path: String?) -> PlannedOutput {
    PlannedOutput(input: input, emitter: emitter, path: path, shared: emitter.shared)
  }

  /// The emitter with its options, those of the arguments or of the plugin.
  private func withOptions(_ emitter: Emitter, _ input: Input) throws(UsageError) -> Emitter {
    let settings = configured.filter { $0.format.name == emitter.name }
    if settings.count > 1 {
      let outputs = "\(Configuration.fileName) has \(settings.count) '\(emitter.name)' outputs for '\(input.path)'"
      throw .other("\(outputs), and a plugin writes one; limit each by \"inputs\"")
    }
    do throws(InputThemes.Mistake) {
      return try (settings.first?.emitter(for: input) ?? emitter).configured(by: arguments)
    } catch {
      throw .other(error.message(input.path))
    }
  }

  private func emitter(for path: String) throws(UsageError) -> Emitter {
    if formats.count > 1 { throw .other("several formats cannot go to one file '\(path)'; expected '-o DIR/'") }
    let named = Emitter(forFileNamed: Source.fileName(at: path))
    if let format = formats.first {
      guard let named, named.fileExtension != format.fileExtension else { return format }
      throw .other("'\(path)' is the name of a '\(named.name)' file, and the format is '\(format.name)'")
    }
    if let named { return named }
    throw .other("no format has the extension of '\(path)'; expected '--format'")
  }
}
