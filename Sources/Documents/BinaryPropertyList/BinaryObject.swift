/// One object: a marker of one byte, a count where the marker has no room for it, and the contents.
struct BinaryObject {
  /// The marker: its upper half is the kind of the object, its lower half the count.
  let marker: UInt8
  let kind: Node.Kind
  /// The number of bytes, UTF-16 units, elements or pairs.
  let count: Int
  /// From the marker to the end of the contents.
  let range: Range<Int>
  /// The offset after the marker and the count.
  let contents: Int

  /// Reads the marker and the size of the object at `start`, which must end before `end`.
  init(_ bytes: [UInt8], at start: Int, end: Int, referenceSize: Int) throws(SyntaxError) {
    marker = bytes[start]
    guard let (kind, unit) = Self.shape(of: marker, referenceSize: referenceSize) else {
      throw SyntaxError(BinaryMistake.unknownMarker(marker), at: start..<(start + 1))
    }
    self.kind = kind
    (count, contents) = try Self.count(bytes, of: kind, at: start, end: end)
    let (size, overflow) = count.multipliedReportingOverflow(by: unit)
    guard !overflow, size <= end - contents else {
      throw SyntaxError(BinaryMistake.objectEnd, at: start..<end)
    }
    range = start..<(contents + size)
  }

  /// The kind of object that a marker begins, and the bytes of each of its units. A set is read as an array.
  private static func shape(of marker: UInt8, referenceSize: Int) -> (kind: Node.Kind, unit: Int)? {
    switch (marker >> 4, marker & 0xF) {
    case (0x0, 0x0): (.null, 0)
    case (0x0, 0x8), (0x0, 0x9): (.boolean, 0)
    case (0x1, _): (.integer, 1)
    case (0x2, _): (.real, 1)
    case (0x3, 0x3): (.date, 1)
    case (0x4, _): (.data, 1)
    case (0x5, _): (.string, 1)
    case (0x6, _): (.string, 2)
    case (0x8, _): (.uid, 1)
    case (0xA, _), (0xB, _), (0xC, _): (.array, referenceSize)
    case (0xD, _): (.dictionary, 2 * referenceSize)
    default: nil
    }
  }

  private static func count(
    _ bytes: [UInt8], of kind: Node.Kind, at start: Int, end: Int
  ) throws(SyntaxError) -> (count: Int, contents: Int) {
    let low = Int(bytes[start] & 0xF)
    switch kind {
    case .null, .boolean: return (0, start + 1)
    case .uid: return (low + 1, start + 1)
    case .integer where low > 4: throw SyntaxError(BinaryMistake.integerSize, at: start..<(start + 1))
    case .real where low != 2 && low != 3: throw SyntaxError(BinaryMistake.realSize, at: start..<(start + 1))
    case .integer, .real, .date: return (1 << low, start + 1)
    default: return low == 0xF ? try longCount(bytes, at: start + 1, end: end) : (low, start + 1)
    }
  }

  /// A count of fifteen or more follows the marker as an integer object.
  private static func longCount(
    _ bytes: [UInt8], at start: Int, end: Int
  ) throws(SyntaxError) -> (count: Int, contents: Int) {
    guard start < end, bytes[start] >> 4 == 0x1, bytes[start] & 0xF <= 4 else {
      throw SyntaxError(BinaryMistake.count, at: (start - 1)..<start)
    }
    let number = (start + 1)..<(start + 1 + 1 << Int(bytes[start] & 0xF))
    guard number.upperBound <= end else { throw SyntaxError(BinaryMistake.objectEnd, at: (start - 1)..<end) }
    // A count that does not fit `Int` reaches beyond any end.
    return (bytes.bigEndian(at: number) ?? .max, number.upperBound)
  }
}
