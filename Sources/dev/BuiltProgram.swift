import Foundation

/// The built program: its commands are in a module that no other program can link.
struct BuiltProgram {
  let executable: URL

  /// The program built next to this one.
  static let current = BuiltProgram(
    executable: (Bundle.main.executableURL ?? Dev.root).deletingLastPathComponent().appending(path: "typeramp"))

  /// Its standard output, for any status. No environment variable chooses the report format.
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
