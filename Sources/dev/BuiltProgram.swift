import Foundation

/// The program as it was built beside this one: its commands are in a module that no other program can link.
enum BuiltProgram {
  private static let executable = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "typeramp")

  /// What it prints to standard output, wherever this runs: no environment chooses the form of a report.
  static func output(_ arguments: [String], in folder: URL = Dev.root, environment: [String: String] = [:]) throws
    -> String
  {
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
