package import Foundation

/// Counts the instructions of a run: the same on every machine and under any load.
package enum Instructions {
  private static let valgrind = URL(filePath: "/usr/bin/valgrind")
  package static let canBeCounted = FileManager.default.isExecutableFile(atPath: valgrind.path)

  package static func count(
    _ program: URL, _ arguments: [String], in folder: URL, input: Data = Data()
  ) throws -> (instructions: Int, status: Int32, errors: String) {
    let log = try Scratch()
    let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log.path("log"))"]
    // Otherwise the seed of each process decides which long names have equal hashes and are compared.
    let environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    let run = try Tool.run(
      valgrind, options + [program.path] + arguments, in: folder, input: input, environment: environment)
    return (try collected(in: log.text("log")), run.status, run.errors)
  }

  /// The number of instructions in callgrind's log.
  private static func collected(in log: String) throws -> Int {
    let digits = log.components(separatedBy: "Collected : ").last?.prefix(while: \.isNumber) ?? ""
    guard let count = Int(digits) else { throw CocoaError(.fileReadCorruptFile) }
    return count
  }
}
