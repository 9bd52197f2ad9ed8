import OperatingSystem
import TypeRampProject
import Writing

/// One of the two versions to compare: the dictionaries of a file, of a project of tokens, or of a folder.
struct DiffSide {
  /// What its dictionaries are compiled with.
  let workspace: Workspace
  /// Whether dictionaries were searched in a folder.
  let isFolder: Bool
  /// The dictionaries by their paths within the folder; the path of a single input is empty.
  private(set) var dictionaries: [ExactString: Dictionary] = [:]

  /// In bytes. Files up to this size are kept even if they may not be dictionaries: they may be empty or broken ones.
  private static let mostUncertainBytes = 1 << 14

  /// What was read for one input.
  struct Dictionary {
    let input: Input
    /// Nil for a large file that may not be a dictionary, so that a folder of other files does not fill memory.
    let contents: InputContents?
    /// Whether it was named in the call, or looks like a style dictionary or design tokens.
    let isCertain: Bool
    /// The input of the configuration that it is; nil for a dictionary that the call names.
    let configured: Input?
  }

  /// Reads the version at a path.
  init(at path: String, in workspace: Workspace, _ run: inout Run) {
    let input = Input(argument: path, in: workspace.store)
    let tokens = workspace.options.tokens
    let isFolder = input.kind == .folder && TokenProject(input, in: workspace.store, tokens) == nil
    var errors: [FileError] = []
    let inputs = FolderSearch.inputs(in: input, of: workspace.store, tokens) { errors.append($0) }
    for error in errors { run.fail(error) }
    self.init(inputs, isFolder: isFolder, workspace, &run) { input in
      (ExactString(isFolder ? Files.path(input.path, from: path) ?? input.path : ""), nil)
    }
  }

  /// Reads inputs of a configuration.
  ///
  /// - Parameter workingPath: returns the path of an input on disk.
  init(
    _ inputs: [Input], of configuration: Configuration, in workspace: Workspace, _ run: inout Run,
    workingPath: (String) -> String
  ) {
    // A path that the configuration names may be missing in a revision.
    let inputs = inputs.filter { $0.kind != nil }.map { (input: $0, isNamed: true) }
    self.init(inputs, isFolder: true, workspace, &run) { input in
      let path = workingPath(input.path)
      return (Configuration.name(of: path, in: configuration.folder), Input(argument: path))
    }
  }

  /// - Parameter identity: returns what identifies an input in both versions, and the input of the configuration.
  private init(
    _ inputs: [(input: Input, isNamed: Bool)], isFolder: Bool, _ workspace: Workspace, _ run: inout Run,
    identity: (Input) -> (name: ExactString, configured: Input?)
  ) {
    self.workspace = workspace
    self.isFolder = isFolder
    for (input, isNamed) in inputs {
      do throws(FileError) {
        let contents = try workspace.contents(of: input)
        let documents = contents.documents
        let isCertain = isNamed || documents.contains { StyleDictionary.isLikely($0) || TokenForm.isLikely($0) }
        let isKept = isCertain || documents.allSatisfy { $0.source.text.count <= Self.mostUncertainBytes }
        let (name, configured) = identity(input)
        dictionaries[name] = Dictionary(
          input: input, contents: isKept ? contents : nil, isCertain: isCertain, configured: configured)
      } catch {
        run.fail(error)
      }
    }
  }
}
