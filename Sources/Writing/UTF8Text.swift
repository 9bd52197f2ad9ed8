/// Text to write, in UTF-8: an output, or a part of one.
///
/// `String` validates and counts, which outputs do not need: they are only appended to. A stylesheet takes a third of
/// the instructions (docs/performance.md). Literals and interpolations are written as for `String`. An interpolation
/// escapes nothing (docs/architecture.md, Making outputs).
///
/// Unchecked: the memory is a class, and the compiler cannot see that it changes only while a single text refers to it.
package struct UTF8Text: @unchecked Sendable {
  private var memory: ManagedBuffer<Void, UInt8>?
  /// The size of the memory in bytes.
  private var capacity = 0
  /// The length in bytes.
  package private(set) var count = 0

  package init() {}

  /// - Parameter capacity: the expected length in bytes.
  package init(capacity: Int) { if capacity > 0 { allocate(capacity) } }

  package init(_ string: String) { append(contentsOf: string) }

  package var isEmpty: Bool { count == 0 }

  /// The last byte; nil for an empty text.
  // It is only read, within the call.
  package var last: UInt8? { unsafe withBytes { unsafe $0.last } }

  /// A copy of the bytes.
  // They are only read, within the call.
  package var bytes: [UInt8] { unsafe withBytes { unsafe Array($0) } }

  /// Calls a function with the bytes, which are valid only within the call.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // The memory has `count` bytes, and this text keeps it until the end of the call.
    guard let memory else { return unsafe body(UnsafeBufferPointer(start: nil, count: 0)) }
    return unsafe memory.withUnsafeMutablePointerToElements { bytes in
      unsafe body(UnsafeBufferPointer(start: bytes, count: count))
    }
  }
}

extension UTF8Text: Equatable {
  package static func == (left: UTF8Text, right: UTF8Text) -> Bool {
    // The bytes are only read, within the call.
    unsafe left.withBytes { left in unsafe right.withBytes { right in unsafe left.elementsEqual(right) } }
  }
}

// MARK: - Memory

extension UTF8Text {
  /// Appends bytes that a function writes. All other functions that append call this one.
  ///
  /// - Parameter more: the number of bytes that it writes.
  mutating func append(count more: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
    if count + more > capacity || !isKnownUniquelyReferenced(&memory) { move(toFit: count + more) }
    // There is memory for all bytes, and this text alone has it.
    unsafe memory?.withUnsafeMutablePointerToElements { unsafe write($0 + count) }
    count += more
  }

  private mutating func move(toFit size: Int) {
    let old = self
    // An eighth more than needed, since the next append would otherwise copy a long text again.
    allocate(max(size + size / 8, 2 * count, 64))
    // The bytes are only read, within the call.
    unsafe old.withBytes { unsafe append($0) }
  }

  private mutating func allocate(_ capacity: Int) {
    memory = ManagedBuffer<Void, UInt8>.create(minimumCapacity: capacity) { _ in }
    self.capacity = capacity
    count = 0
  }
}

// MARK: - Appending

extension UTF8Text {
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    // The bytes are only read, within the call.
    unsafe append(count: bytes.count) { unsafe $0.update(from: start, count: bytes.count) }
  }

  package mutating func append(contentsOf text: UTF8Text) {
    // There is memory for all bytes. The other memory is only read, within the call.
    unsafe append(count: text.count) { bytes in
      unsafe text.memory?.withUnsafeMutablePointerToElements { unsafe bytes.update(from: $0, count: text.count) }
    }
  }

  package mutating func append(contentsOf string: String) {
    var string = string
    // The bytes are only read, within the call.
    string.withUTF8 { unsafe append($0) }
  }

  package mutating func append(_ literal: StaticString) {
    // The literal's bytes live as long as the program.
    if literal.utf8CodeUnitCount == 1 { return append(byte: unsafe literal.utf8Start.pointee) }
    unsafe append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  package mutating func append(byte: UInt8) {
    // There is memory for one byte.
    unsafe append(count: 1) { unsafe $0.pointee = byte }
  }

  package mutating func append(spaces count: Int) {
    // There is memory for all spaces.
    unsafe append(count: count) { unsafe $0.update(repeating: UInt8(ascii: " "), count: count) }
  }

  package mutating func append(scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte: byte) }
  }
}

extension UTF8Text: CustomStringConvertible {
  package var description: String { String(self) }
}

extension String {
  // The bytes are only read, within the call.
  package init(_ text: UTF8Text) { self = unsafe text.withBytes { unsafe String(decoding: $0, as: UTF8.self) } }
}
