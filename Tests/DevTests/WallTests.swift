import Foundation
import TestSupport
import Testing

/// The allowed imports of modules, as in docs/architecture.md.
@Suite struct Walls {
  /// The modules of the library and the command, with the modules that they may import.
  private static let allowed: [String: Set<String>] = [
    "Writing": ["CLibrary"],
    "Documents": ["CLibrary", "Writing"],
    "Diagnostics": ["Writing", "Documents"],
    "DynamicType": ["CLibrary"],
    "CodeFonts": ["Documents", "DynamicType"],
    "FontFiles": [],
    "StyleModel": ["Writing", "Documents", "Diagnostics", "DynamicType", "FontFiles"],
    "DesignTokens": ["CLibrary", "Writing", "Documents", "Diagnostics", "DynamicType", "StyleModel"],
    "Emission": ["Writing", "DynamicType", "StyleModel"],
    "TypeRampKit": [
      "CodeFonts", "Writing", "Documents", "Diagnostics", "DynamicType", "FontFiles", "StyleModel", "DesignTokens",
      "Emission",
    ],
    "TypeRampProject": [
      "Writing", "Documents", "Diagnostics", "DesignTokens", "OperatingSystem", "FontFiles", "TypeRampKit",
    ],
    "LanguageServer": ["OperatingSystem", "TypeRampProject", "Writing"],
    "CommandLineKit": [],
    "CLibrary": ["Darwin", "Glibc", "Musl"],
    "OperatingSystem": ["CLibrary", "Writing"],
  ]

  /// All targets that ship.
  private static let shipped = Set(allowed.keys).union(["typeramp"])

  private static func files(_ target: String) -> [URL] {
    let folder = Repository.root.appending(path: "Sources/\(target)")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && !isShared($0) }.sorted().map { folder.appending(path: $0) }
  }

  /// Whether a file is not compiled, but copied to outputs.
  private static func isShared(_ name: String) -> Bool { name.contains("/Shared/") }

  private static func imports(_ target: String) throws -> Set<String> {
    let statement = /^(?:@\w+ )?(?:(?:public|package|internal|private|fileprivate) )?import (?:\w+ )?(\w+)/
      .anchorsMatchLineEndings()
    return try Set(
      files(target).flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(of: statement).map { String($0.1) }
      })
  }

  @Test(arguments: allowed.keys.sorted()) func aModuleImportsOnlyWhatItMay(_ target: String) throws {
    #expect(!Self.files(target).isEmpty)
    #expect(try Self.imports(target).subtracting(Self.allowed[target] ?? []) == [])
  }

  /// The package manager links what the manifest lists, even without imports.
  @Test(arguments: allowed.keys.sorted()) func aModuleDependsOnlyOnWhatItMayImport(_ target: String) throws {
    let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    let declaration = try Regex(#"\.target\(\s*name: "\#(target)"((?:[^()]|\([^()]*\))*)\)"#)
    let match = try #require(manifest.firstMatch(of: declaration), "the manifest has no target '\(target)'")
    let names = manifest[match.range].matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(Set(names).subtracting([target]).subtracting(Self.allowed[target] ?? []) == [])
  }

  /// Start-up must be fast: nothing that the command links imports Foundation.
  @Test func nothingThatShipsImportsFoundation() throws {
    for target in Self.shipped {
      #expect(
        try Self.imports(target).isDisjoint(with: ["Foundation", "FoundationEssentials", "Dispatch"]), "\(target)")
    }
  }

  /// Every target of the command and the library is in the table of the architecture page.
  @Test func theArchitecturePageNamesEveryModule() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "docs/architecture.md"), encoding: .utf8)
    for target in Self.shipped { #expect(page.contains("| `\(target)` |"), "\(target)") }
  }
}
