import Documents
import Foundation
import TestSupport
import Testing

@testable import TypeRampKit
@testable import typeramp

/// Everything that is declared is also listed.
@Suite struct Lists {
  @Test func emittersAreTheFoldersOfEmission() throws {
    #expect(try Self.names("Sources/Emission", ending: "") == Emitter.all.map { $0.name.filter { $0 != "-" } }.sorted())
  }

  @Test func commandsAreTheDeclarationsOfTheProgram() throws {
    let declared = try Self.declarations("Sources/typeramp", ending: "Command.swift", of: "Command")
    #expect(declared == Command.all.map(\.name).sorted())
  }

  @Test func formatsAreTheDeclarationsInDocuments() throws {
    let declared = try Self.declarations("Sources/Documents", ending: "Format.swift", of: "DocumentFormat")
    #expect(declared == DocumentFormat.all.map(\.name).sorted())
  }

  @Test func conversionTargetsAreTheDeclarationsInConversion() throws {
    let declared = try Self.declarations(
      "Sources/TypeRampKit/Conversion", ending: "Targets.swift", of: "ConversionTarget")
    #expect(declared == ConversionTarget.all.map(\.name).sorted())
  }

  /// The names in the declarations of a type, in the files of a folder and its subfolders.
  private static func declarations(_ folder: String, ending: String, of type: String) throws -> [String] {
    let root = Repository.root.appending(path: folder)
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let declaration = try Regex(#"static let `?\w+`? = \#(type)\(\s*name: "([^"]+)""#, as: (Substring, Substring).self)
    return try files.filter { $0.hasSuffix(ending) }.flatMap { file in
      try String(contentsOf: root.appending(path: file), encoding: .utf8).matches(of: declaration).map { String($0.1) }
    }.sorted()
  }

  /// The names of a folder's entries in lower case, without their ending.
  private static func names(_ folder: String, ending: String) throws -> [String] {
    let path = Repository.root.appending(path: folder).path
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    let wanted = names.filter { ending.isEmpty ? !$0.contains(".") : $0.hasSuffix(ending) && $0 != ending }
    return wanted.map { $0.dropLast(ending.count).lowercased() }.sorted()
  }
}
