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
  ///   - operands: files, and folders to search.
  ///   - expected: what else an operand can be than a folder: `Swift file, xib or storyboard`.
  init(_ operands: [String], extensions: [String], expected: String) throws(UsageError) {
    for operand in operands {
      if Files.kind(of: operand) == .folder {
        search(operand, extensions)
      } else if Files.hasExtension(operand, among: extensions) {
        paths.append((operand, true))
      } else {
        throw .other("'\(operand)' is no folder, \(expected)")
      }
    }
    var known: Set<ExactString> = []
    paths = paths.filter { known.insert(ExactString($0.path)).inserted }
  }

  private mutating func search(_ folder: String, _ extensions: [String]) {
    let found = FileTree.files(
      in: folder, of: DiskFiles(), skipping: FileTree.dependencies.contains, fail: { errors.append($0) },
      where: { Files.hasExtension($0, among: extensions) })
    for file in found {
      let name = Files.path(file, from: folder) ?? file
      let isOther = FileTree.isOther(name, besides: []) || FileTree.isOfTests(name)
      if isOther { others += 1 } else { paths.append((folder == "." ? name : file, false)) }
    }
  }
}
