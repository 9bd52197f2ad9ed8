import Foundation

/// Another program that does a similar task, if it is installed. Its time is only printed: the task is not the same.
struct Peer {
  let name: String
  let run: ProgramRun

  /// Its time, or that it is not installed.
  var line: String {
    get throws {
      guard isInstalled else { return "\(name): not installed" }
      return "\(name): \(Contest.text(try run.milliseconds())) ms"
    }
  }

  private var isInstalled: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(run.arguments[0])") }
  }
}

extension Peer {
  /// Style Dictionary, which writes all tokens as variables of CSS.
  static func styleDictionary(of tokens: String, _ folder: BenchmarkFolder) throws -> Peer {
    let configuration = """
      { "source": ["\(tokens)"], "log": { "verbosity": "silent" },
        "platforms": { "css": { "transformGroup": "css", "buildPath": "\(folder.path("peer"))/",
          "files": [{ "destination": "tokens.css", "format": "css/variables" }] } } }
      """
    let path = try folder.file("style-dictionary.json", configuration)
    let arguments = ["style-dictionary", "build", "--config", path]
    return Peer(name: "Style Dictionary writes them as CSS", run: ProgramRun(arguments: arguments))
  }

  /// plutil, which only checks the syntax.
  static func plutil(of list: String) -> Peer {
    Peer(name: "plutil -lint", run: ProgramRun(arguments: ["plutil", "-lint", list]))
  }
}
