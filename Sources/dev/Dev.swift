import Foundation

/// Chores of maintainers: `swift run dev CHORE`. Each has a check mode, so that generated files cannot become stale.
@main
enum Dev {
  /// The top folder of the checkout from which this was built.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file of the checkout.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let call = Chore.Call(Array(arguments.dropFirst()))
    guard let chore = Chore.all.first(where: { $0.name == arguments.first }),
      chore.takesFile == (call.file != nil)
    else {
      print("Usage: swift run dev CHORE [FILE] [--check]")
      for chore in Chore.all { print("  \(chore.name)\(chore.takesFile ? " FILE" : ""): \(chore.summary)") }
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
  /// Whether it takes the name of a file.
  var takesFile = false
  /// Does the chore, or only checks whether it is needed; returns whether everything is up to date.
  let run: @Sendable (Call) throws -> Bool

  static let all: [Chore] = [
    .goldens, .rules, .schemas, .llms, .pictures, .benchmark, .budgets, .measurements, .mutants,
  ]

  /// The arguments of a call after the name of the chore.
  struct Call: Sendable {
    /// Whether nothing is written.
    let isCheck: Bool
    /// The named file.
    let file: String?

    init(_ arguments: [String]) {
      isCheck = arguments.contains("--check")
      file = arguments.first { $0 != "--check" }
    }
  }
}
