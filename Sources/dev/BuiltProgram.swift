import Foundation

/// The program as it was built: its commands are in a module that no other program can link.
struct BuiltProgram {
  let executable: URL

  /// The one that was built beside this program.
  static let current = BuiltProgram(
    executable: (Bundle.main.executableURL ?? Dev.root).deletingLastPathComponent().appending(path: "typeramp"))

  /// What it prints to standard output, wherever it runs and whatever its status: no environment chooses the form of a
  /// report.
  func output(
    _ arguments: [String], in folder: URL = Dev.root, environment: [String: String] = [:]
  ) throws -> String {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let inherited = ProcessInfo.processInfo.environment.filter { ["HOME", "PATH"].contains($0.key) }
    process.environment = inherited.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
