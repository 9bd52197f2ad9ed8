import OperatingSystem
import TypeRampProject
import Writing

/// One of the two versions to compare: the dictionaries of a file, of a project of tokens, or of a folder.
struct DiffSide {
  /// What its dictionaries are compiled with.
  let project: Project
  let isFolder: Bool
  /// Whether it is one file, or one project of tokens.
  let isSingle: Bool
  /// The dictionaries by their paths within the folder; the path of a single input is empty. They have contents, except
  /// large files that may not be dictionaries, so that a folder of other files does not fill memory.
  private(set) var dictionaries: [ExactString: Dictionary] = [:]

  /// - isCertain: whether it was named, or is a dictionary or design tokens.
  typealias Dictionary = (input: FoundInput, isCertain: Bool)

  /// In bytes. Files up to this size are kept even if they may not be dictionaries: they may be empty or broken ones.
  private static let mostUncertainBytes = 1 << 14

  init(at path: String, in project: Project, _ run: inout Run) {
    let input = Input(argument: path, in: project.store)
    let found = project.find(at: input)
    if !found.links.isEmpty {
      let list = found.links.list(upTo: 8) { "'\($0)'" }
      run.console.report(.note, "left out what links outside of '\(path)': \(list)")
    }
    for error in found.errors { run.fail(error) }
    let isSingle = found.inputs.map(\.input) == [input]
    self.init(found.inputs, isFolder: input.kind == .folder, isSingle: isSingle, project, &run) {
      ExactString(Files.path($0.path, from: path) ?? "")
    }
  }

  init(_ inputs: [Input], of configuration: Configuration, in project: Project, _ run: inout Run) {
    // A path that the configuration names may be missing in a revision.
    let inputs = inputs.filter { $0.kind != nil }.map { FoundInput($0) }
    self.init(inputs, isFolder: true, isSingle: false, project, &run) { input in
      Configuration.name(of: project.workingPath(input.path), in: configuration.folder)
    }
  }

  /// - Parameter name: returns what identifies an input in both versions.
  private init(
    _ inputs: [FoundInput], isFolder: Bool, isSingle: Bool, _ project: Project, _ run: inout Run,
    name: (Input) -> ExactString
  ) {
    (self.project, self.isFolder, self.isSingle) = (project, isFolder, isSingle)
    for found in inputs {
      do throws(FileError) {
        let contents = try (found.contents ?? project.read(found.input)).get()
        let isCertain = found.isNamed || contents.documents.contains { DocumentRole(of: $0).isInput }
        let isKept = isCertain || contents.documents.allSatisfy { $0.source.text.count <= Self.mostUncertainBytes }
        var found = found
        found.contents = isKept ? .success(contents) : nil
        dictionaries[name(found.input)] = (found, isCertain)
      } catch {
        run.fail(error)
      }
    }
  }

  /// Takes the other version's form of names that differ only in Unicode form: git on a Mac and its disk keep two.
  mutating func takeForms(ofNamesIn other: DiffSide) {
    let forms = Swift.Dictionary(grouping: other.dictionaries.keys, by: \.text)
    for name in dictionaries.keys where other.dictionaries[name] == nil {
      guard let same = forms[name.text], same.count == 1, dictionaries[same[0]] == nil else { continue }
      dictionaries[same[0]] = dictionaries.removeValue(forKey: name)
    }
  }
}
