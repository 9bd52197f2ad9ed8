import CodeFonts
import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The Swift and Interface Builder files of an app, in the order of their paths.
struct CodeSearch {
  private(set) var files: [CodeFile] = []
  /// How many files were found and left out: those of tests and samples, and generated ones.
  let others: Int
  private(set) var generated = 0
  private(set) var errors: [FileError] = []

  /// - Parameter scope: files, and folders to search.
  init(_ scope: ProjectScope, jobs: (Int) -> Int) throws(UsageError) {
    let search = try OperandSearch(
      scope, extensions: CodeFile.extensions, expected: "Swift file, xib or storyboard")
    (others, errors) = (search.others, search.errors)
    Parallel.forEach(search.paths, jobs: jobs(search.paths.count), ahead: 256) { path, isNamed in
      Result { () throws(FileError) in
        CodeFile(try Files.read(path, limit: Limits.tokenSize), path: path, isNamed: isNamed)
      }
    } take: { file in
      do throws(FileError) { files.append(try file.get()) } catch { errors.append(error) }
    }
    generated = files.count(where: \.isGenerated)
    files = files.joined.filter { !$0.isGenerated }
  }

}

extension [CodeSearch] {
  /// The files that were left out, in words; nil if there are none.
  var leftOut: String? {
    let (others, generated) = (reduce(0) { $0 + $1.others }, reduce(0) { $0 + $1.generated })
    let parts = [(others, "of tests or samples"), (generated, "generated")].filter { $0.0 > 0 }
    return parts.isEmpty ? nil : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
