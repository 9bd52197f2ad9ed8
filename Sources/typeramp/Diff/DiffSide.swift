import DesignTokens
import Documents
import FileSystem
import StyleModel
import TypeRampKit
import Writing

/// One of the two versions to compare: the documents of a file, of a project of tokens, or of a folder.
struct DiffSide {
  /// Whether dictionaries were searched in a folder.
  let isFolder: Bool
  /// The documents by their paths within the folder; the path of a single input is empty.
  private(set) var dictionaries: [ExactString: Dictionary] = [:]

  /// In bytes. Files up to this size are kept even if they may not be dictionaries: they may be empty or broken ones.
  private static let mostUncertainBytes = 1 << 14

  /// The documents of one input.
  struct Dictionary {
    /// Empty for a large file that may not be a dictionary, so that a folder of other files does not fill memory.
    let documents: [Document]
    /// Whether it was named in the call, or looks like a style dictionary or design tokens.
    let isCertain: Bool
    /// The path in the working tree, for which rules may be configured.
    let workingPath: String
  }

  /// Reads the version at a path.
  ///
  /// - Parameter workingPath: returns the path in the working tree for the path of an input.
  init(at path: String, _ reader: inout TableReader, workingPath: (String) -> String = { $0 }) {
    var errors: [FileError] = []
    let tokens = reader.tokens
    let input = Input(argument: path)
    isFolder = input.kind == .folder && TokenProject(input, tokens) == nil
    let inputs = DictionarySearch.inputs(in: input, tokens) { errors.append($0) }
    for error in errors { reader.fail(error) }
    for (input, isNamed) in inputs {
      guard let documents = reader.documents(of: input) else { continue }
      let isCertain = isNamed || documents.contains { StyleDictionary.isLikely($0) || TokenForm.isLikely($0) }
      let isKept = isCertain || documents.allSatisfy { $0.source.text.count <= Self.mostUncertainBytes }
      let name = isFolder ? Self.name(of: input.path, in: path) : ExactString("")
      dictionaries[name] = Dictionary(
        documents: isKept ? documents : [], isCertain: isCertain, workingPath: workingPath(input.path))
    }
  }

  /// Reads the version at a path in a revision.
  init(of revision: RevisionPath, _ reader: inout TableReader) throws(FileError) {
    self = try revision.read { path, workingPath in DiffSide(at: path, &reader, workingPath: workingPath) }
  }

  /// A path relative to the folder.
  private static func name(of path: String, in folder: String) -> ExactString {
    let prefix = Files.join(folder, "").utf8
    return ExactString(
      path.utf8.starts(with: prefix) ? String(decoding: path.utf8.dropFirst(prefix.count), as: UTF8.self) : path)
  }
}
