import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// The files of some kinds that a call names, and those in folders that it names, each once.
struct OperandSearch {
  private(set) var paths: [(path: String, isNamed: Bool)] = []
  /// How many files were left out in each folder, by the reason.
  private(set) var leftOut: [String: [String: Int]] = [:]
  private(set) var unsearched: [String] = []
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
      in: folder, of: store, skipping: FileTree.isOfOthers,
      skip: { unsearched.append(Files.path($0, from: ".") ?? $0) },
      fail: { errors.append($0) }, where: { Files.hasExtension($0, among: extensions) })
    for file in found {
      let name = Files.path(file, from: folder) ?? file
      if let (other, reason) = FileTree.exclusion(of: name, in: folder) {
        leftOut[reason, default: [:]][Files.path(other, from: ".") ?? other, default: 0] += 1
      } else {
        paths.append((folder == "." ? name : file, false))
      }
    }
  }

  /// Whether a file at a path within a folder is one of tests or samples, or of a dependency.
  static func isLeftOut(_ path: String, in folder: String) -> Bool {
    FileTree.exclusion(of: path, in: folder) != nil
  }
}

extension [OperandSearch] {
  /// What was left out, in words: the number of files by reason, with their folders.
  var leftOut: [String] {
    let all = reduce(into: [String: [String: Int]]()) { $0.merge($1.leftOut) { $0.merging($1, uniquingKeysWith: +) } }
    let unsearched = flatMap(\.unsearched)
    return all.sorted { $0.key < $1.key }.map { reason, folders in
      "\(folders.values.reduce(0, +).counted("file")) \(reason) in \(folders.keys.sorted().quotedList(upTo: 3))"
    } + (unsearched.isEmpty ? [] : ["dependencies in \(unsearched.sorted().quotedList(upTo: 3))"])
  }
}
