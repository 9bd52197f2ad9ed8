import Foundation
import TestSupport

/// Chores of maintainers: `swift run dev CHORE`.
@main
enum Dev {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let call = Chore.Call(Array(arguments.dropFirst()))
    guard let chore = Chore.all.first(where: { $0.name == arguments.first }),
      chore.takesFiles == !call.files.isEmpty
    else {
      print("Usage: swift run dev CHORE [FILE…] [--check]")
      for chore in Chore.all { print("  \(chore.name)\(chore.takesFiles ? " FILE…" : ""): \(chore.summary)") }
      exit(2)
    }
    exit(try chore.run(call) ? 0 : 1)
  }
}

/// A chore of maintainers.
///
/// To add one, write its file and add it to `all`.
struct Chore: Sendable {
  let name: String
  let summary: String
  /// Whether it takes the names of files.
  var takesFiles = false
  /// Does the chore, or only checks whether it is needed; returns whether everything is up to date.
  let run: @Sendable (Call) throws -> Bool

  static let all: [Chore] = [.goldens, .rules, .schemas, .llms, .measurements, .mutants]

  /// The arguments of a call after the name of the chore.
  struct Call: Sendable {
    /// Whether nothing is written.
    var isCheck = false
    /// The number after `--most`.
    var most: Int?
    var files: [String] = []

    init(_ arguments: [String]) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--check": isCheck = true
        case "--most": most = rest.popFirst().flatMap { Int($0) }
        default: files.append(argument)
        }
      }
    }
  }

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
    texts.filter { path, text in (try? Repository.text(of: path)) != text }.keys.sorted()
  }

  fileprivate func write(_ paths: [String]) throws {
    for path in paths {
      let file = Repository.root.appending(path: path)
      if let text = texts[path] ?? nil {
        try Data(text.utf8).write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
  }
}

extension Repository {
  /// The text of a file of the checkout.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
