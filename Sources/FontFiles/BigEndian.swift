/// Reads at unchecked offsets from the beginning of the slice; nil beyond its end.
extension ArraySlice<UInt8> {
  /// The bytes of a range; nil unless all of it is in the slice.
  func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else { return nil }
    let start = startIndex + offset
    return self[start..<(start + count)]
  }

  /// A number of up to seven bytes.
  func unsigned(at offset: Int, count: Int) -> Int? {
    bytes(at: offset, count: count).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  func uint8(at offset: Int) -> Int? { unsigned(at: offset, count: 1) }

  func int8(at offset: Int) -> Int? { uint8(at: offset).map { Int(Int8(truncatingIfNeeded: $0)) } }

  func uint16(at offset: Int) -> Int? { unsigned(at: offset, count: 2) }

  func int16(at offset: Int) -> Int? {
    uint16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func uint32(at offset: Int) -> Int? { unsigned(at: offset, count: 4) }

  /// The bytes as UTF-16. Half of a surrogate pair becomes U+FFFD; half of a unit is left out.
  var utf16Text: String {
    let units = stride(from: 0, to: count, by: 2).compactMap { uint16(at: $0).map(UInt16.init) }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The first of several numbers for which a condition holds, if it holds for all later ones too; the count if for none.
/// A search by halves: all faces of a collection can share one long table.
func firstIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
