import CodeFonts
import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The Swift and Interface Builder files of an app, in the order of their paths.
struct CodeSearch {
  private(set) var files: [CodeFile] = []
  /// How many files were found and left out: those of tests and samples, and generated ones.
  private let others: Int
  private(set) var generated = 0
  private(set) var errors: [FileError] = []

  /// - Parameter operands: files, and folders to search.
  init(_ operands: [String], jobs: (Int) -> Int) throws(UsageError) {
    let search = try OperandSearch(
      operands, extensions: CodeFile.extensions, expected: "Swift file, xib or storyboard")
    (others, errors) = (search.others, search.errors)
    Parallel.forEach(search.paths, jobs: jobs(search.paths.count), ahead: 256) { path, isNamed in
      Result { () throws(FileError) in
        CodeFile(try Files.read(path, limit: Limits.tokenSize), path: path, isNamed: isNamed)
      }
    } take: { file in
      do throws(FileError) { files.append(try file.get()) } catch { errors.append(error) }
    }
    generated = files.count(where: \.isGenerated)
    files.removeAll(where: \.isGenerated)
  }

  /// The files that were left out, in words; nil if there are none.
  var leftOut: String? {
    let parts = [(others, "of tests or samples"), (generated, "generated")].filter { $0.0 > 0 }
    return parts.isEmpty ? nil : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
