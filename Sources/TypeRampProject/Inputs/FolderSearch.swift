package import OperatingSystem
import Writing

/// An input of a run, named or found in a folder.
package struct FoundInput: Sendable {
  package let input: Input
  /// Whether it is compiled whatever it is: one that was found is skipped if it is not an input.
  package fileprivate(set) var isNamed = true
  /// Whether the property lists in its folder are inputs of their own.
  let isSearched: Bool
  /// What was read for it, or why it could not be read; nil if it was not read yet.
  package var contents: ReadInput?

  package typealias ReadInput = Result<InputContents, FileError>

  package init(_ input: Input, _ contents: ReadInput? = nil, isSearched: Bool = false) {
    (self.input, self.contents, self.isSearched) = (input, contents, isSearched)
  }

  init(foundAt path: String, read: InputFile?, in store: any FileStore, _ settings: ImportOptions) {
    input = Input(argument: path, in: store)
    isSearched = true
    contents = read.map { [input] in .success(InputContents($0, of: input, in: store, settings)) }
    isNamed = false
  }
}

/// The inputs for a path of a call, and what was left out.
package struct FoundInputs: Sendable {
  package var inputs: [FoundInput] = []
  package var links: [String] = []
  package var errors: [FileError] = []
}

extension Project {
  /// The extensions of the files that are looked at in a folder.
  package static let inputExtensions = [".plist"] + TokenProject.extensions

  /// The inputs for a path of a call: a file or a project of design tokens itself, or the files in another folder. A
  /// project of tokens within a folder is one input; property lists in it are inputs of their own.
  package func find(at input: Input) -> FoundInputs {
    guard input.kind == .folder else { return FoundInputs(inputs: [FoundInput(input)]) }
    let tokens = options.common.tokens
    var read: [ExactString: InputFile] = [:]
    let tree = FileTree(of: input.argument, in: store) {
      Files.hasExtension($0, among: Self.inputExtensions) && $0 != Configuration.fileName
    }
    // The list of known findings is not an input, wherever it is.
    var resolver = PathResolver()
    let known = baseline.map { ExactString(resolver.resolved($0.path)) }
    let files = known == nil ? tree.files : tree.files.filter { ExactString(resolver.resolved($0)) != known }
    if let project = TokenProject(input, in: store, tokens, read: &read) {
      // The project reports errors in its folders itself.
      let lists = files.filter { !Self.isOfTokens($0) }.map { FoundInput(foundAt: $0, read: nil, in: store, tokens) }
      let contents = Result { () throws(FileError) in try InputContents(project) }
      var found = FoundInput(input, contents, isSearched: true)
      // Beside other files it may have values without typography, unless a name says that they are tokens.
      found.isNamed = lists.isEmpty || files.contains { TokenForm.isNamed(Source.fileName(at: $0)) }
      return FoundInputs(inputs: [found] + lists, links: tree.links)
    }
    let folders = tokens.isDetecting || tokens.isOfTokens ? Set(files.map(Files.folder)) : []
    let projects = folders.filter { TokenProject.isMarked($0, in: store) }
    var outermost: Set<String> = []
    let inputs = files.compactMap { path in
      guard Self.isOfTokens(path), let folder = Self.outermost(of: projects, around: path) else {
        return FoundInput(foundAt: path, read: read[ExactString(path)], in: store, tokens)
      }
      return outermost.insert(folder).inserted ? FoundInput(Input(argument: folder, in: store)) : nil
    }
    return FoundInputs(inputs: inputs, links: tree.links, errors: tree.errors)
  }

  func dictionaryLists(in folder: String) -> [String] {
    FileTree(of: folder, in: store) { Files.hasExtension($0, among: [".plist"]) }.files.filter { path in
      guard let bytes = try? store.read(path, limit: Limits.inputSize) else { return false }
      if case .dictionary = DocumentRole(of: InputFile(bytes, path: path).document) { return true }
      return false
    }
  }

  private static func isOfTokens(_ path: String) -> Bool {
    Files.hasExtension(path, among: TokenProject.extensions)
  }

  /// The outermost of several folders that contains a file.
  private static func outermost(of folders: Set<String>, around file: String) -> String? {
    folders.isEmpty ? nil : Files.folders(around: Files.folder(of: file)).last(where: folders.contains)
  }
}
