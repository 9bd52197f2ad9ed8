import Foundation
import TestSupport
import Testing

/// Runs under difficult conditions, set up by a shell.
enum FaultyShell {
  static let files = ["a.json": FaultScenario.good, "out/a.css": "old\n", "out/kept": "kept\n"]
  static let command = "compile a.json --format=css --format=swift -o out/"

  /// Runs a script in which `typeramp` is the program.
  static func run(_ script: String, in scratch: Scratch) throws -> Tool.Run {
    let function = "typeramp() { '\(Tool.executable.path)' \"$@\"; }\n"
    return try Tool.run(URL(filePath: "/bin/sh"), ["-c", function + script], in: scratch.folder)
  }

  /// The output of the command without faults.
  static func whole(_ name: String) throws -> String {
    let scratch = try Scratch(files)
    #expect(try run("typeramp \(command)", in: scratch).status == 0)
    return try scratch.text(name)
  }
}
