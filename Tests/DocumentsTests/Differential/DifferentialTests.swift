import Documents
import Foundation
import TestSupport
import Testing

/// Random documents are read to the same value as by Foundation, and refused if Foundation refuses them, except for the
/// classes of differences in docs/dev/formats.md.
///
/// `TYPERAMP_SEED` and `TYPERAMP_CASES` repeat or extend a run.
@Suite struct DifferentialTests {
  /// Half of the documents are mutated, and every fourth of those is a real one.
  @Test(arguments: GeneratedFormat.allCases)
  func haveTheSameResultAsFoundation(_ format: GeneratedFormat) {
    var random = SeededGenerator(seed: RandomRuns.seed)
    let examples = format.examples
    var (previous, accepted): ([UInt8], Int) = ([], 0)
    let count = RandomRuns.cases(3000)
    for index in 0..<count {
      var document = format.document(&random)
      if index.isMultiple(of: 8), !examples.isEmpty { document = random.pick(examples) }
      if index.isMultiple(of: 2) { document = Mutations.mutated(document, with: previous, &random) }
      previous = document
      if check(document, index) { accepted += 1 }
    }
    #expect(accepted > count / 6, "hardly anything is well-formed")
  }

  /// Checks a document; returns whether it is read here.
  private func check(_ document: [UInt8], _ index: Int) -> Bool {
    let verdict = Verdict(document)
    if !verdict.isAgreed, !DifferenceClass.all.contains(where: { $0.holds(verdict) }) {
      Issue.record(
        """
        case \(index) of seed \(RandomRuns.seed): here \(verdict.here.map { "\($0)" } ?? verdict.message ?? ""), \
        there \(verdict.there.map { "\($0)" } ?? "refused"): \(Data(document).base64EncodedString())
        """)
    }
    return verdict.here != nil
  }

  @Test(arguments: DifferenceClass.all)
  func classIsDocumented(_ difference: DifferenceClass) throws {
    let page = Repository.root.appending(path: "docs/dev/formats.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0 == difference.row }, "docs/dev/formats.md needs the line: \(difference.row)")
  }
}

extension DifferenceClass: CustomTestStringConvertible {
  var testDescription: String { name }
}
