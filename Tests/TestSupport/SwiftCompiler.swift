import Foundation

/// The Swift compiler as a judge of generated Swift.
package struct SwiftCompiler: Sendable {
  private let path: String

  /// The compiler named by `TYPERAMP_SWIFTC`, or the first in `PATH`; nil if there is none.
  package static let found: SwiftCompiler? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let candidates = environment["TYPERAMP_SWIFTC"].map { [$0] } ?? folders.map { "\($0)/swiftc" }
    return candidates.first(where: FileManager.default.isExecutableFile).map(SwiftCompiler.init)
  }()

  /// The settings of a module in both language modes, with and without the upcoming features.
  package static let modes: [[String]] = [
    strict + ["-swift-version", "5"],
    strict + ["-swift-version", "6"],
    strict + ["-swift-version", "5"] + upcomingFeatures,
    strict + ["-swift-version", "6"] + upcomingFeatures,
  ]

  private static let strict = ["-warnings-as-errors", "-strict-concurrency=complete"]

  private static let upcomingFeatures = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .flatMap { ["-enable-upcoming-feature", $0] }

  /// The file with a stand-in for one of Apple's modules, for systems without an SDK.
  package static func standIn(_ module: String) -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return tests.deletingLastPathComponent().appendingPathComponent("Fixtures/StandIns/\(module).swift").path
  }

  /// The text of that file.
  package static func standInText(_ module: String) throws -> String {
    try String(contentsOfFile: standIn(module), encoding: .utf8)
  }

  /// Compiles with `arguments` and returns the compiler's output, which is empty on success.
  package func complaints(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
    try run(path, arguments, in: folder).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs a program that was built in `folder`, and returns its standard output and error.
  ///
  /// - Parameter environment: variables in addition to those of the tests.
  package func output(
    of program: String, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> String {
    try run(folder.path(program), [], in: folder, environment: environment)
  }

  private func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 ? text : text + "\nexit status \(process.terminationStatus)"
  }
}

/// A folder that is removed with its last reference.
package final class TemporaryFolder: Sendable {
  let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("typeramp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// Creates a folder and its parents.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Creates a link and its folders.
  package func link(_ name: String, to target: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }
}
