import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// Laws of the comparison, for all dictionaries and all token files.
@Suite struct ComparisonLaws {
  /// The compilations with tables: the fixtures, the examples of the rules, and the corpus if there is one.
  private static let compilations: [Compilation] = {
    let folders = [
      Repository.fixtures.appending(path: "Dictionaries"), Repository.fixtures.appending(path: "Tokens"),
    ]
    let corpus = ["styles", "tokens/dtcg", "tokens/style-dictionary", "tokens/tokens-studio"]
    let files = (folders + corpus.map { Repository.corpus?.appending(path: $0) }).flatMap(Repository.files).compactMap {
      file in
      (try? Data(contentsOf: file)).map { Compilation([UInt8]($0), path: file.lastPathComponent) }
    }
    let examples = Rule.all.filter { if case .dictionary = $0.check { true } else { false } }
      .flatMap { [MarkedText($0.description.bad).text, $0.description.good] }
    return (files + examples.map { Compilation(Array($0.utf8), path: "a.json") }).filter { $0.table != nil }
  }()

  private static let opposites = [
    "style-removed": "style-added", "size-decreased": "size-increased", "limit-lowered": "limit-raised",
    "scaling-stopped": "scaling-started", "metric-removed": "metric-added", "metric-decreased": "metric-increased",
    "finding-added": "finding-resolved", "dictionary-removed": "dictionary-added",
  ]

  private static func opposite(of id: String) -> String {
    opposites[id] ?? opposites.first { $0.value == id }?.key ?? id
  }

  @Test func thereAreEnoughCompilations() { #expect(Self.compilations.count > 40) }

  @Test func nothingDiffersFromItself() {
    for compilation in Self.compilations {
      #expect(Comparison.changes(from: compilation, to: compilation) == [], "\(compilation.source.path)")
    }
  }

  @Test func reversedComparisonsAreMirrored() throws {
    try Self.forEachPair { old, new in
      let there = try #require(Comparison.changes(from: old, to: new))
      let back = try #require(Comparison.changes(from: new, to: old))
      #expect(there.map { Self.opposite(of: $0.kind.id) }.sorted() == back.map(\.kind.id).sorted())
    }
  }

  /// Every size that differs between two versions of a style is in a change of that style, with both sizes.
  @Test func everyDifferentSizeIsNamed() throws {
    try Self.forEachPair { old, new in
      let (oldTable, newTable) = (try #require(old.table), try #require(new.table))
      let changes = Comparison.changes(from: oldTable, to: newTable)
      for style in newTable.allStyles {
        guard let before = oldTable.allStyles.first(where: { $0.style.name == style.style.name }) else { continue }
        let named = changes.filter { $0.subject == .style(style.style.name) && $0.kind != .lineSpacingChanged }
          .flatMap(\.sizes)
        let expected = ContentSizeCategory.allCases.filter { before.size(at: $0) != style.size(at: $0) }
          .map { Change.SizeChange(category: $0, old: before.size(at: $0), new: style.size(at: $0)) }
        #expect(named.sorted { $0.category < $1.category } == expected)
      }
    }
  }

  /// Every change has values that differ.
  @Test func everyChangeHasDifferentValues() throws {
    try Self.forEachPair { old, new in
      for change in try #require(Comparison.changes(from: old, to: new)) {
        #expect(ChangeKind.all.contains(change.kind))
        #expect(
          change.old != change.new || !change.sizes.isEmpty || change.finding != nil
            || change.kind.id.hasPrefix("scaling"))
        #expect(change.sizes.allSatisfy { $0.old != $0.new })
      }
    }
  }

  private static func forEachPair(_ body: (Compilation, Compilation) throws -> Void) throws {
    var generator = SeededGenerator(seed: RandomRuns.seed)
    for _ in 0..<RandomRuns.cases(300) { try body(generator.pick(compilations), generator.pick(compilations)) }
  }
}
