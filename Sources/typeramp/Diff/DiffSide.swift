import OperatingSystem
import TypeRampProject
import Writing

/// One of the two versions to compare: the dictionaries of a file, of a project of tokens, or of a folder.
struct DiffSide {
  /// What its dictionaries are compiled with.
  let project: Project
  /// Whether dictionaries were searched in a folder.
  let isFolder: Bool
  /// The dictionaries by their paths within the folder; the path of a single input is empty.
  private(set) var dictionaries: [ExactString: Dictionary] = [:]

  /// In bytes. Files up to this size are kept even if they may not be dictionaries: they may be empty or broken ones.
  private static let mostUncertainBytes = 1 << 14

  /// What was read for one input.
  struct Dictionary {
    /// Without contents for a large file that may not be a dictionary, so that a folder of other files does not fill
    /// memory.
    let input: FoundInput
    /// Whether it was named in the call or the configuration.
    let isNamed: Bool
    /// Whether it was named, or is a style dictionary or design tokens.
    let isCertain: Bool
  }

  /// Reads the version at a path.
  init(at path: String, in project: Project, _ run: inout Run) {
    let input = Input(argument: path, in: project.store)
    var errors: [FileError] = []
    let inputs = project.find(at: input) { errors.append($0) }
    for error in errors { run.fail(error) }
    let isFolder = input.kind == .folder && inputs.first?.input != input
    self.init(inputs, isFolder: isFolder, project, &run) { input in
      ExactString(isFolder ? Files.path(input.path, from: path) ?? input.path : "")
    }
  }

  /// Reads inputs of a configuration.
  ///
  /// - Parameter workingPath: returns the path of an input on disk.
  init(
    _ inputs: [Input], of configuration: Configuration, in project: Project, _ run: inout Run,
    workingPath: (String) -> String
  ) {
    // A path that the configuration names may be missing in a revision.
    let inputs = inputs.filter { $0.kind != nil }.map { FoundInput($0) }
    self.init(inputs, isFolder: true, project, &run) { input in
      Configuration.name(of: workingPath(input.path), in: configuration.folder)
    }
  }

  /// - Parameter name: returns what identifies an input in both versions.
  private init(
    _ inputs: [FoundInput], isFolder: Bool, _ project: Project, _ run: inout Run, name: (Input) -> ExactString
  ) {
    self.project = project
    self.isFolder = isFolder
    for found in inputs {
      do throws(FileError) {
        let contents = try (found.contents ?? project.read(found.input)).get()
        let isCertain = found.isNamed || contents.documents.contains { DocumentRole(of: $0).isInput }
        let isKept =
          isCertain || contents.documents.allSatisfy { $0.source.text.count <= Self.mostUncertainBytes }
        // What is a dictionary in one version is compiled in both.
        let input = FoundInput(found.input, isKept ? .success(contents) : nil)
        dictionaries[name(found.input)] = Dictionary(input: input, isNamed: found.isNamed, isCertain: isCertain)
      } catch {
        run.fail(error)
      }
    }
  }
}
