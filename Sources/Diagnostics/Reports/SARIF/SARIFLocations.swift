import Documents
import Writing

/// Places in one file as SARIF writes them.
struct SARIFLocations {
  let places: Places
  /// Where the file lies: a percent-encoded path from the repository's top, or a `file` URI outside of it.
  let artifact: JSONValue
  private let columns: UnitCounts

  /// What stands for the repository's top folder.
  static let root = "%SRCROOT%"

  init(_ source: Source, paths: ReportPaths) {
    places = Places(source)
    columns = .utf16(source.text)
    let path = paths.relativeToRepository(source.path)
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    artifact = .object(
      [("uri", .string((isAbsolute ? "file://" : "") + Self.percentEncoded(path)))]
        + (isAbsolute ? [] : [("uriBaseId", .string(Self.root))]))
  }

  /// The line in which a range begins; 1 in a binary file.
  func line(of range: Range<Int>) -> Int { places.hasLines ? places.place(of: range).start.line : 1 }

  /// A range of the file, never empty.
  func physicalLocation(of range: Range<Int>) -> JSONValue {
    .object([("artifactLocation", artifact), ("region", region(of: range))])
  }

  /// A range as it is: an empty one is a place to insert.
  func region(ofExactly range: Range<Int>) -> JSONValue {
    let (start, end) = (places.lines.position(of: range.lowerBound), places.lines.position(of: range.upperBound))
    return region((start.line, column(of: range.lowerBound)), (end.line, column(of: range.upperBound)))
  }

  /// Code scanning wants lines of every result, so a file without lines is reported at its first.
  private func region(of range: Range<Int>) -> JSONValue {
    guard places.hasLines else { return region((1, 1), (1, 2)) }
    let place = places.place(of: range)
    let start = column(of: place.range.lowerBound)
    let isAtLineEnd = place.start.line == place.end.line && place.end.column == place.start.column + 1
    let end = isAtLineEnd ? start + 1 : column(of: place.range.upperBound)
    return region((place.start.line, start), (place.end.line, end))
  }

  private func region(_ start: (line: Int, column: Int), _ end: (line: Int, column: Int)) -> JSONValue {
    .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)), ("endLine", .integer(end.line)),
      ("endColumn", .integer(end.column)),
    ])
  }

  private func column(of offset: Int) -> Int {
    let position = places.lines.position(of: offset)
    return columns.units(in: (offset - position.column + 1)..<offset) + 1
  }

  /// A path as a relative URI (RFC 3986): all but letters, digits, `-._~` and `/` is encoded.
  private static func percentEncoded(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case _ where byte.isLetter || byte.isDigit, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}
