import Documents
import Foundation
import Testing

@testable import Diagnostics

/// Locations of ranges: exact ones, and marks, which are never empty.
@Suite struct SourceLocatorTests {
  @Test(arguments: Sample.all.filter { !$0.file.findings.isEmpty }) func noMarkIsEmpty(sample: Sample) {
    let locator = SourceLocator(sample.file.source)
    for finding in sample.file.findings {
      let location = locator.mark(of: finding.range)
      if let start = location.start, let end = location.end {
        #expect((start.line, start.column) < (end.line, end.column))
      }
      #expect(!location.range.isEmpty || finding.range.lowerBound == sample.file.source.text.count)
    }
  }

  @Test(arguments: [
    ("{ \"«»\": 1 }", 1, 4, 1, 5, 1), ("[«»", 1, 2, 1, 3, 0), ("«»", 1, 1, 1, 2, 0), ("[1«»\r\n]", 1, 3, 1, 4, 2),
    ("[«»é]", 1, 2, 1, 4, 2), ("«{\n}»", 1, 1, 2, 2, 3), ("«{\n»}", 1, 1, 2, 1, 2), ("\n\n«a»", 3, 1, 3, 2, 1),
  ])
  func mark(marked: String, line: Int, column: Int, endLine: Int, endColumn: Int, bytes: Int) {
    let sample = Sample("", marked)
    let location = SourceLocator(sample.file.source).mark(of: sample.finding.range)
    #expect(location.start == Position(line: line, column: column))
    #expect(location.end == Position(line: endLine, column: endColumn))
    #expect(location.range.count == bytes)
  }

  @Test func offsetsAreThoseOfTheFile() throws {
    let sample = Sample("", "{ \"ä\": \"«𝒳»\" }", encoding: .utf16BigEndian, mark: [0xFE, 0xFF])
    #expect(SourceLocator(sample.file.source).location(of: sample.finding.range).bytes == 18..<22)
  }

  @Test func rangesBeyondTheTextAreClamped() {
    let locator = SourceLocator(Sample("", "[]").file.source)
    #expect(locator.location(of: 7..<9).start == Position(line: 1, column: 3))
    #expect(locator.location(of: 7..<9).bytes == 2..<2)
  }

  @Test(arguments: ["[«»", "{ \"«»\": 1 }", "[1«»\r\n]", "«»"]) func insertionsStayEmpty(marked: String) {
    let sample = Sample("", marked)
    let location = SourceLocator(sample.file.source).location(of: sample.finding.range)
    #expect(location.bytes == sample.finding.range)
    #expect(location.start == location.end)
    #expect(location.utf16Start == location.utf16End)
  }

  @Test func utf16ColumnsOfAMarkAtTheEndOfALine() {
    let sample = Sample("", "[\"𝒳é\"«»\n]")
    let mark = SourceLocator(sample.file.source).mark(of: sample.finding.range)
    #expect(mark.utf16Start == Position(line: 1, column: 7))
    #expect(mark.utf16End == Position(line: 1, column: 8))
  }
}
