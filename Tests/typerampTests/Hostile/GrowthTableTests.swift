import CodeFonts
import Documents
import FontFiles
import Foundation
import TestSupport
import Testing
import TypeRampKit

@testable import DesignTokens
@testable import TypeRampProject
@testable import typeramp

/// Whatever people can make long has a row, or a reason why its cost is bounded.
@Suite struct GrowthTable {
  private static let calls = Growth.all.map { $0.call(2) }

  /// The commands whose input is their call.
  private static let shortCommands: Set = ["explain", "schema", "completions", "man"]

  /// The keys of typeramp.json with a single value, or with one for each rule.
  private static let shortKeys: Set = [
    "$schema", "ios", "strict", "dialect", "displayScale", "from", "conformance", "remBase", "bare", "fitUpTo",
    "placeholders",
  ]

  /// The endings of files that are read as others are.
  private static let otherEndings = [
    ".storyboard": ".xib", ".stringsdict": ".plist", ".otf": ".ttf", ".ttc": ".ttf", ".otc": ".ttf", ".woff": ".ttf",
    ".woff2": ".ttf", ".tokens": ".json", ".jsonc": ".json", ".json5": ".json",
  ]

  @Test func everyCommandHasARow() {
    let commands = Set(Self.calls.map { $0.arguments[0] })
    #expect(commands.isDisjoint(with: Self.shortCommands))
    #expect(commands.union(Self.shortCommands) == Set(Command.all.map(\.name)), "add a row to Growth.all")
  }

  @Test func everyKeyOfTheConfigurationHasARow() throws {
    let files = Self.calls.compactMap { $0.files["typeramp.json"] }
    let named = try files.flatMap { file in
      try #require(JSONSerialization.jsonObject(with: Data(file)) as? [String: Any]).keys
    }
    let options = Set(Self.calls.flatMap(\.arguments))
    let optional = Setting.all.filter { options.contains("--\($0.option.name)") }.map(\.key.name)
    #expect(Self.shortKeys.isDisjoint(with: named))
    let known = Self.shortKeys.union(named).union(optional)
    #expect(known == Set(Settings.schema.keys.map(\.name)), "add a row to Growth.all")
  }

  @Test func everyKindOfFileHasARow() {
    let names = Self.calls.flatMap(\.files.keys)
    let endings =
      CodeFile.extensions + TextCatalog.extensions + FontFile.extensions + TokenProject.extensions + [".plist"]
    for ending in endings {
      let row = Self.otherEndings[ending] ?? ending
      #expect(names.contains { $0.hasSuffix(row) }, "add a row with a file '\(ending)' to Growth.all")
    }
    #expect(Set(Self.otherEndings.keys).isSubset(of: endings))
  }

  /// A form of tokens is recognized in a row, or a row names it.
  @Test func everyFormOfTokensHasARow() {
    let words = Set(Self.calls.flatMap(\.arguments))
    let documents = Self.calls.flatMap { call in
      call.files.filter { $0.key.hasSuffix(".json") }.map { Document($0.value, path: $0.key) }
    }
    let trees = documents.compactMap { try? $0.tree.get() }
    for form in TokenForm.all where !words.contains(form.name) {
      #expect(
        trees.contains { TokenForm.detect(in: $0.root)?.name == form.name }, "add a row with \(form.name) to Growth.all"
      )
    }
  }
}
