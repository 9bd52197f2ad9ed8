/// Writes numbers, texts and lists as bytes for `ByteReader`.
package struct ByteWriter {
  package private(set) var bytes: [UInt8]

  package init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  package mutating func add(byte: UInt8) { bytes.append(byte) }

  /// Appends a number in eight bytes, little-endian.
  package mutating func add(_ word: UInt64) {
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * place))) }
  }

  /// Appends the length of a text in bytes, and the bytes.
  package mutating func add(_ text: String) {
    add(count: text.utf8.count)
    bytes += text.utf8
  }

  /// Appends the number of elements of a list, and each element.
  package mutating func add<Element>(_ list: [Element], _ add: (inout ByteWriter, Element) -> Void) {
    self.add(count: list.count)
    for element in list { add(&self, element) }
  }

  /// Appends a count, seven bits in each byte, the lowest first; the eighth bit is set if more bytes follow.
  private mutating func add(count: Int) {
    var rest = UInt64(count)
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Reads values written by `ByteWriter`. Any bytes are safe to read: a function returns nil if they are not a value of
/// its kind.
package struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  package var isAtEnd: Bool { index == bytes.endIndex }

  private var count: Int { bytes.endIndex - index }

  package mutating func byte() -> UInt8? {
    guard count >= 1 else { return nil }
    index += 1
    return bytes[index - 1]
  }

  package mutating func word() -> UInt64? {
    guard count >= 8 else { return nil }
    index += 8
    return bytes.word(at: index - 8)
  }

  /// Reads a text; nil if it is not UTF-8.
  package mutating func text() -> String? {
    guard let size = size(), size <= count else { return nil }
    let range = bytes[index..<index + size]
    index += size
    let text = String(decoding: range, as: UTF8.self)
    return text.utf8.elementsEqual(range) ? text : nil
  }

  /// Reads a list. Every element takes at least a byte, so a false count cannot exhaust memory.
  package mutating func list<Element>(_ read: (inout ByteReader) -> Element?) -> [Element]? {
    guard let size = size(), size <= count else { return nil }
    var list: [Element] = []
    for _ in 0..<size {
      guard let element = read(&self) else { return nil }
      list.append(element)
    }
    return list
  }

  /// Reads a count; nil beyond nine bytes, which no count needs.
  private mutating func size() -> Int? {
    var size = 0
    for place in 0..<9 {
      guard let byte = byte() else { return nil }
      size |= Int(byte & 127) << (7 * place)
      if byte < 128 { return size }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The eight bytes from an index as a number, little-endian.
  func word(at index: Int) -> UInt64 {
    var word: UInt64 = 0
    for place in 0..<8 { word |= UInt64(self[index + place]) << UInt64(8 * place) }
    return word
  }
}
