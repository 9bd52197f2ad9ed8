import CodeFonts
import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The Swift and Interface Builder files of an app, in the order of their paths.
struct CodeSearch {
  private(set) var files: [CodeFile] = []
  fileprivate let search: OperandSearch
  /// The paths of the files that programs have written, which are left out.
  fileprivate var generated: [String] = []
  private(set) var errors: [FileError] = []

  /// - Parameter scope: files, and folders to search.
  init(_ scope: ProjectScope, jobs: (Int) -> Int) throws(UsageError) {
    search = try OperandSearch(
      scope, extensions: CodeFile.extensions, expected: "Swift file, xib or storyboard")
    errors = search.errors
    Parallel.forEach(search.paths, jobs: jobs(search.paths.count), ahead: 256) { path, isNamed in
      Result { () throws(FileError) in
        CodeFile(try Files.read(path, limit: Limits.tokenSize), path: path, isNamed: isNamed)
      }
    } take: { file in
      do throws(FileError) { files.append(try file.get()) } catch { errors.append(error) }
    }
    generated = files.filter(\.isGenerated).map(\.source.path)
    files = files.joined.filter { !$0.isGenerated }
  }
}

extension [CodeSearch] {
  var leftOut: String? {
    let generated = flatMap(\.generated)
    let files =
      generated.isEmpty ? [] : ["\(generated.count.counted("generated file")): \(generated.quotedList(upTo: 3))"]
    let all = map(\.search).leftOut + files
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }
}
