import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// The files of some kinds that a call names, and those in folders that it names, each once.
struct OperandSearch {
  private(set) var paths: [(path: String, isNamed: Bool)] = []
  /// How many files of tests and samples were found and left out.
  private(set) var others = 0
  private(set) var errors: [FileError] = []

  /// - Parameters:
  ///   - scope: files, and folders to search.
  ///   - expected: what else a path can be than a folder: `Swift file, xib or storyboard`.
  init(_ scope: ProjectScope, extensions: [String], expected: String) throws(UsageError) {
    let files = scope.files(of: DiskFiles())
    for operand in scope.paths {
      if Files.kind(of: operand) == .folder {
        search(operand, extensions, files)
      } else if Files.hasExtension(operand, among: extensions) {
        paths.append((operand, true))
      } else {
        throw .other("'\(operand)' is not a folder, \(expected)")
      }
    }
    paths = paths.unique { ExactString($0.path) }
  }

  private mutating func search(_ folder: String, _ extensions: [String], _ store: any FileStore) {
    let found = FileTree.files(
      in: folder, of: store, skipping: FileTree.dependencies.contains, fail: { errors.append($0) },
      where: { Files.hasExtension($0, among: extensions) })
    for file in found {
      let name = Files.path(file, from: folder) ?? file
      if Self.isLeftOut(name) { others += 1 } else { paths.append((folder == "." ? name : file, false)) }
    }
  }

  /// Whether a file at a path within a folder is one of tests or samples, or of a dependency.
  static func isLeftOut(_ path: String) -> Bool {
    FileTree.isOther(path, besides: []) || FileTree.isOfTests(path)
      || path.split(separator: "/").dropLast().contains { FileTree.dependencies.contains(String($0)) }
  }
}
