import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The inputs and outputs of a configuration in the current state of its folder.
struct BuildPlan {
  let outputs: OutputPlan
  let written: WrittenFiles
  let generated: GeneratedFiles
  /// With what was read already: inputs whose themes or contexts decide about their outputs.
  let inputs: [FoundInput]

  /// - Parameter run: the run, whose files are read besides the inputs.
  /// - Throws: `ConfigurationMistakes` for patterns without matching files, placeholders for which an input has no
  ///   value, and outputs that cannot all be written.
  init?(_ run: Run) throws {
    let (project, read) = (run.project, run.otherFiles)
    guard let configuration = project.configuration, let search = try run.search() else { return nil }
    generated = search.generated
    var findings = search.findings
    var planned: [PlannedOutput] = []
    var inputs: [FoundInput] = []
    var resolver = PathResolver()
    for input in search.inputs {
      var found = FoundInput(input)
      let outputs = configuration.settings.outputs.of([input], in: configuration.folder)
      if outputs.contains(where: \.isForThemes) { found.contents = try Self.read(input, project) }
      for made in outputs.planned(for: input, try? found.contents?.get(), project, &resolver) {
        findings += made.prefix(1).compactMap(\.mistake)
        planned += made
      }
      inputs.append(found)
    }
    self.inputs = inputs
    outputs = OutputPlan(search.inputs, findings.isEmpty ? planned : [])
    if findings.isEmpty { findings += WrittenFiles.mistake(in: outputs, read: read).map { [$0] } ?? [] }
    try configuration.check(findings)
    written = try WrittenFiles(outputs, read: read)
    try written.refuse([generated.manifest.path], "the manifest")
  }

  private static func read(_ input: Input, _ project: Project) throws(UsageError) -> FoundInput.ReadInput {
    if input.isStream {
      throw .other("'\(input.path)' is a pipe or a device; an output for each theme needs a file")
    }
    return project.read(input)
  }
}
