import Diagnostics
import Documents
import FileSystem
import FontFiles

/// The font files for the paths of a call: each file itself, and the font files of each folder.
enum FontSearch {
  /// A file that was read, or why it could not be.
  enum Outcome {
    case font(FontFile, path: String)
    /// The file is not a font in a supported format.
    case declined(FontFileError, path: String, isNamed: Bool)
    case failed(FileError)
  }

  /// Reads the files at paths one by one, in the order of their names.
  static func read(_ paths: [String], each: (Outcome) throws -> Void) rethrows {
    for path in paths {
      let isFolder = path != "-" && Files.kind(of: path) == .folder
      var failures: [FileError] = []
      // Font folders often have links to the system's fonts, and only names in a font are shown.
      let files =
        isFolder ? FileTree.files(in: path, mayLeave: true, fail: { failures.append($0) }, where: isFont) : [path]
      for failure in failures { try each(.failed(failure)) }
      for file in files { try each(read(file, isNamed: !isFolder)) }
    }
  }

  private static func isFont(_ name: String) -> Bool {
    Files.hasExtension(name, among: FontFile.extensions)
  }

  private static func read(_ path: String, isNamed: Bool) -> Outcome {
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
  /// The line that reports a file that is not a font.
  func line(for path: String) -> String { "\(DisplayText.escaped(path)): error: \(message) [font-file]" }
}
