import Foundation

extension Contest {
  /// Groups of contests, each created after the previous ones are done, since some files are large.
  static let all: [@Sendable (_ binary: String, BenchmarkFolder) throws -> [Contest]] = [
    { [try oneDictionary($0, $1)] }, manyDictionaries, large, texts,
  ]

  /// One dictionary, compared with a C program that reads and writes the same bytes.
  private static func oneDictionary(_ binary: String, _ folder: BenchmarkFolder) throws -> Contest {
    let input = try folder.dictionaries(1, in: "one")[0]
    let (output, program) = (folder.path("one/out.css"), folder.path("copy"))
    let ours = ProgramRun(arguments: [binary, "compile", input, "-o", output], prepare: { try removeFile(output) })
    try ours.milliseconds()
    let compile = ["cc", "-O2", "-static", try folder.file("copy.c", copyInC), "-o", program]
    try ProgramRun(arguments: compile).milliseconds()
    let model = folder.path("one/model.css")
    try FileManager.default.copyItem(atPath: output, toPath: model)
    let reference = ProgramRun(
      arguments: [program, input, model, output], prepare: { try removeFile(output) })
    return Contest(
      work: "compile, one dictionary to CSS", ours: ours, reference: ("C that reads and writes the same", reference),
      limit: 8, runs: 101)
  }

  private static func manyDictionaries(_ binary: String, _ folder: BenchmarkFolder) throws -> [Contest] {
    let inputs = try folder.dictionaries(10_000, in: "in")
    let list = try folder.file("inputs", inputs.joined(separator: "\n"))
    let (output, copy) = (folder.path("out"), folder.path("copies"))
    let command = [binary, "compile", "@" + list, "--format", "css", "-o", output + "/"]
    let compile = ProgramRun(arguments: command, prepare: { try removeFile(output) })
    let compileToExisting = ProgramRun(arguments: command, prepare: { try folder.clear("out") })
    try compile.milliseconds()
    let outputs = folder.path("outputs")
    try FileManager.default.copyItem(atPath: output, toPath: outputs)
    let copies = ProgramRun(
      arguments: ["cp", "-r", folder.path("in"), outputs, copy], prepare: { try folder.clear("copies") })
    let validate = ProgramRun(arguments: [binary, "validate", folder.path("in")])
    let read = ProgramRun(arguments: ["sh", "-c", "cat '\(folder.path("in"))'/*"])
    return [
      Contest(
        work: "compile, 10,000 dictionaries to CSS, to a new folder", ours: compile,
        reference: ("cp -r of inputs and outputs", copies), limit: 8, runs: 9),
      Contest(
        work: "the same, to an existing folder", ours: compileToExisting,
        reference: ("cp -r of inputs and outputs", copies), limit: 8, runs: 9),
      Contest(
        work: "validate, 10,000 dictionaries", ours: validate, reference: ("cat of them", read), limit: 8, runs: 9),
      try repeatedBuild(binary, folder, inputs),
    ]
  }

  /// A build with nothing to do, compared with git, which has to determine the same.
  private static func repeatedBuild(
    _ binary: String, _ folder: BenchmarkFolder, _ inputs: [String]
  ) throws -> Contest {
    let project = folder.path("project")
    try folder.clear("project")
    try FileManager.default.copyItem(atPath: folder.path("in"), toPath: project + "/Styles")
    let configuration = #"{ "inputs": ["Styles/*.plist"], "outputs": [{ "format": "css", "path": "web/{name}.css" }] }"#
    let path = try folder.file("project/typeramp.json", configuration)
    let build = ProgramRun(arguments: [binary, "build", "--config", path])
    try build.milliseconds()
    let git = ["git", "-C", project]
    for words in [["init", "-q"], ["add", "-A"], ["status"]] {
      try ProgramRun(arguments: git + words).milliseconds()
    }
    // Files written within the same tick of the clock as their snapshots are read once more.
    try build.milliseconds()
    return Contest(
      work: "build with nothing to do, 10,000 dictionaries", ours: build,
      reference: ("git status", ProgramRun(arguments: git + ["status"])), limit: 16, runs: 5)
  }

  private static func large(_ binary: String, _ folder: BenchmarkFolder) throws -> [Contest] {
    let tokens = try folder.file("a.tokens.json", BenchmarkTokens.many(9_000))
    let map = try folder.file("map.json", #"{ "body": "text.body", "custom": [] }"#)
    let largeTokens = try folder.file("large.tokens.json", BenchmarkTokens.many(115_000))
    let list = try folder.file("large.plist", largeList)
    let parse = "import json,sys; json.load(open(sys.argv[1],'rb'))"
    let parseList = "import plistlib,sys; plistlib.load(open(sys.argv[1],'rb'))"
    return [
      Contest(
        work: "compile, 9,000 typography tokens",
        ours: ProgramRun(arguments: [binary, "compile", tokens, "--map", map, "--format", "json"]),
        reference: ("Python's json reads them", ProgramRun(arguments: ["python3", "-c", parse, tokens])), limit: 4,
        peers: [try .styleDictionary(of: tokens, folder)]),
      Contest(
        work: "compile, a token file of 20 MB",
        ours: ProgramRun(arguments: [binary, "compile", largeTokens, "--map", map, "--format", "json"]),
        reference: ("Python's json reads it", ProgramRun(arguments: ["python3", "-c", parse, largeTokens])),
        limit: 4, runs: 9),
      Contest(
        work: "validate, an XML list of 20 MB",
        ours: ProgramRun(arguments: [binary, "validate", list], statuses: [0, 1, 2]),
        reference: ("plistlib reads it", ProgramRun(arguments: ["python3", "-c", parseList, list])), limit: 1, runs: 3,
        peers: [.plutil(of: list)]),
    ]
  }

  /// A text of 50 MB in each format, and one of line endings only.
  private static func texts(_ binary: String, _ folder: BenchmarkFolder) throws -> [Contest] {
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

  private static func removeFile(_ path: String) throws {
    if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
  }

  private static var largeList: String {
    let entry =
      "<key>name%d</key><dict><key>fontName</key><string>Futura-Medium</string><key>fontSize</key><real>17</real></dict>\n"
    let entries = (0..<180_000).map { entry.replacingOccurrences(of: "%d", with: String($0)) }.joined()
    return #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"# + entries + "</dict></plist>"
  }

  /// Reads its first two files and writes the second to the third.
  private static let copyInC = """
    #include <fcntl.h>
    #include <unistd.h>
    static char buffer[1 << 20];
    static long fill(const char *path) {
      int file = open(path, O_RDONLY);
      long count = read(file, buffer, sizeof buffer);
      close(file);
      return count;
    }
    int main(int count, char **paths) {
      if (count != 4 || fill(paths[1]) < 0) return 1;
      long size = fill(paths[2]);
      int file = open(paths[3], O_WRONLY | O_CREAT | O_EXCL, 0666);
      return write(file, buffer, size) != size || close(file);
    }
    """
}
