import Documents
import Foundation
import Testing

@testable import Diagnostics

/// Locations of ranges; none is empty.
@Suite struct LocationConverterTests {
  @Test(arguments: Sample.all.filter { !$0.file.findings.isEmpty }) func noLocationIsEmpty(sample: Sample) {
    let converter = LocationConverter(sample.file.source)
    for finding in sample.file.findings {
      let location = converter.location(of: finding.range)
      #expect((location.start.line, location.start.column) < (location.end.line, location.end.column))
      #expect(!location.range.isEmpty || finding.range.lowerBound == sample.file.source.text.count)
    }
  }

  @Test(arguments: [
    ("{ \"«»\": 1 }", 1, 4, 1, 5, 1), ("[«»", 1, 2, 1, 3, 0), ("«»", 1, 1, 1, 2, 0), ("[1«»\r\n]", 1, 3, 1, 4, 2),
    ("[«»é]", 1, 2, 1, 4, 2), ("«{\n}»", 1, 1, 2, 2, 3), ("«{\n»}", 1, 1, 2, 1, 2), ("\n\n«a»", 3, 1, 3, 2, 1),
  ])
  func location(marked: String, line: Int, column: Int, endLine: Int, endColumn: Int, bytes: Int) {
    let sample = Sample("", marked)
    let location = LocationConverter(sample.file.source).location(of: sample.finding.range)
    #expect(location.start == Position(line: line, column: column))
    #expect(location.end == Position(line: endLine, column: endColumn))
    #expect(location.range.count == bytes)
  }

  @Test func offsetsAreThoseOfTheFile() throws {
    let sample = Sample("", "{ \"ä\": \"«𝒳»\" }", encoding: .utf16BigEndian, mark: [0xFE, 0xFF])
    #expect(LocationConverter(sample.file.source).fileRange(of: sample.finding.range) == 18..<22)
  }

  @Test func rangesBeyondTheTextAreClamped() {
    let converter = LocationConverter(Sample("", "[]").file.source)
    #expect(converter.location(of: 7..<9).start == Position(line: 1, column: 3))
    #expect(converter.fileRange(of: 7..<9) == 2..<2)
  }
}
