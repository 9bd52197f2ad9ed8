import CLibrary

/// Text to write, in UTF-8: an output, or a part of one.
///
/// `String` validates and counts, which outputs do not need: they are only appended to. A stylesheet takes a third of
/// the instructions (docs/dev/performance.md). Literals and interpolations are written as for `String`. An
/// interpolation escapes nothing (docs/architecture.md, Making outputs).
///
/// Unchecked: the memory is a class, and the compiler cannot see that it changes only while a single text refers to it.
/// Marked as safe: the address is that of this memory, and never leaves this type but for the time of a call.
@safe package struct UTF8Text: @unchecked Sendable {
  private var memory: ManagedBuffer<Void, UInt8>?
  /// The address of the memory, which does not change while the memory exists.
  private var start: UnsafeMutablePointer<UInt8>?
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
    withExtendedLifetime(memory) { unsafe body(UnsafeBufferPointer(start: start, count: count)) }
  }
}

extension UTF8Text: Equatable {
  package static func == (left: UTF8Text, right: UTF8Text) -> Bool {
    // The bytes are only read, within the call.
    unsafe left.withBytes { left in unsafe right.withBytes { right in unsafe left.elementsEqual(right) } }
  }
}

// MARK: - Appending

extension UTF8Text {
  /// Appends what a function writes, with one check for memory.
  ///
  /// - Parameter size: the greatest number of bytes that it writes.
  @inline(__always)
  mutating func append(atMost size: Int, _ write: (inout UTF8Pen) -> Void) {
    // There is memory for all bytes.
    let start = unsafe end(with: size)
    var pen = unsafe UTF8Pen(position: start)
    write(&pen)
    // Both are addresses in the memory.
    count += unsafe pen.position - start
  }

  /// Appends some bytes. All longer appends call this function.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    // There is memory for all bytes, which are only read, within the call.
    unsafe end(with: bytes.count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  package mutating func append(byte: UInt8) { append(atMost: 1) { $0.write(byte) } }

  package mutating func append(spaces number: Int) { append(atMost: number) { $0.write(spaces: number) } }

  // The bytes are only read, within the call.
  package mutating func append(contentsOf text: UTF8Text) { unsafe text.withBytes { unsafe append($0) } }

  package mutating func append(contentsOf string: String) {
    var string = string
    // The bytes are only read, within the call.
    string.withUTF8 { unsafe append($0) }
  }

  package mutating func append(_ literal: StaticString) {
    // The bytes of a literal live as long as the program.
    unsafe append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  package mutating func append(scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte: byte) }
  }
}

// MARK: - Memory

extension UTF8Text {
  /// The end of the text, with memory for some more bytes that belongs to this text only.
  private mutating func end(with more: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(more >= 0)
    if count + more > capacity || !isKnownUniquelyReferenced(&memory) { move(toFit: count + more) }
    guard let start = unsafe start else { preconditionFailure("a text without memory") }
    return unsafe start + count
  }

  private mutating func move(toFit size: Int) {
    let old = self
    // An eighth more than needed, since the next append would otherwise copy a long text again.
    allocate(max(size + size / 8, 2 * count, 64))
    append(contentsOf: old)
  }

  private mutating func allocate(_ capacity: Int) {
    let memory = ManagedBuffer<Void, UInt8>.create(minimumCapacity: capacity) { _ in }
    self.memory = memory
    // This text keeps the memory as long as it has its address.
    unsafe start = memory.withUnsafeMutablePointerToElements { unsafe $0 }
    unsafe LargePages.request(for: start, size: capacity)
    self.capacity = capacity
    count = 0
  }
}

extension UTF8Text: CustomStringConvertible {
  package var description: String { String(self) }
}

extension String {
  // The bytes are only read, within the call.
  package init(_ text: UTF8Text) { self = unsafe text.withBytes { unsafe String(decoding: $0, as: UTF8.self) } }
}
