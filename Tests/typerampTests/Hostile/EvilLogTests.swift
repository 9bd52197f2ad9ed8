import Foundation
import TestSupport
import Testing

@testable import TypeRampKit
@testable import typeramp

/// No file name or text is a command for a program that reads the log of CI, whatever command prints it.
@Suite struct EvilLogs {
  /// Names that are commands at the start of a line, with all commands that may be anywhere: a line of a message often
  /// begins with the name of its file.
  private static let names = ["", "\u{3000}"].map {
    $0 + "::stop-commands::" + EvilStrings.names.filter { $0.hasPrefix("##") }.joined(separator: "::")
  }

  /// The forms in which commands print; all other commands have one.
  private static let forms = [
    "compile": Emitter.all.map { ["--format", $0.name] },
    "validate": Reporter.all.map { ["--report", $0.name] },
    "convert": ConversionTarget.all.map { ["--to", $0.name] },
    "diff": [[], ["--markdown"], ["--json"]], "show": [[], ["--markdown"], ["--json"]],
  ]

  private static let calls = Command.all.flatMap { command in
    (forms[command.name] ?? [[]]).map { [command.name] + $0 }
  }

  private static func scratch(_ name: String) throws -> (Scratch, files: [String]) {
    let files = [".json", " ok.json", " new.json", ".tokens.json"].map { name + $0 }
    let values = [
      HostileFolder.dictionary(name), HostileFolder.valid(name), HostileFolder.valid("B" + name),
      HostileFolder.tokens(name),
    ]
    let texts = try values.map(HostileFolder.json)
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: zip(files, texts)))
    let font = FontBuilder([("name", nameTable([.windows(4, name), .windows(6, name)]))])
    try Data(font.sfnt()).write(to: scratch.folder.appending(path: name + ".ttf"))
    return (scratch, files + [name + ".ttf"])
  }

  /// Each file is an operand, and the only one unless the command compares two.
  @Test(arguments: calls) func nothingIsACommand(_ call: [String]) throws {
    for name in Self.names {
      let (scratch, files) = try Self.scratch(name)
      for file in files {
        let operands = call[0] == "diff" ? [name + " new.json", file] : [file]
        let run = try Tool.run(call + ["--"] + operands, in: scratch.folder)
        let danger = EvilStrings.danger(
          in: (run.output + "\n" + run.errors).filter { $0 != "\t" }, mayAnnotate: call.last == "github")
        #expect(danger == nil, "\(file.debugDescription)")
        #expect(run.status <= 2)
      }
    }
  }

  @Test(arguments: names) func buildsAreReported(_ name: String) throws {
    let (scratch, _) = try Self.scratch(name)
    let outputs = Emitter.all.map { #"{ "format": "\#($0.name)", "path": "out/{name}.\#($0.name)" }"# }
    try scratch.write(
      #"{ "inputs": ["*.json"], "outputs": [\#(outputs.joined(separator: ", "))] }"#, to: "typeramp.json")
    for call in [["build"], ["build", "--check"], ["build", "--check", "--report", "text"], ["validate"]] {
      let run = try Tool.run(call, in: scratch.folder)
      #expect(EvilStrings.danger(in: run.output + "\n" + run.errors) == nil)
      #expect(run.status == 1 || run.status == 2)
    }
  }
}
