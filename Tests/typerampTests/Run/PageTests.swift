import Foundation
import TestSupport
import Testing

/// Pages of the documentation whose code blocks are run.
@Suite struct PagesThatRun {
  @Test(arguments: [
    ("getting-started", 7), ("tokens", 4), ("swift", 1), ("css", 3), ("diff", 2), ("preview", 2),
  ])
  func everyBlockRunsAsItSays(page: String, fewestCommands: Int) throws {
    let scratch = try Scratch()
    if ["css", "preview"].contains(page) { try DrawnFont.write(DrawnFont.family, in: scratch) }
    var printed: String?
    var commands = 0
    for block in try PageBlock.all(of: page) {
      switch block.language {
      case "sh":
        let run = try Self.run(block.text, in: scratch)
        printed = run.output + run.errors
        #expect(run.status == Int32(block.attributes["exit"] ?? "0"), "\(block.text)\(printed ?? "")")
        commands += 1
      case "text": #expect(printed == block.text)
      // Other blocks are only for readers.
      default: if let title = block.attributes["title"] { try scratch.write(block.text, to: title) }
      }
    }
    #expect(commands >= fewestCommands)
  }

  private static func run(_ script: String, in scratch: Scratch) throws -> Tool.Run {
    let path = Tool.executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
    return try Tool.run(
      URL(filePath: "/bin/sh"), ["-c", script], in: scratch.folder, environment: ["PATH": path, "LC_ALL": "C"])
  }
}
