import Foundation
import TestSupport
import Testing

/// A test that looks at a clock fails one day on a busy machine. What grows too fast is found by counting instructions
/// (`GrowthTests`), and a test that waits for an event uses `Wait`.
@Suite struct NoClocks {
  @Test func noTestLooksAtAClock() throws {
    let clock =
      /Clock\b|timeLimit|\b[un]?sleep\(|\bsleep [0-9]|Task\.sleep|\bDate\(\)|Date\.now|DispatchTime|timeout=|gettime/
    let folder = Repository.root.appending(path: "Tests")
    let names = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    let files = names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/NoClockTests.swift") }
    #expect(files.count > 200)
    let found = try files.filter { try String(contentsOf: folder.appending(path: $0), encoding: .utf8).contains(clock) }
    #expect(found == ["TestSupport/Wait.swift"])
  }
}
