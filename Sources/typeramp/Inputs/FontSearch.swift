import Diagnostics
import Documents
import FileSystem
import FontFiles

/// The font files that a call names: each file itself, and of each folder those in it.
enum FontSearch {
  private static let extensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// A file that was read, or could not be.
  enum Result {
    case font(FontFile, path: String)
    /// It is there, and no font that is read.
    case declined(FontFileError, path: String, isNamed: Bool)
    case failed(FileError)
  }

  /// Hands over the files behind paths one by one, in the order of their names.
  static func read(_ paths: [String], each: (Result) throws -> Void) rethrows {
    for path in paths {
      let isFolder = path != "-" && Files.kind(of: path) == .folder
      var failures: [FileError] = []
      // A folder of fonts may well be one of links to those of the system, and nothing of a font but names is shown.
      let files =
        isFolder ? FileTree.files(in: path, mayLeave: true, fail: { failures.append($0) }, where: isFont) : [path]
      for failure in failures { try each(.failed(failure)) }
      for file in files { try each(read(file, isNamed: !isFolder)) }
    }
  }

  private static func isFont(_ name: String) -> Bool { extensions.contains(where: name.lowercased().hasSuffix) }

  private static func read(_ path: String, isNamed: Bool) -> Result {
    do throws(FileError) {
      let input = Input(argument: path)
      let bytes = try input.read()
      do throws(FontFileError) {
        return .font(try FontFile(bytes), path: input.path)
      } catch {
        return .declined(error, path: input.path, isNamed: isNamed)
      }
    } catch {
      return .failed(error)
    }
  }
}

extension FontFileError {
  /// What is said of a file that is no font.
  func line(for path: String) -> String { "\(DisplayText.escaped(path)): error: \(message) [font-file]" }
}
