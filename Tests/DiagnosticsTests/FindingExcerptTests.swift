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

  private static func file(_ marked: String, path: String = "a.json") -> FileFindings {
    let text = MarkedText(marked)
    let source = Document(Array(text.text.utf8), path: path).source
    return FileFindings(
      source, text.ranges.map { Diagnostic(id: "x", severity: .warning, message: "wrong", range: $0) })
  }
}
