import Foundation

/// Maintainers' chores: `swift run dev CHORE`. Each has a check mode, so that what is generated cannot go stale.
@main
enum Dev {
  /// The top of the checkout that this was built from.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let chore = Chore.all.first(where: { $0.name == arguments.first }) else {
      print("Usage: swift run dev CHORE [--check]")
      for chore in Chore.all { print("  \(chore.name): \(chore.summary)") }
      exit(2)
    }
    exit(try chore.run(arguments.contains("--check")) ? 0 : 1)
  }
}

/// One thing that maintainers do by a command.
///
/// To add one, write its file and put it into `all`.
struct Chore: Sendable {
  let name: String
  let summary: String
  /// Does it, or only looks whether it needs doing; tells whether all is well.
  let run: @Sendable (_ isCheck: Bool) throws -> Bool

  static let all: [Chore] = [.goldens, .rules, .schemas, .benchmark]
}
