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
  package mutating func line() { text.append(byte: UInt8(ascii: "\n")) }

  /// Writes a line; an empty one is not indented.
  // The bytes are only read, within the call.
  package mutating func line(_ line: UTF8Text) { unsafe line.withBytes { unsafe self.line($0) } }

  /// Writes a line piece by piece, without an intermediate text.
  package mutating func line(_ write: (inout UTF8Text) -> Void) {
    text.append(spaces: indent)
    write(&text)
    line()
  }

  private mutating func line(_ line: UnsafeBufferPointer<UInt8>) {
    if !line.isEmpty {
      text.append(spaces: indent)
      // The bytes are only read, within the call.
      unsafe text.append(line)
    }
    self.line()
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
    block(opening: { $0.append(contentsOf: opening) }, closing, body: body)
  }

  /// Writes a block whose opening line is written piece by piece.
  package mutating func block(
    opening: (inout UTF8Text) -> Void, _ closing: StaticString = "}", body: (inout TextWriter) -> Void
  ) {
    line(opening)
    indent += unit
    body(&self)
    indent -= unit
    text.append(spaces: indent)
    text.append(closing)
    line()
  }
}
