import Documents
import Foundation
import TestSupport
import Testing

@testable import TypeRamp
@testable import TypeRampTool

/// Everything that is written is in the list that makes it known.
@Suite struct Lists {
  @Test func emittersAreTheFoldersOfEmission() throws {
    #expect(try Self.names("Sources/TypeRamp/Emission", ending: "") == Emitter.all.map(\.name).sorted())
  }

  @Test func commandsAreTheFilesOfCommands() throws {
    #expect(
      try Self.names("Sources/TypeRampTool/Commands", ending: "Command.swift") == Command.all.map(\.name).sorted())
  }

  @Test func formatsAreTheDeclarationsInDocuments() throws {
    let root = Repository.root.appending(path: "Sources/Documents")
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let declared = try files.filter { $0.hasSuffix("Format.swift") }.flatMap { file in
      try String(contentsOf: root.appending(path: file), encoding: .utf8)
        .matches(of: /static let \w+ = DocumentFormat\(\s*name: "([^"]+)"/).map { String($0.1) }
    }
    #expect(declared.sorted() == DocumentFormat.all.map(\.name).sorted())
  }

  /// The names of what a folder holds, less their ending, in lower case.
  private static func names(_ folder: String, ending: String) throws -> [String] {
    let path = Repository.root.appending(path: folder).path
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    let wanted = names.filter { ending.isEmpty ? !$0.contains(".") : $0.hasSuffix(ending) && $0 != ending }
    return wanted.map { $0.dropLast(ending.count).lowercased() }.sorted()
  }
}
