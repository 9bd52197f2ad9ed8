import Foundation
import TestSupport
import Testing

/// Pages of the documentation, run block by block.
@Suite struct PagesThatRun {
  /// A block of the page: its language, what else its fence says, and its text.
  private struct Block {
    let language: String
    let attributes: [String: String]
    let text: String
  }

  @Test(arguments: [("adopting", 7), ("tokens", 4)])
  func everyBlockRunsAsItSays(page: String, fewestCommands: Int) throws {
    let scratch = try Scratch()
    var printed: String?
    var commands = 0
    for block in try Self.blocks(of: page) {
      switch block.language {
      case "sh":
        let run = try Self.run(block.text, in: scratch)
        printed = run.output + run.errors
        #expect(run.status == Int32(block.attributes["exit"] ?? "0"), "\(block.text)\(printed ?? "")")
        commands += 1
      case "text": #expect(printed == block.text)
      // Other blocks are there to be read.
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

  private static func blocks(of page: String) throws -> [Block] {
    let text = try String(contentsOf: Repository.root.appending(path: "docs/\(page).md"), encoding: .utf8)
    return text.matches(of: /(?m)^```(\w+)(.*)\n((?s:.*?))^```$/).map { match in
      let words = match.2.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      return Block(
        language: String(match.1),
        attributes: Dictionary(words.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { first, _ in first },
        text: String(match.3))
    }
  }
}
