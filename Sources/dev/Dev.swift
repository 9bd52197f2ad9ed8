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

  static let all: [Chore] = [
    .goldens, .rules, .schemas, .llms, .pictures, .benchmark, .budgets, .measurements, .mutants,
  ]

  /// The arguments of a call after the name of the chore.
  struct Call: Sendable {
    /// Whether nothing is written.
    let isCheck: Bool
    /// The number after `--most`.
    let most: Int?
    let files: [String]

    init(_ arguments: [String]) {
      isCheck = arguments.contains("--check")
      let option = arguments.firstIndex(of: "--most")
      most = option.flatMap { $0 + 1 < arguments.count ? Int(arguments[$0 + 1]) : nil }
      files = arguments.indices.filter { index in
        arguments[index] != "--check" && option.map { index != $0 && index != $0 + 1 } ?? true
      }.map { arguments[$0] }
    }
  }
}
