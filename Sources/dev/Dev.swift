import Foundation

/// Maintainers' chores: `swift run dev CHORE`. Each has a check mode, so that what is generated cannot go stale.
@main
enum Dev {
  /// The top of the checkout that this was built from.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

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

  /// The program, which is built beside this one.
  static var program: URL {
    (Bundle.main.executableURL ?? root).deletingLastPathComponent().appending(path: "typeramp")
  }

  /// What the program prints when it runs at the top of the checkout, whatever its status.
  static func output(of program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = root
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// One thing that maintainers do by a command.
///
/// To add one, write its file and put it into `all`.
struct Chore: Sendable {
  let name: String
  let summary: String
  /// Whether it is done to a file that the call names.
  var takesFile = false
  /// Does it, or only looks whether it needs doing; tells whether all is well.
  let run: @Sendable (Call) throws -> Bool

  static let all: [Chore] = [.goldens, .rules, .schemas, .benchmark, .budgets, .measurements]

  /// What a call says besides the name of the chore.
  struct Call: Sendable {
    /// Whether nothing is to be written.
    let isCheck: Bool
    /// The file that it names.
    let file: String?

    init(_ arguments: [String]) {
      isCheck = arguments.contains("--check")
      file = arguments.first { $0 != "--check" }
    }
  }
}
