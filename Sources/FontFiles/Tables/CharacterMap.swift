/// The table `cmap`: the glyph of each character.
struct CharacterMap {
  /// A subtable for Unicode, of format 4 or 12.
  private let table: ArraySlice<UInt8>
  private let format: Int

  /// Nil without a subtable of these formats.
  init?(_ cmap: ArraySlice<UInt8>) {
    let count = min(cmap.uint16(at: 2) ?? 0, FontLimits.characterMaps)
    let found = (0..<count).compactMap { index -> (ArraySlice<UInt8>, Int)? in
      let record = 4 + 8 * index
      // Platform 0 is Unicode, and 3 is Windows, whose encodings 1 and 10 are Unicode.
      guard let platform = cmap.uint16(at: record), let encoding = cmap.uint16(at: record + 2),
        platform == 0 || platform == 3 && [1, 10].contains(encoding), let start = cmap.uint32(at: record + 4),
        let table = cmap.bytes(at: start, count: cmap.count - start), let format = table.uint16(at: 0)
      else { return nil }
      return [4, 12].contains(format) ? (table, format) : nil
    }
    guard let widest = found.max(by: { $0.1 < $1.1 }) else { return nil }
    (table, format) = widest
  }

  /// The glyph of a character; nil if there is none.
  func glyph(of character: Unicode.Scalar) -> Int? {
    let code = Int(character.value)
    let glyph = format == 4 ? glyph(inSegments: code) : glyph(inGroups: code)
    return glyph == 0 ? nil : glyph
  }

  /// Format 12: groups of a first and a last character, and the first one's glyph.
  private func glyph(inGroups code: Int) -> Int? {
    let count = min(table.uint32(at: 12) ?? 0, table.count / 12)
    let start = 16 + 12 * firstIndex(below: count) { table.uint32(at: 16 + 12 * $0 + 4) ?? 0 >= code }
    guard let first = table.uint32(at: start), first <= code, start < 16 + 12 * count else { return nil }
    return table.uint32(at: start + 8).map { $0 + code - first }
  }

  /// Format 4: arrays with the last and the first character of each segment, what to add to a character for its glyph,
  /// and where else the glyph is listed.
  private func glyph(inSegments code: Int) -> Int? {
    let size = table.uint16(at: 6) ?? 0
    let offset = 2 * firstIndex(below: size / 2) { table.uint16(at: 14 + 2 * $0) ?? 0 >= code }
    guard offset < size, let first = table.uint16(at: 16 + size + offset), first <= code,
      let delta = table.uint16(at: 16 + 2 * size + offset), let list = table.uint16(at: 16 + 3 * size + offset)
    else { return nil }
    if list == 0 { return (code + delta) & 0xFFFF }
    // The offset is counted from its own position.
    let glyph = table.uint16(at: 16 + 3 * size + offset + list + 2 * (code - first))
    return glyph.flatMap { $0 == 0 ? nil : ($0 + delta) & 0xFFFF }
  }
}
