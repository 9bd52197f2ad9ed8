import CommandLineKit
import DesignTokens
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import TypeRampKit
@testable import typeramp

/// The tables in the pages agree with the lists in the code.
@Suite struct DocumentedLists {
  @Test func formatsOfCompile() throws {
    #expect(try Self.page("compile").contains("[--format \(Emitter.all.map(\.name).joined(separator: "|"))]"))
  }

  @Test func targetsOfConvert() throws {
    let names = ConversionTarget.all.map(\.name)
    #expect(try Self.page("tokens").contains("--to \(names.joined(separator: "|")) "))
  }

  @Test func kindsOfChanges() throws {
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: Repository.root.appending(path: "docs/schema/diff.schema.json")))
    let definitions = (schema as? [String: Any])?["$defs"] as? [String: [String: Any]]
    #expect(definitions?["id"]?["enum"] as? [String] == ChangeKind.all.map(\.id))
    #expect(try Self.column(1, of: "| id |", in: "diff") == ChangeKind.all.map(\.id))
  }

  @Test func formsOfReports() throws {
    #expect(try Self.column(1, of: "| form |", in: "reports") == Reporter.all.map(\.name))
  }

  @Test func formsOfTokens() throws {
    #expect(try Self.column(2, of: "| form |", in: "tokens").sorted() == ImportOptions.Kind.names.sorted())
  }

  @Test(arguments: Command.all.map(\.name)) func optionsOfACommand(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let folder = Repository.root.appending(path: "docs")
    let pages = try Repository.files(in: folder).filter { $0.pathExtension == "md" }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }.joined()
    let isNamed = pages.contains("typeramp \(name)")
    #expect(isNamed)
    for option in command.description.options where option.name != Command.helpFlag.declaration.name {
      let isNamed = ([option.written] + (option.letter.map { ["-\($0) "] } ?? [])).contains(where: pages.contains)
      #expect(isNamed, "\(option.written)")
    }
  }

  @Test func versionOfTheChangelog() throws {
    let heading = try #require(try Self.page("changelog").split(separator: "\n").first { $0.hasPrefix("## ") })
    let days = ["unreleased", Program.versionDate]
    #expect(days.map { "## \(Program.version) (\($0))" }.contains(String(heading)))
  }

  @Test func exitStatusesThatAVersionPromises() throws {
    let words = try Self.column(1, of: "| status |", in: "versions")
    #expect(words == ExitStatus.meanings.map(\.0))
  }

  /// The names in a column of the first table whose header begins like this.
  private static func column(_ index: Int, of head: String, in page: String) throws -> [String] {
    let lines = try self.page(page).split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.drop { !$0.hasPrefix(head) }.dropFirst(2).prefix { $0.hasPrefix("|") }
    return rows.map { $0.split(separator: "|")[index - 1].filter { !" `".contains($0) } }
  }

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "docs/\(name).md"), encoding: .utf8)
  }
}
