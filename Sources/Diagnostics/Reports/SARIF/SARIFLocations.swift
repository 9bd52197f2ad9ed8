import Documents
import Writing

/// The locations in one file as SARIF writes them.
struct SARIFLocations {
  let converter: LocationConverter
  /// The file: a percent-encoded path from the repository's top folder, or a `file` URI outside of it.
  let artifact: JSONValue
  private let columns: UnitCounts

  /// SARIF's name for the repository's top folder.
  static let root = "%SRCROOT%"

  init(_ source: Source, paths: ReportPaths) {
    converter = LocationConverter(source)
    columns = .utf16(source.text)
    let path = paths.relativeToRepository(source.path)
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    artifact = .object(
      [("uri", .string((isAbsolute ? "file://" : "") + Self.percentEncoded(path)))]
        + (isAbsolute ? [] : [("uriBaseId", .string(Self.root))]))
  }

  /// The line in which a range begins; 1 in a binary file.
  func line(of range: Range<Int>) -> Int { converter.hasLines ? converter.location(of: range).start.line : 1 }

  /// A range of the file, never empty.
  func physicalLocation(of range: Range<Int>) -> JSONValue {
    .object([("artifactLocation", artifact), ("region", region(of: range))])
  }

  /// A range as it is; an empty one inserts text.
  func region(ofExactly range: Range<Int>) -> JSONValue {
    let (start, end) = (converter.lines.position(of: range.lowerBound), converter.lines.position(of: range.upperBound))
    return region((start.line, column(of: range.lowerBound)), (end.line, column(of: range.upperBound)))
  }

  /// Code scanning requires lines for every result, so a finding in a file without lines is reported at line 1.
  private func region(of range: Range<Int>) -> JSONValue {
    guard converter.hasLines else { return region((1, 1), (1, 2)) }
    let location = converter.location(of: range)
    let start = column(of: location.range.lowerBound)
    let isAtLineEnd = location.start.line == location.end.line && location.end.column == location.start.column + 1
    let end = isAtLineEnd ? start + 1 : column(of: location.range.upperBound)
    return region((location.start.line, start), (location.end.line, end))
  }

  private func region(_ start: (line: Int, column: Int), _ end: (line: Int, column: Int)) -> JSONValue {
    .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)), ("endLine", .integer(end.line)),
      ("endColumn", .integer(end.column)),
    ])
  }

  private func column(of offset: Int) -> Int {
    let position = converter.lines.position(of: offset)
    return columns.units(in: (offset - position.column + 1)..<offset) + 1
  }

  /// A path as a relative URI (RFC 3986): everything but letters, digits, `-._~` and `/` is encoded.
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
