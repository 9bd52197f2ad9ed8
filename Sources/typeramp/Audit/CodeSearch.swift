import CodeFonts
import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// The Swift and Interface Builder files of an app, in the order of their paths.
struct CodeSearch {
  private(set) var files: [CodeFile] = []
  /// How many files were found and left out: those of tests and samples, and generated ones.
  private(set) var others = 0
  private(set) var generated = 0
  private(set) var errors: [FileError] = []
  private var paths: [(path: String, isNamed: Bool)] = []

  /// - Parameter operands: files, and folders to search.
  init(_ operands: [String], jobs: (Int) -> Int) throws(UsageError) {
    for operand in operands {
      if Files.kind(of: operand) == .folder {
        search(operand)
      } else if Files.hasExtension(operand, among: CodeFile.extensions) {
        paths.append((operand, true))
      } else {
        throw .other("'\(operand)' is no folder, Swift file, xib or storyboard")
      }
    }
    var known: Set<ExactString> = []
    paths = paths.filter { known.insert(ExactString($0.path)).inserted }
    Parallel.forEach(paths, jobs: jobs(paths.count), ahead: 256) { path, isNamed in
      Result { () throws(FileError) in
        CodeFile(try Files.read(path, limit: Limits.tokenSize), path: path, isNamed: isNamed)
      }
    } take: { file in
      do throws(FileError) { files.append(try file.get()) } catch { errors.append(error) }
    }
    generated = files.count(where: \.isGenerated)
    files.removeAll(where: \.isGenerated)
  }

  private mutating func search(_ folder: String) {
    let found = FileTree.files(
      in: folder, of: DiskFiles(), skipping: FileTree.dependencies.contains, fail: { errors.append($0) },
      where: { Files.hasExtension($0, among: CodeFile.extensions) })
    for file in found {
      let name = Files.path(file, from: folder) ?? file
      let isOther = FileTree.isOther(name, besides: []) || FileTree.isOfTests(name)
      if isOther { others += 1 } else { paths.append((folder == "." ? name : file, false)) }
    }
  }

  /// The files that were left out, in words; nil if there are none.
  var leftOut: String? {
    let parts = [(others, "of tests or samples"), (generated, "generated")].filter { $0.0 > 0 }
    return parts.isEmpty ? nil : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
