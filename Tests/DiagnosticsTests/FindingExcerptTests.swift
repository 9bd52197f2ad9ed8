import Documents
import TestSupport
import Testing

@testable import Diagnostics

/// Which findings people read, and how those are shown that say the same.
@Suite struct FindingExcerptTests {
  @Test(arguments: [
    ("«a»\n\n«b»", ", here and in line 3"), ("«a»\n«b»«c»\n«d»", ", here and in lines 2 and 3"),
    ("«a» «b»", ", here and in line 1"), ("«a»\n«b»\n«c»\n«d»", ", here and in lines 2, 3 and 4"),
    ("«a»\n«b»\n«c»\n«d»\n«e»\n«f»\n«g»", ", here and in 6 other places that --all lists"),
    ("bplist00«abc»def«ghi»", ", here and in 1 other place that --all lists"),
  ])
  func repeatedFindingsHaveLines(marked: String, expected: String) {
    let excerpt = FindingExcerpt([Self.file(marked)], .report)
    #expect(excerpt.files.flatMap(\.findings).map(\.message) == ["wrong" + expected])
    #expect(FindingExcerpt(all: [Self.file(marked)]).files[0].findings.count == marked.count { $0 == "«" })
  }

  // Only a report has an option that lists them.
  @Test func placesInOtherFilesAreCounted() {
    let files = [Self.file("«a»"), Self.file("«b»", path: "b.json")]
    let brief = FindingExcerpt(files, .brief)
    #expect(brief.files.map { $0.findings.map(\.message) } == [["wrong, here and in 1 other place"], []])
  }

  /// The members of a group are one sentence at the heaviest, unless one has a fix; other causes are apart.
  @Test func membersOfAGroupAreOneSentence() {
    let source = Document(Array("{}".utf8), path: "a.json").source
    let members = [("a", 1.0), ("b", 3), ("c", 2), ("d", 1), ("e", 1)].enumerated().map { index, member in
      let group = FindingGroup(member.0, cause: index == 4 ? "other" : "lines", "clip \(member.1)", weight: member.1)
      return Diagnostic(id: "x", severity: .error, message: "'\(member.0)' clips", range: 0..<1).among(group)
    }
    func sentences(_ findings: [Diagnostic]) -> [String] {
      FindingExcerpt([FileFindings(source, findings)], .report).files[0].findings.map(\.message)
    }
    #expect(sentences(members) == ["'b', 'a', 'c' and 1 more clip 3.0", "'e' clips"])
    #expect(sentences(Array(members[..<2])) == ["'b' and 'a' clip 3.0"])
    let fixed = members[0].with { $0.fix = .init("fix it", isSafe: true, range: 0..<1, replacement: "") }
    #expect(sentences([fixed] + members[1..<3]) == ["'a' clips", "'b' and 'c' clip 3.0"])
    // What is added says for which themes it holds.
    let added = members[1].with { $0.add(" (for 'Dark')") }
    #expect(sentences([members[0], added]) == ["'a' clips", "'b' clips (for 'Dark')"])
  }

  private static func file(_ marked: String, path: String = "a.json") -> FileFindings {
    let text = MarkedText(marked)
    let source = Document(Array(text.text.utf8), path: path).source
    return FileFindings(
      source, text.ranges.map { Diagnostic(id: "x", severity: .warning, message: "wrong", range: $0) })
  }
}
