package import Foundation

/// The Swift compiler, the judge of generated code: the one that `TYPERAMP_SWIFTC` names, or the first on the path. Nil
/// where there is none; tests that need it are skipped there.
package enum SwiftCompiler {
  package static let executable: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { String($0) + "/swiftc" }
    let candidates = environment["TYPERAMP_SWIFTC"].map { [$0] } ?? folders
    return candidates.first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
  }()

  /// Runs the compiler in a folder and tells what it says; nothing when all is well.
  package static func messages(_ arguments: [String], in folder: URL) throws -> String {
    guard let executable else { return "no Swift compiler" }
    let run = try Tool.run(executable, arguments, in: folder)
    return run.status == 0 ? run.output + run.errors : "status \(run.status)\n" + run.output + run.errors
  }

  /// What makes a warning an error, in the strictest form of a language mode.
  package static func strict(mode: Int) -> [String] {
    ["-swift-version", "\(mode)", "-strict-concurrency=complete", "-warnings-as-errors", "-parse-as-library"]
  }
}
