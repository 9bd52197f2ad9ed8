import Foundation
import TestSupport

extension Chore {
  /// A chore that writes generated files, or with `--check` only names those that are stale.
  static func generating(
    _ name: String, summary: String, _ files: @escaping @Sendable () throws -> GeneratedFiles
  ) -> Chore {
    Chore(name: name, summary: summary) { call in
      let files = try files()
      let stale = files.stale
      for path in stale { print((call.isCheck ? "stale: " : "wrote ") + path) }
      if !call.isCheck { try files.write(stale) }
      return !call.isCheck || stale.isEmpty
    }
  }
}

/// Files of the checkout that are made from others.
struct GeneratedFiles {
  /// The texts by path; nil for a file that should not exist.
  let texts: [String: String?]

  /// The paths of the files that differ from their texts, in order.
  var stale: [String] {
    texts.filter { path, text in (try? Dev.text(of: path)) != text }.keys.sorted()
  }

  func write(_ paths: [String]) throws {
    for path in paths {
      let file = Dev.root.appending(path: path)
      if let text = texts[path] ?? nil {
        try Data(text.utf8).write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
  }
}

extension Tool {
  /// The standard output of the built program, for any status: its commands are in a module that no other can link.
  static func output(
    _ arguments: [String], in folder: URL = Dev.root, environment: [String: String] = [:]
  ) throws -> String {
    // No variable chooses the form of reports.
    let reports = ["GITHUB_ACTIONS": "", "XCODE_VERSION_ACTUAL": ""]
    return try run(arguments, in: folder, environment: reports.merging(environment) { $1 }).output
  }
}
