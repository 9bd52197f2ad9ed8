import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The inputs and outputs of a configuration in the current state of its folder.
struct BuildPlan {
  let outputs: OutputPlan
  let written: WrittenFiles
  /// The outputs of earlier builds.
  let generated: GeneratedFiles
  /// What was read already: inputs whose themes or contexts decide about their outputs.
  let contents: [Input: Workspace.ReadInput]
  /// The folders in which a new file could be another input.
  let folders: Set<String>
  /// An error for each pattern without matching files, and for each placeholder for which an input has no value.
  let findings: [Diagnostic]

  /// - Parameter read: the files that are read besides the inputs.
  init(_ configuration: Configuration, read: [String], _ workspace: Workspace) throws {
    generated = try GeneratedFiles(of: configuration)
    let search = try InputSearch(configuration, generated, read: read)
    var findings = search.findings
    var planned: [PlannedOutput] = []
    var contents: [Input: Workspace.ReadInput] = [:]
    for input in search.inputs {
      var variants: InputVariants?
      for output in configuration.settings.outputs {
        if output.isOfVariants, variants == nil {
          let read = try Self.read(input, workspace)
          contents[input] = read
          variants = InputVariants(of: try? read.get(), workspace.options)
        }
        do throws(InputVariants.Mistake) {
          planned += try output.outputs(of: input, variants, in: configuration.folder)
        } catch {
          findings.append(output.finding(error, input))
        }
      }
    }
    self.findings = findings
    self.contents = contents
    folders = search.folders
    outputs = OutputPlan(search.inputs, findings.isEmpty ? planned : [])
    written = try WrittenFiles(outputs, read: read)
    try written.refuse([generated.manifest.path], "the manifest")
  }

  private static func read(_ input: Input, _ workspace: Workspace) throws(UsageError) -> Workspace.ReadInput {
    if input.isStream {
      throw .other("'\(input.path)' is a pipe or a device; an output for each theme needs a file")
    }
    return workspace.read(input)
  }
}
