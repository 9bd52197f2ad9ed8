import Foundation
import TestSupport

extension Contest {
  /// Groups of contests, each created after the previous ones are done, since some files are large.
  static let all: [@Sendable (_ binary: String, Scratch) throws -> [Contest]] = [
    { [try oneDictionary($0, $1)] }, manyDictionaries, large, texts,
  ]

  /// One dictionary, compared with a C program that reads and writes the same bytes.
  private static func oneDictionary(_ binary: String, _ folder: Scratch) throws -> Contest {
    let input = try folder.dictionaries(1, in: "one")[0]
    let (output, program) = (folder.path("one/out.css"), folder.path("copy"))
    let ours = ProgramRun(
      arguments: [binary, "compile", input, "-o", output], prepare: { try folder.remove("one/out.css") })
    try ours.milliseconds()
    let compile = ["cc", "-O2", "-static", Dev.root.appending(path: "Fixtures/Benchmark/copy.c").path, "-o", program]
    try ProgramRun(arguments: compile).milliseconds()
    let model = folder.path("one/model.css")
    try FileManager.default.copyItem(atPath: output, toPath: model)
    let reference = ProgramRun(
      arguments: [program, input, model, output], prepare: { try folder.remove("one/out.css") })
    return Contest(
      work: "compile, one dictionary to CSS", ours: ours, reference: ("C that reads and writes the same", reference),
      limit: 8, runs: 101)
  }

  private static func manyDictionaries(_ binary: String, _ folder: Scratch) throws -> [Contest] {
    let inputs = try folder.dictionaries(10_000, in: "in")
    let list = try folder.file("inputs", inputs.joined(separator: "\n"))
    let command = [binary, "compile", "@" + list, "--format", "css", "-o", folder.path("out") + "/"]
    let compile = ProgramRun(arguments: command, prepare: { try folder.remove("out") })
    let compileToExisting = ProgramRun(arguments: command, prepare: { try folder.clear("out") })
    try compile.milliseconds()
    try FileManager.default.copyItem(atPath: folder.path("out"), toPath: folder.path("outputs"))
    let copy = ProgramRun(
      arguments: ["cp", "-r", folder.path("in"), folder.path("outputs"), folder.path("copies")],
      prepare: { try folder.clear("copies") })
    let validate = ProgramRun(arguments: [binary, "validate", folder.path("in")])
    let configuration = #"{ "inputs": ["in/*.plist"], "outputs": [{ "format": "css", "path": "web/{name}.css" }] }"#
    let build = [binary, "build", "--config", try folder.file("typeramp.json", configuration)]
    let firstBuild = ProgramRun(arguments: build) {
      for name in ["web", ".typeramp-manifest.json"] { try folder.remove(name) }
    }
    return [
      Contest(
        work: "compile, 10,000 dictionaries to CSS, to a new folder", ours: compile,
        reference: ("cp -r of inputs and outputs", copy), limit: 4, runs: 9),
      Contest(
        work: "the same, to an existing folder", ours: compileToExisting,
        reference: ("cp -r of inputs and outputs", copy), limit: 4, runs: 9),
      Contest(
        work: "validate, 10,000 dictionaries", ours: validate,
        reference: ("cat of them", ProgramRun(arguments: ["sh", "-c", "cat '\(folder.path("in"))'/*"])), limit: 4,
        runs: 9),
      Contest(
        work: "first build, 10,000 dictionaries to CSS", ours: firstBuild,
        reference: ("compile of them, to a new folder", compile), limit: 1.3, runs: 5),
      Contest(
        work: "build with nothing to do, 10,000 dictionaries", ours: ProgramRun(arguments: build),
        reference: ("validate of them", validate), limit: 3, runs: 5),
    ]
  }

  private static func large(_ binary: String, _ folder: Scratch) throws -> [Contest] {
    let tokens = try folder.file("a.tokens.json", BenchmarkTokens.many(9_000))
    let map = try folder.file("map.json", #"{ "body": "text.body", "custom": [] }"#)
    let largeTokens = try folder.file("large.tokens.json", BenchmarkTokens.many(115_000))
    let list = try folder.file("large.plist", largeList)
    let python = { (call: String, path: String) in
      ProgramRun(arguments: ["python3", "-c", "import json,plistlib,sys; \(call)(open(sys.argv[1],'rb'))", path])
    }
    let json = ("Python's json reads them", python("json.load", tokens))
    return [
      Contest(
        work: "compile, 9,000 typography tokens of which one is a style",
        ours: ProgramRun(arguments: [binary, "compile", tokens, "--map", map, "--format", "json"]), reference: json,
        limit: 4, peers: [try .styleDictionary(of: tokens, folder)]),
      Contest(
        work: "validate, 9,000 typography tokens that all become styles",
        ours: ProgramRun(arguments: [binary, "validate", tokens], statuses: [0, 1]), reference: json, limit: 8),
      Contest(
        work: "compile, 9,000 typography tokens that all become styles, to CSS",
        ours: ProgramRun(arguments: [binary, "compile", tokens, "--format", "css"]), reference: json, limit: 12),
      Contest(
        work: "compile, a token file of 20 MB",
        ours: ProgramRun(arguments: [binary, "compile", largeTokens, "--map", map, "--format", "json"]),
        reference: ("Python's json reads it", python("json.load", largeTokens)), limit: 4, runs: 9),
      Contest(
        work: "validate, an XML list of 20 MB",
        ours: ProgramRun(arguments: [binary, "validate", list], statuses: [0, 1, 2]),
        reference: ("plistlib reads it", python("plistlib.load", list)), limit: 1, runs: 3,
        peers: [Peer(name: "plutil -lint", run: ProgramRun(arguments: ["plutil", "-lint", list]))]),
    ]
  }

  /// A text of 50 MB in each format, and one of line endings only.
  private static func texts(_ binary: String, _ folder: Scratch) throws -> [Contest] {
    let text = String(repeating: "All the text of a very long description. ", count: 1_280_000)
    let dictionary = try folder.file(
      "text.json", #"{ "body": { "fontName": "Futura-Medium", "fontSize": 17, "description": "\#(text)" } }"#)
    let lines = try folder.file("lines.json", String(repeating: "\n", count: 200_000_000) + "?")
    let cat = { (path: String) in ("cat", ProgramRun(arguments: ["cat", path])) }
    return ["json", "css", "swift"].map { format in
      Contest(
        work: "compile, 50 MB in one text, to \(format)",
        ours: ProgramRun(arguments: [binary, "compile", dictionary, "--format", format], statuses: [0, 1]),
        reference: cat(dictionary), limit: 200, runs: 3)
    } + [
      Contest(
        work: "validate, 200 MB of line endings and a mistake",
        ours: ProgramRun(arguments: [binary, "validate", lines], statuses: [1]), reference: cat(lines), limit: 100,
        runs: 3)
    ]
  }

  private static var largeList: String {
    let entry =
      "<key>name%d</key><dict><key>fontName</key><string>Futura-Medium</string><key>fontSize</key><real>17</real></dict>\n"
    let entries = (0..<180_000).map { entry.replacingOccurrences(of: "%d", with: String($0)) }.joined()
    return #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"# + entries + "</dict></plist>"
  }
}

extension Peer {
  /// Style Dictionary, which writes all tokens as variables of CSS.
  fileprivate static func styleDictionary(of tokens: String, _ folder: Scratch) throws -> Peer {
    let configuration = """
      { "source": ["\(tokens)"], "log": { "verbosity": "silent" },
        "platforms": { "css": { "transformGroup": "css", "buildPath": "\(folder.path("peer"))/",
          "files": [{ "destination": "tokens.css", "format": "css/variables" }] } } }
      """
    let path = try folder.file("style-dictionary.json", configuration)
    return Peer(
      name: "Style Dictionary writes them as CSS",
      run: ProgramRun(arguments: ["style-dictionary", "build", "--config", path]))
  }
}
