import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// The table in docs/dev/escaping.md of what is escaped where: it has a row for every output and every report, and the
/// functions that it names exist.
@Suite struct EscapingTable {
  private static let rows: [[String]] = {
    let page = try? String(contentsOf: Repository.root.appending(path: "docs/dev/escaping.md"), encoding: .utf8)
    let lines = (page ?? "").split(separator: "\n").drop { !$0.hasPrefix("| what is written |") }
    return lines.dropFirst(2).prefix { $0.hasPrefix("|") }.map { $0.dropFirst(2).components(separatedBy: " | ") }
  }()

  /// The texts of all source files.
  private static let sources: [String] = {
    let folder = Repository.root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }()

  private static let functions = rows.flatMap { code(in: $0.last ?? "") }

  @Test(arguments: Emitter.all.map(\.name)) func hasARow(_ output: String) {
    #expect(Self.rows.contains { Self.code(in: $0[0].components(separatedBy: "reports")[0]).contains(output) })
  }

  @Test(arguments: Reporter.all.map(\.name)) func hasARow(report: String) {
    #expect(
      Self.rows.contains { row in
        guard let start = row[0].range(of: "reports") else { return false }
        return Self.code(in: String(row[0][start.upperBound...])).contains(report)
      })
  }

  @Test func everyRowNamesFunctions() {
    #expect(Self.rows.count > 10)
    #expect(Self.rows.allSatisfy { $0.count == 3 && !Self.code(in: $0[2]).isEmpty })
  }

  @Test(arguments: functions) func exists(_ function: String) throws {
    let names = function.split(separator: ".").map(String.init)
    try #require(names.count == 2)
    let type = try Regex("\\b(struct|enum|extension) \(names[0])\\b")
    let member = try Regex("\\b(func|var) \(names[1])\\b")
    #expect(
      Self.sources.contains {
        $0.contains(names[0]) && $0.contains(names[1]) && $0.contains(type) && $0.contains(member)
      })
  }

  /// The code spans in a cell.
  private static func code(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }
}
