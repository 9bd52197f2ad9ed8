import DesignTokens
import Documents
import FileSystem
import TypeRampKit

/// A file to compile, or standard input.
struct Input: Hashable {
  private let key: PathKey

  init(argument: String) {
    key = PathKey(argument)
  }

  /// The argument as given; `-` for standard input.
  var argument: String { key.path }

  var isStandardInput: Bool { argument == "-" }

  /// The path in reports and outputs; `stdin` for standard input.
  var path: String { isStandardInput ? "stdin" : argument }

  /// The path without links: one for all paths of one file.
  var resolvedPath: String { isStandardInput ? argument : Files.resolved(argument) }

  /// The dictionary's name.
  var name: String { Source.name(ofFileAt: path) }

  /// The document in the file, or in the folder when it is a project of tokens. A project with malformed files has one
  /// for each of those instead.
  func documents(_ settings: TokenSettings) throws(FileError) -> [Document] {
    if let project = TokenProject(at: argument, settings) { return try project.documents() }
    return [Document(try read(), path: path, as: .dialect(ofPath: path))]
  }

  /// The files that are read for it, standard input left out.
  func files(_ settings: TokenSettings) -> [String] {
    TokenProject(at: argument, settings).flatMap { try? $0.files } ?? (isStandardInput ? [] : [argument])
  }

  /// The bytes of the file.
  func read() throws(FileError) -> [UInt8] {
    isStandardInput
      ? try Files.readStandardInput(limit: Limits.inputSize)
      : try Files.read(argument, limit: Limits.inputSize)
  }
}
