import CommandLineKit
import OperatingSystem
import TypeRampProject

enum OutputOptions {
  static let check = Flag("check", help: "write nothing; exit 1 if something differs")

  static let styles = Option<StyleScope>(
    "styles", help: "all thirteen, or those defined (default: all)")
}

extension Arguments {
  /// The file or folder of an option for an output; nil for standard output.
  func outputPath(_ option: Option<String>) throws(UsageError) -> String? {
    let path = self[option]
    if path == "" { throw .emptyPath }
    return path == "-" ? nil : path
  }
}

extension UsageError {
  /// The path of an output is empty.
  static let emptyPath = Self.other("the path after '--output' is empty")
}

extension Files {
  /// Whether outputs are written into a folder: it exists, or ends in a slash.
  static func isFolder(_ path: String) -> Bool { path.hasSuffix("/") || kind(of: path) == .folder }
}
