extension DocumentFormat {
  /// Apple's binary property list, version 0.
  package static let binaryPropertyList = DocumentFormat(
    name: "binary property list",
    read: BinaryReader.read,
    string: { BinaryContents($0)?.string ?? "" },
    number: { BinaryContents($0)?.number },
    boolean: { $0.bytes.first == 0x09 },
    decimal: { BinaryContents($0)?.longDigits })
}

/// The contents of an object without references: checked when it is read, decoded when it is needed.
struct BinaryContents {
  private let object: BinaryObject
  private let bytes: ArraySlice<UInt8>

  init(_ object: BinaryObject, in bytes: [UInt8]) {
    self.object = object
    self.bytes = bytes[object.contents..<object.range.upperBound]
  }

  /// The contents of a node of a binary property list.
  init?(_ node: Node) {
    let bytes = node.source.text
    let object = try? BinaryObject(bytes, at: node.range.lowerBound, end: node.range.upperBound, referenceSize: 0)
    guard let object else { return nil }
    self.init(object, in: bytes)
  }

  /// The mistake in the contents, if there is one.
  var mistake: SyntaxMistake? {
    switch object.kind {
    case .string where isWide: string == nil ? CommonMistake.invalidUTF16 : nil
    case .string: bytes.allSatisfy { $0 < 0x80 } ? nil : BinaryMistake.ascii
    case .date: Self.dates.contains(real) ? nil : BinaryMistake.date
    default: nil
    }
  }

  /// The years 1 to 9999, which every form of a date can hold, in seconds since the beginning of 2001.
  private static let dates = -63_114_076_800.0..<252_423_993_600.0
}

// MARK: - Values

extension BinaryContents {
  /// The string; nil when it has half of a surrogate pair.
  var string: String? {
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    let (text, mistake) = UnicodeDecoder.utf16(bytes, isLittleEndian: false)
    return mistake == nil ? String(decoding: text, as: UTF8.self) : nil
  }

  var number: Double? {
    object.kind == .real ? real : integer
  }

  /// All decimal digits of an integer that a `Double` does not hold; nil beyond 64 bits. Foundation writes the upper
  /// half of `UInt64` in sixteen bytes.
  var longDigits: String? {
    guard object.kind == .integer, integer.magnitude >= 0x1p53 else { return nil }
    if object.count == 8 { return String(Int64(bitPattern: bits(bytes))) }
    return bits(bytes.prefix(8)) == 0 ? String(bits(bytes.suffix(8))) : nil
  }

  private var isWide: Bool { object.marker >> 4 == 0x6 }

  /// Integers of up to four bytes have no sign; those of eight and sixteen do.
  private var integer: Double {
    switch object.count {
    case 16: longInteger
    case 8: Double(Int64(bitPattern: bits(bytes)))
    default: Double(bits(bytes))
    }
  }

  /// The magnitude of a sixteen-byte integer: adding the halves of a small negative one would round it to nothing.
  private var longInteger: Double {
    let (high, low) = (bits(bytes.prefix(8)), bits(bytes.suffix(8)))
    guard Int64(bitPattern: high) < 0 else { return Double(high) * 0x1p64 + Double(low) }
    return -(Double(~high &+ (low == 0 ? 1 : 0)) * 0x1p64 + Double(0 &- low))
  }

  private var real: Double {
    let bits = bits(bytes)
    return object.count == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
  }

  private func bits(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
