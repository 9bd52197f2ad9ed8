/// Collects the lines of a generated text, indented by two spaces for each level.
package struct TextWriter {
  package private(set) var text: UTF8Text
  /// The indentation of lines at this depth, in spaces.
  private var indent = 0

  /// - Parameter capacity: the expected length in bytes.
  package init(capacity: Int = 0) { text = UTF8Text(capacity: capacity) }

  /// Writes an empty line.
  package mutating func line() { text.append(byte: Self.lineEnding) }

  private static let lineEnding = UInt8(ascii: "\n")

  /// Writes a line; an empty one is not indented.
  // The bytes are only read, within the call.
  package mutating func line(_ line: UTF8Text) { unsafe line.withBytes { unsafe self.line($0) } }

  private mutating func line(_ line: UnsafeBufferPointer<UInt8>) {
    // The bytes are only read, within the call.
    if line.isEmpty { self.line() } else { self.line { unsafe $0.append(line) } }
  }

  /// Writes a line that a function appends to the text: for lines that occur dozens of times, or that are long.
  package mutating func line(_ append: (inout UTF8Text) -> Void) {
    text.append(spaces: indent)
    append(&text)
    line()
  }

  /// Writes a line of a text, a decimal as of `UTF8Text.append(_:ofParts:)`, and literals, with one check for memory:
  /// most lines of a stylesheet are such lines.
  package mutating func line(
    _ start: UTF8Text, _ separator: StaticString, _ count: Int, ofParts parts: Int, _ end: StaticString
  ) {
    let literals = separator.utf8CodeUnitCount + end.utf8CodeUnitCount
    line(atMost: start.count + literals + UTF8Pen.longestDecimal) { pen in
      pen.write(start)
      pen.write(separator)
      pen.write(count, ofParts: parts)
      pen.write(end)
    }
  }

  /// Writes a line of literals and a text, with one check for memory.
  package mutating func line(_ start: StaticString, _ separator: StaticString, _ text: UTF8Text, _ end: StaticString) {
    let literals = start.utf8CodeUnitCount + separator.utf8CodeUnitCount + end.utf8CodeUnitCount
    line(atMost: literals + text.count) { pen in
      pen.write(start)
      pen.write(separator)
      pen.write(text)
      pen.write(end)
    }
  }

  @inline(__always)
  private mutating func line(atMost size: Int, _ write: (inout UTF8Pen) -> Void) {
    text.append(atMost: indent + size + 1) { pen in
      pen.write(spaces: indent)
      write(&pen)
      pen.write(Self.lineEnding)
    }
  }

  /// Writes such a line with a number rounded as by `Double.rounded(toParts:)`.
  package mutating func line(
    _ start: UTF8Text, _ separator: StaticString, _ number: Double, inPartsOf parts: Int, _ end: StaticString
  ) {
    if let count = number.count(ofParts: Double(parts)) {
      line(start, separator, count, ofParts: parts, end)
    } else {
      line("\(start)\(separator)\(number)\(end)")
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
      while let end = unsafe rest.firstIndex(of: Self.lineEnding) {
        unsafe line(UnsafeBufferPointer(rebasing: rest[..<end]))
        unsafe rest = rest[(end + 1)...]
      }
      unsafe line(UnsafeBufferPointer(rebasing: rest))
    }
  }

  /// Writes a block: its opening line, the lines of `body` one level deeper, and its closing line.
  package mutating func block(_ opening: UTF8Text, _ closing: StaticString = "}", _ body: (inout TextWriter) -> Void) {
    line(opening)
    indent += 2
    body(&self)
    indent -= 2
    line { $0.append(closing) }
  }
}
