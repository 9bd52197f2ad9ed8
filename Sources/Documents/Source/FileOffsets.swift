/// Converts offsets in the text of a source into offsets in the file on disk.
package struct FileOffsets: Sendable {
  private let markSize: Int
  private let end: Int
  /// The unit size of the file's encoding in bytes, and the units of the text; nil if the text is the file.
  private let units: (size: Int, counts: UnitCounts)?

  /// Counts the units of the text once, if the file is in another encoding.
  package init(_ source: Source) {
    markSize = source.markSize
    end = source.text.count
    units =
      switch source.encoding {
      case .utf8, .binary: nil
      case .latin1: (1, UnitCounts(source.text, areUTF16: false))
      case .utf16LittleEndian, .utf16BigEndian: (2, UnitCounts(source.text, areUTF16: true))
      case .utf32LittleEndian, .utf32BigEndian: (4, UnitCounts(source.text, areUTF16: false))
      }
  }

  /// The offset in the file, in bytes, of the byte at `offset` in the text.
  package func offset(of offset: Int) -> Int {
    let offset = min(offset, end)
    return markSize + (units.map { $0.size * $0.counts.units(before: offset) } ?? offset)
  }
}
