import Documents
import Testing

@Suite struct BinaryReaderTests {
  /// An object, and the value that is read.
  @Test(
    arguments: [
      ([0x00], .opaque(.null)),
      ([0x08], .boolean(false)),
      ([0x09], .boolean(true)),
      ([0x10, 0xFF], .number(255)),
      ([0x11, 0xFF, 0xFE], .number(65534)),
      ([0x12, 0x80, 0, 0, 0], .number(0x8000_0000)),
      ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], .number(-2)),
      ([0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .number(0x1p64)),
      ([0x14] + Array(repeating: 0xFF, count: 16), .number(-1)),
      ([0x14, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0], .number(-0x1p64)),
      ([0x14, 0x80] + Array(repeating: 0, count: 15), .number(-0x1p127)),
      ([0x22, 0x3F, 0xC0, 0, 0], .number(1.5)),
      ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], .number(1.5)),
      ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], .opaque(.date)),
      ([0x42, 0xAA, 0xBB], .opaque(.data)),
      ([0x50], .string("")),
      ([0x53, 0x61, 0x62, 0x63], .string("abc")),
      ([0x5F, 0x10, 0x02, 0x61, 0x62], .string("ab")),
      ([0x63, 0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x00], .string("é😀")),
      ([0x80, 0x07], .opaque(.uid)),
      ([0xA0], .array([])),
      ([0xD0], .dictionary([:])),
    ] as [([UInt8], Value)])
  func object(_ bytes: [UInt8], _ value: Value) throws {
    let file = BinaryBuilder([bytes])
    let root = try Document(file.bytes, path: "a.plist").tree.get().root
    #expect(Value(root) == value)
    #expect(root.range == file.range(of: 0))
  }

  @Test(arguments: [0xA2, 0xB2, 0xC2] as [UInt8])
  func sharedObjectsAreReadTwice(marker: UInt8) throws {
    let file = BinaryBuilder([[marker, 1, 1], [0xD1, 2, 3], [0x51, 0x6B], [0x09]])
    let root = try Document(file.bytes, path: "").tree.get().root
    #expect(Value(root) == .array(Array(repeating: .dictionary(["k": .boolean(true)]), count: 2)))
    #expect(root.elements.allSatisfy { $0.range == file.range(of: 1) })
  }

  /// Keys and values alternate, although the file stores all keys first.
  @Test func membersKeepTheirOrder() throws {
    let file = BinaryBuilder([[0xD2, 1, 2, 3, 4], [0x51, 0x62], [0x51, 0x61], [0x08], [0x09]])
    let members = Array(try Document(file.bytes, path: "").tree.get().root.members)
    #expect(members.map(\.name) == ["b", "a"])
    #expect(members.map(\.value.boolean) == [false, true])
    #expect(members.map(\.key.range) == [file.range(of: 1), file.range(of: 2)])
  }

  /// Malformed objects, the message, and the marked bytes, counted from the first object.
  @Test(
    arguments: [
      ([[0x01]], "unknown object marker 0x1", 0..<1),
      ([[0x70]], "unknown object marker 0x70", 0..<1),
      ([[0x15, 0]], "expected an integer of at most sixteen bytes", 0..<1),
      ([[0x21, 0, 0]], "expected a real of four or eight bytes", 0..<1),
      ([[0x11, 0]], "expected the end of this object before the offset table", 0..<2),
      ([[0x5F, 0x50]], "expected an integer object as the count of this object", 0..<1),
      ([[0x5F, 0x11, 0]], "expected the end of this object before the offset table", 0..<3),
      (
        [[0x5F, 0x13] + Array(repeating: 0xFF, count: 8)], "expected the end of this object before the offset table",
        0..<10
      ),
      ([[0x51, 0x80]], "expected ASCII characters only in this string", 0..<2),
      ([[0x61, 0xD8, 0x00]], "invalid UTF-16: half of a surrogate pair without the other", 0..<3),
      ([[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]], "expected a date in the years 1 to 9999", 0..<9),
      ([[0xA1, 7]], "expected the number of an object", 1..<2),
      ([[0xD1, 1, 1], [0x09]], "expected a string as the key of a dictionary", 3..<4),
      ([[0xA1, 1], [0xA1, 0]], "this container holds itself", 0..<2),
    ] as [([[UInt8]], String, Range<Int>)])
  func mistake(_ objects: [[UInt8]], _ message: String, _ range: Range<Int>) {
    let document = Document(BinaryBuilder(objects).bytes, path: "")
    #expect(document.message == message)
    #expect(document.mistakeRange == (range.lowerBound + 8)..<(range.upperBound + 8))
  }

  @Test func trailerIsChecked() {
    var file = BinaryBuilder([[0x09]])
    #expect(Document(Array(file.bytes.dropLast()), path: "").message != nil)
    file.topObject = 1
    #expect(Document(file.bytes, path: "").message == "expected the number of an object as the top object")
    file.referenceSize = 0
    #expect(Document(file.bytes, path: "").message == "expected at least one byte for a reference")
    file.version = Array("bplist10".utf8)
    #expect(Document(file.bytes, path: "").message == "expected version 0 of the binary property list, 'bplist00'")
  }

  /// Forty arrays that each contain the next one twice: a trillion values in 200 bytes.
  @Test func sharingIsBounded() {
    let objects = (1...40).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x09]]
    let document = Document(BinaryBuilder(objects).bytes, path: "")
    #expect(document.message == "objects are shared so often that there are too many values; at most 1048576 are read")
  }

  /// A string of 128 KiB with so many uses: written out, it takes 8 GiB.
  @Test(arguments: [(120, nil), (1 << 16, 16 << 20)] as [(Int, Int?)])
  func sharedBytesAreBounded(count: Int, limit: Int?) {
    let size = (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) }
    let uses: [UInt8] = [0xAF, 0x12] + size + Array(repeating: 1, count: count)
    let long: [UInt8] = [0x6F, 0x12, 0, 1, 0, 0] + Array(repeating: 0x61, count: 2 << 16)
    let file = BinaryBuilder([uses, long])
    let document = Document(file.bytes, path: "")
    let message = limit.map {
      "objects are shared so often that there are too many bytes; at most \($0) are read"
    }
    #expect(document.message == message)
    #expect(document.mistakeRange == message.map { _ in file.range(of: 1) })
  }
}
