/// Where the bytes of a source's text lie in the file as it is on the disk.
package struct FileOffsets: Sendable {
  private let markSize: Int
  private let end: Int
  /// How many bytes of the file a unit takes, and how many units there are; nil where the text is the file.
  private let units: (size: Int, counts: UnitCounts)?

  /// Counts the text once, when the file is in another encoding.
  package init(_ source: Source) {
    markSize = source.markSize
    end = source.text.count
    units =
      switch source.encoding {
      case .utf8, .binary: nil
      case .latin1: (1, .scalars(source.text))
      case .utf16LittleEndian, .utf16BigEndian: (2, .utf16(source.text))
      case .utf32LittleEndian, .utf32BigEndian: (4, .scalars(source.text))
      }
  }

  /// Where the byte `offset` of the text lies in the file, in bytes.
  package func offset(of offset: Int) -> Int {
    let offset = min(offset, end)
    return markSize + (units.map { $0.size * $0.counts.units(before: offset) } ?? offset)
  }
}
