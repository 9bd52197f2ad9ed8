package import Foundation

/// Runs the program as users do.
package enum Tool {
  /// The result of a run.
  package struct Run: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
    /// Whether a signal ended it; the status is the number of that signal.
    package let isKilled: Bool
  }

  /// The built program, which is next to the test bundle.
  package static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest") ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appending(path: "typeramp")
  }()

  /// Runs the program in a folder.
  package static func run(
    _ arguments: [String], in folder: URL, input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    try run(executable, arguments, in: folder, input: Data(input.utf8), environment: environment)
  }

  /// Runs a closure while the thread receives signals: test threads block them, and child processes would inherit that.
  package static func withSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
    var ours = sigset_t()
    var before = sigset_t()
    // The system fills and reads the sets within the calls.
    unsafe sigemptyset(&ours)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&ours, signal) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &ours, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Starts the program in a folder. What it reports is dropped.
  package static func start(_ arguments: [String], in folder: URL, input: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    if let input { process.standardInput = input }
    try withSignals { try process.run() }
    return process
  }

  /// Runs any program in a folder. Standard input is a file, so a program that does not read it cannot block the test.
  package static func run(
    _ executable: URL, _ arguments: [String], in folder: URL, input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Run {
    let scratch = try Scratch()
    try input.write(to: scratch.folder.appending(path: "stdin"))
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: scratch.folder.appending(path: "stdin"))
    let output = try scratch.handle("stdout")
    let errors = try scratch.handle("stderr")
    process.standardOutput = output
    process.standardError = errors
    try withSignals { try process.run() }
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try scratch.text("stdout"), errors: try scratch.text("stderr"),
      isKilled: process.terminationReason == .uncaughtSignal)
  }
}

/// A folder for one test, removed afterwards.
package final class Scratch: Sendable {
  package let folder: URL

  /// A new folder with these files.
  package init(_ files: [String: String] = [:], in parent: URL = FileManager.default.temporaryDirectory) throws {
    folder = parent.appending(path: "typeramp-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of a name in it.
  package func path(_ name: String) -> String { folder.appending(path: name).path }

  /// The names in one of its folders, in order.
  package func names(_ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  /// Writes a file and its folders.
  package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The text of a file.
  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// The names of all files without folders, in order.
  package var files: [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { (try? Data(contentsOf: folder.appending(path: $0))) != nil }.sorted()
  }

  fileprivate func handle(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: folder.appending(path: name))
  }
}
