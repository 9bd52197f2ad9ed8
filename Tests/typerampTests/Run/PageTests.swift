import Foundation
import TestSupport
import Testing
import TypeRampKit

/// Pages of the documentation whose code blocks are run.
@Suite struct PagesThatRun {
  @Test(arguments: [
    ("getting-started", 7), ("tokens", 4), ("swift", 1), ("css", 3), ("diff", 2), ("preview", 2),
    ("growth", 4),
  ])
  func everyBlockRunsAsItSays(page: String, fewestCommands: Int) throws {
    let scratch = try Scratch()
    if ["css", "preview"].contains(page) { try DrawnFont.write(DrawnFont.family, in: scratch) }
    #expect(try Self.commands(in: PageBlock.all(of: page), run: scratch) >= fewestCommands)
  }

  private static let skill = Result {
    try String(contentsOf: Repository.root.appending(path: ".agents/skills/typeramp/SKILL.md"), encoding: .utf8)
  }

  @Test(.enabled(if: Git.isThere, "no git")) func everyCallOfTheSkillRuns() throws {
    let outputs = #"[{ "format": "swift", "path": "Generated/{name}.swift" }]"#
    let scratch = try Scratch(["typeramp.json": #"{ "inputs": ["Styles/*.json"], "outputs": \#(outputs) }"#])
    let blocks = PageBlock.all(in: try Self.skill.get())
    let dictionary = try #require(blocks.first { $0.language == "json" })
    try scratch.write(dictionary.text, to: "Styles/Brand.json")
    try scratch.write("let font = Font.body", to: "App/A.swift")
    for arguments in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "all"]] {
      #expect(try Git.run(arguments, in: scratch.folder).status == 0)
    }
    #expect(try Self.commands(in: blocks, run: scratch) == 7)
    #expect(FileManager.default.fileExists(atPath: scratch.folder.appending(path: "Generated/Brand.swift").path))
  }

  /// Its section on fonts in code, with nothing else than what it says: from a finding to none.
  @Test func theSkillConvertsAnApp() throws {
    let section = try #require(try Self.skill.get().split(separator: "\n## ").first { $0.hasPrefix("Convert an app") })
    let scratch = try Scratch([
      "App/A.swift":
        #"Text("Inbox").font(.custom("Avenir-Heavy", fixedSize: 28)); label.font = .systemFont(ofSize: 17)"#
    ])
    let calls = section.matches(of: /`typeramp ([^`…]+)`/).map { $0.1.split(separator: " ").map(String.init) }
    let drafting = try Tool.run(calls[0], in: scratch.folder)
    #expect(drafting.status == 0 && drafting.errors.contains("FAIL: 2 fonts do not grow"), "\(drafting.errors)")
    #expect(drafting.errors.contains("rename or remove 'title28HeavyAvenir'"), "\(drafting.errors)")
    try scratch.write(
      try scratch.text("Typography.json").replacing("title28HeavyAvenir", with: "inboxTitle"), to: "Typography.json")
    let configuration = try #require(PageBlock.all(in: String(section)).first { $0.language == "json" })
    try scratch.write(configuration.text, to: "typeramp.json")
    for call in calls[1...3] { #expect(try Tool.run(call, in: scratch.folder).status == 0, "\(call)") }
    try scratch.write(#"Text("Inbox").textStyle(.inboxTitle); label.setStyle(.body)"#, to: "App/A.swift")
    let last = try Tool.run(calls[4], in: scratch.folder)
    #expect(calls[1...4].map(\.first) == ["validate", "build", "audit", "audit"] && calls[4].last == "--strict")
    #expect(last.status == 0 && last.errors.hasSuffix("PASS: no font is fixed\n"), "\(last.output)\(last.errors)")
    #expect(try scratch.text("Generated/Typography.swift").contains("case inboxTitle"))
  }

  /// What the skill says of sizes is what the tables and the rule say; agents find it by its first lines.
  @Test func theSkillHasTheSizesOfTheTables() throws {
    let text = try Self.skill.get().replacing(/\s+/, with: " ")
    func size(_ style: TextStyle, _ category: ContentSizeCategory = .large) -> Int {
      Int(PreferredFont(forTextStyle: style).pointSize(compatibleWith: category))
    }
    let body = Int(FontMetrics.default.scaledFont(ofSize: 17, compatibleWith: .accessibility3))
    for sentence in [
      "footnote is \(size(.footnote)) points, caption is \(size(.caption)) points and caption2 is \(size(.caption2)) points",
      "No style has 14 points: it is between footnote and subheadline, which is \(size(.subheadline)) points",
      "A body of 17 points is \(body) points at AX3; \(size(.body, .accessibility3)) points is the system font's",
    ] { #expect(text.contains(sentence)) }
    #expect(!TextStyle.allCases.contains { size($0) == 14 } && size(.footnote) < 14 && size(.subheadline) > 14)
    #expect(FontMetrics.default.textStyle == .body)
    let description = try #require(text.firstMatch(of: /^--- name: typeramp description: (.*?) ---/))
    #expect(description.1.count <= 1_024)
  }

  private static func run(_ script: String, in scratch: Scratch) throws -> Tool.Run {
    let path = Tool.executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
    return try Tool.run(
      URL(filePath: "/bin/sh"), ["-c", script], in: scratch.folder, environment: ["PATH": path, "LC_ALL": "C"])
  }

  /// Runs the blocks of a page in a folder, and compares what they print; returns the number of commands.
  private static func commands(in blocks: [PageBlock], run scratch: Scratch) throws -> Int {
    var printed: String?
    var commands = 0
    for block in blocks {
      switch block.language {
      case "sh":
        let run = try run(block.text, in: scratch)
        printed = run.output + run.errors
        #expect(run.status == Int32(block.attributes["exit"] ?? "0"), "\(block.text)\(printed ?? "")")
        commands += 1
      case "text": #expect(printed == block.text)
      // Other blocks are only for readers.
      default: if let title = block.attributes["title"] { try scratch.write(block.text, to: title) }
      }
    }
    return commands
  }
}
