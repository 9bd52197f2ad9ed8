/// The last 32 bytes of a binary property list: the sizes and offsets of everything else. Every number is checked
/// against the size of the file.
struct BinaryTrailer {
  static let magic = "bplist"
  private static let header = 8
  private static let size = 32

  let referenceSize: Int
  let topObject: Int
  let objectCount: Int
  /// The bytes of the objects: after the header, before the offset table.
  let objects: Range<Int>
  private let offsetSize: Int

  init(_ bytes: [UInt8]) throws(SyntaxError) {
    guard bytes.starts(with: (Self.magic + "0").utf8) else {
      throw SyntaxError(BinaryMistake.version, at: 0..<min(Self.header, bytes.count))
    }
    guard bytes.count >= Self.header + 2 + Self.size else {
      throw SyntaxError(BinaryMistake.tooShort, at: 0..<bytes.count)
    }
    let start = bytes.count - Self.size
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    if offsetSize == 0 { throw SyntaxError(BinaryMistake.offsetSize, at: (start + 6)..<(start + 7)) }
    if referenceSize == 0 { throw SyntaxError(BinaryMistake.referenceSize, at: (start + 7)..<(start + 8)) }

    // A number that does not fit `Int` is too large for any file.
    objectCount = bytes.bigEndian(at: (start + 8)..<(start + 16)) ?? .max
    topObject = bytes.bigEndian(at: (start + 16)..<(start + 24)) ?? .max
    let table = bytes.bigEndian(at: (start + 24)..<(start + 32)) ?? .max
    if objectCount == 0 { throw SyntaxError(BinaryMistake.noObjects, at: (start + 8)..<(start + 16)) }
    if topObject >= objectCount { throw SyntaxError(BinaryMistake.topObject, at: (start + 16)..<(start + 24)) }
    let (tableSize, overflow) = objectCount.multipliedReportingOverflow(by: offsetSize)
    guard table > Self.header, table < start, !overflow, tableSize == start - table else {
      throw SyntaxError(BinaryMistake.offsetTable, at: (start + 24)..<(start + 32))
    }
    objects = Self.header..<table
  }

  /// The bytes of an object's entry in the offset table.
  func entry(of object: Int) -> Range<Int> {
    let start = objects.upperBound + object * offsetSize
    return start..<(start + offsetSize)
  }
}

extension Collection<UInt8> where Index == Int {
  /// The unsigned number in the bytes at `range`, or nil if it does not fit.
  func bigEndian(at range: Range<Int>) -> Int? {
    var value = 0
    for index in range {
      if value > Int.max >> 8 { return nil }
      value = value << 8 | Int(self[index])
    }
    return value
  }
}
