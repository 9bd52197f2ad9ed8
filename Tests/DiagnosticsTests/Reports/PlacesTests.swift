import Documents
import Foundation
import Testing

@testable import Diagnostics

/// Where ranges lie; no place is empty.
@Suite struct PlacesTests {
  @Test(arguments: Sample.all.filter { !$0.file.findings.isEmpty }) func noPlaceIsEmpty(sample: Sample) {
    let places = Places(sample.file.source)
    for finding in sample.file.findings {
      let place = places.place(of: finding.range)
      #expect((place.start.line, place.start.column) < (place.end.line, place.end.column))
      #expect(!place.range.isEmpty || finding.range.lowerBound == sample.file.source.text.count)
    }
  }

  @Test(arguments: [
    ("{ \"«»\": 1 }", 1, 4, 1, 5, 1), ("[«»", 1, 2, 1, 3, 0), ("«»", 1, 1, 1, 2, 0), ("[1«»\r\n]", 1, 3, 1, 4, 2),
    ("[«»é]", 1, 2, 1, 4, 2), ("«{\n}»", 1, 1, 2, 2, 3), ("«{\n»}", 1, 1, 2, 1, 2), ("\n\n«a»", 3, 1, 3, 2, 1),
  ])
  func place(marked: String, line: Int, column: Int, endLine: Int, endColumn: Int, bytes: Int) {
    let sample = Sample("", marked)
    let place = Places(sample.file.source).place(of: sample.finding.range)
    #expect(place.start == Position(line: line, column: column))
    #expect(place.end == Position(line: endLine, column: endColumn))
    #expect(place.range.count == bytes)
  }

  @Test func offsetsAreThoseOfTheFile() throws {
    let sample = Sample("", "{ \"ä\": \"«𝒳»\" }", encoding: .utf16BigEndian, mark: [0xFE, 0xFF])
    #expect(Places(sample.file.source).fileRange(of: sample.finding.range) == 18..<22)
  }

  @Test func rangesBeyondTheTextAreClamped() {
    let places = Places(Sample("", "[]").file.source)
    #expect(places.place(of: 7..<9).start == Position(line: 1, column: 3))
    #expect(places.fileRange(of: 7..<9) == 2..<2)
  }
}
