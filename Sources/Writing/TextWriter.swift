/// Collects the lines of a generated text, indented by their depth.
package struct TextWriter {
  package private(set) var text: UTF8Text
  private let unit: Int
  /// The indentation of lines at this depth, in spaces.
  private var indent = 0

  /// - Parameters:
  ///   - indent: the spaces for each level of depth.
  ///   - capacity: the expected length in bytes.
  package init(indent: Int = 2, capacity: Int = 0) {
    unit = indent
    text = UTF8Text(capacity: capacity)
  }

  /// Writes an empty line.
  package mutating func line() { text.append(byte: Self.lineEnding) }

  private static let lineEnding = UInt8(ascii: "\n")

  /// Writes a line; an empty one is not indented.
  // The bytes are only read, within the call.
  package mutating func line(_ line: UTF8Text) { unsafe line.withBytes { unsafe self.line($0) } }

  private mutating func line(_ line: UnsafeBufferPointer<UInt8>) {
    guard let address = line.baseAddress, !line.isEmpty else { return self.line() }
    // There is memory for all bytes, which are only read, within the call.
    unsafe self.line(atMost: line.count) { unsafe $0.write(address, count: line.count) }
  }

  /// Writes a line whose memory is checked once.
  ///
  /// - Parameter count: the largest number of bytes of its content.
  mutating func line(atMost count: Int, _ write: (inout BytePen) -> Void) {
    // There is memory for the indentation, the content and the line ending.
    unsafe text.append(atMost: BytePen.size(ofSpaces: indent) + count + 1) { pen in
      unsafe pen.write(spaces: indent)
      unsafe write(&pen)
      unsafe pen.write(Self.lineEnding)
    }
  }

  /// Writes a line: a start, what a function appends to it, and an end. There is no intermediate text.
  package mutating func line(
    _ start: StaticString = "", end: StaticString = "", _ write: (inout UTF8Text) -> Void
  ) {
    // There is memory for the indentation and the literal.
    unsafe text.append(atMost: BytePen.size(ofSpaces: indent) + start.utf8CodeUnitCount) { pen in
      unsafe pen.write(spaces: indent)
      unsafe pen.write(start)
    }
    write(&text)
    // There is memory for the literal and the line ending.
    unsafe text.append(atMost: end.utf8CodeUnitCount + 1) { pen in
      unsafe pen.write(end)
      unsafe pen.write(Self.lineEnding)
    }
  }

  /// Writes the lines of several texts at this depth.
  package mutating func lines(_ texts: [UTF8Text]) {
    for text in texts { lines(text) }
  }

  /// Writes the lines of a text at this depth.
  package mutating func lines(_ text: UTF8Text) {
    // The bytes are only read, within the call.
    unsafe text.withBytes { bytes in
      var rest = unsafe bytes[...]
      while let end = unsafe rest.firstIndex(of: UInt8(ascii: "\n")) {
        unsafe line(UnsafeBufferPointer(rebasing: rest[..<end]))
        unsafe rest = rest[(end + 1)...]
      }
      unsafe line(UnsafeBufferPointer(rebasing: rest))
    }
  }

  /// Writes a block: its opening line, the lines of `body` one level deeper, and its closing line.
  package mutating func block(_ opening: UTF8Text, _ closing: StaticString = "}", _ body: (inout TextWriter) -> Void) {
    line(opening)
    indented(closing, body)
  }

  /// Writes a block whose opening line is a text between two literals.
  package mutating func block(
    _ start: StaticString, _ content: UTF8Text, end: StaticString, _ body: (inout TextWriter) -> Void
  ) {
    line(start, content, end: end)
    indented("}", body)
  }

  private mutating func indented(_ closing: StaticString, _ body: (inout TextWriter) -> Void) {
    indent += unit
    body(&self)
    indent -= unit
    // There is memory for the literal.
    unsafe line(atMost: closing.utf8CodeUnitCount) { unsafe $0.write(closing) }
  }
}
