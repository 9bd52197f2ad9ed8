extension JSONValue {
  /// The value as a binary property list, version 0, keys in their order.
  ///
  /// Nil if it contains something that such a list cannot hold: null or an infinite number.
  package var binaryPropertyList: [UInt8]? {
    var objects = BinaryObjects()
    return (try? objects.add(self)).map { _ in objects.file }
  }
}

/// The objects of a binary property list, which refer to each other by number; the first is the root.
///
/// The recursion is only as deep as the value.
private struct BinaryObjects {
  private var objects: [Object] = []
  /// The numbers of strings, numbers and booleans by their bytes: equal values share one object.
  private var numbers: [[UInt8]: Int] = [:]

  private enum Object {
    case scalar([UInt8])
    case container(marker: UInt8, count: Int, references: [Int])
  }

  /// Adds a value with everything in it, and returns its number.
  mutating func add(_ value: JSONValue) throws(UnwritablePropertyList) -> Int {
    switch value {
    case .null: throw UnwritablePropertyList()
    case .boolean(let value): return add(scalar: [value ? 0x09 : 0x08])
    case .number(let value): return try add(PropertyListNumber(value))
    case .decimal(let digits): return try add(PropertyListNumber(decimal: digits))
    case .string(let text): return add(scalar: BinaryEncoding.string(text))
    case .array(let elements):
      return try addContainer(0xA0, count: elements.count) { objects throws(UnwritablePropertyList) in
        try objects.add(elements)
      }
    case .object(let members):
      return try addContainer(0xD0, count: members.count) { objects throws(UnwritablePropertyList) in
        let keys = members.map { objects.add(scalar: BinaryEncoding.string($0.0)) }
        return keys + (try objects.add(members.map(\.1)))
      }
    }
  }

  private mutating func add(_ elements: [JSONValue]) throws(UnwritablePropertyList) -> [Int] {
    var numbers: [Int] = []
    for element in elements { numbers.append(try add(element)) }
    return numbers
  }

  private mutating func add(_ number: PropertyListNumber?) throws(UnwritablePropertyList) -> Int {
    switch number {
    case .integer(let value): return add(scalar: BinaryEncoding.integer(value))
    // Eight bytes have a sign, so the next size is sixteen.
    case .unsigned(let value):
      return add(scalar: [0x14] + [UInt8](repeating: 0, count: 8) + BinaryEncoding.bigEndian(value, size: 8))
    case .real(let value): return add(scalar: [0x23] + BinaryEncoding.bigEndian(value.bitPattern, size: 8))
    case nil: throw UnwritablePropertyList()
    }
  }

  private mutating func add(scalar bytes: [UInt8]) -> Int {
    if let number = numbers[bytes] { return number }
    numbers[bytes] = objects.count
    objects.append(.scalar(bytes))
    return objects.count - 1
  }

  private mutating func addContainer(
    _ marker: UInt8, count: Int, references: (inout BinaryObjects) throws(UnwritablePropertyList) -> [Int]
  ) throws(UnwritablePropertyList) -> Int {
    let number = objects.count
    objects.append(.container(marker: marker, count: count, references: []))
    objects[number] = .container(marker: marker, count: count, references: try references(&self))
    return number
  }

  /// The whole file: header, objects, offset table and trailer.
  var file: [UInt8] {
    var file = Array("bplist00".utf8)
    // Foundation requires that references can also hold the count itself, which is one more than the greatest
    // reference.
    let referenceSize = BinaryEncoding.size(of: UInt64(objects.count))
    let offsets = objects.map { object in
      defer { append(object, to: &file, referenceSize: referenceSize) }
      return UInt64(file.count)
    }
    let table = UInt64(file.count)
    let offsetSize = BinaryEncoding.size(of: table)
    for offset in offsets { file += BinaryEncoding.bigEndian(offset, size: offsetSize) }
    file += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [UInt64(objects.count), 0, table] { file += BinaryEncoding.bigEndian(number, size: 8) }
    return file
  }

  private func append(_ object: Object, to file: inout [UInt8], referenceSize: Int) {
    switch object {
    case .scalar(let bytes): file += bytes
    case .container(let marker, let count, let references):
      file += BinaryEncoding.marker(marker, count: count)
      for reference in references { file += BinaryEncoding.bigEndian(UInt64(reference), size: referenceSize) }
    }
  }
}

/// The encoding of objects.
private enum BinaryEncoding {
  /// A string in ASCII if possible, otherwise in UTF-16.
  static func string(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return marker(0x50, count: text.utf8.count) + text.utf8 }
    return marker(0x60, count: text.utf16.count) + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// An integer: unsigned in one, two or four bytes, or signed in eight.
  static func integer(_ value: Int64) -> [UInt8] {
    let size =
      switch value {
      case 0...0xFF: 1
      case 0...0xFFFF: 2
      case 0...0xFFFF_FFFF: 4
      default: 8
      }
    return [0x10 | UInt8(size.trailingZeroBitCount)] + bigEndian(UInt64(bitPattern: value), size: size)
  }

  /// A marker with its count; a count that does not fit into half a byte follows as an integer.
  static func marker(_ marker: UInt8, count: Int) -> [UInt8] {
    count < 0xF ? [marker | UInt8(count)] : [marker | 0xF] + integer(Int64(count))
  }

  /// The lowest bytes of a number, big-endian.
  static func bigEndian(_ number: UInt64, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }

  /// How many bytes a number needs.
  static func size(of number: UInt64) -> Int {
    max(1, (UInt64.bitWidth - number.leadingZeroBitCount + 7) / 8)
  }
}
