// Lines of several pieces, written without a text of their own.

extension TextWriter {
  /// Writes a line of a text between two literals.
  ///
  /// - Parameter count: the number of its first bytes to write; nil for all.
  package mutating func line(
    _ start: StaticString, _ content: UTF8Text, prefix count: Int? = nil, end: StaticString
  ) {
    let count = count ?? content.count
    // There is memory for all pieces.
    unsafe line(atMost: start.utf8CodeUnitCount + count + end.utf8CodeUnitCount) { pen in
      unsafe pen.write(start)
      unsafe pen.write(prefix: count, of: content)
      unsafe pen.write(end)
    }
  }

  /// Writes a line of two texts and a literal.
  package mutating func line(_ start: UTF8Text, _ content: UTF8Text, end: StaticString) {
    // There is memory for all pieces.
    unsafe line(atMost: start.count + content.count + end.utf8CodeUnitCount) { pen in
      unsafe pen.write(prefix: start.count, of: start)
      unsafe pen.write(prefix: content.count, of: content)
      unsafe pen.write(end)
    }
  }

  /// Writes a line of a text, a string and a literal.
  package mutating func line(_ start: UTF8Text, _ content: String, end: StaticString) {
    var content = content
    // The bytes are only read, within the call.
    content.withUTF8 { bytes in
      // There is memory for all pieces.
      unsafe line(atMost: start.count + bytes.count + end.utf8CodeUnitCount) { pen in
        unsafe pen.write(prefix: start.count, of: start)
        if let address = bytes.baseAddress { unsafe pen.write(address, count: bytes.count) }
        unsafe pen.write(end)
      }
    }
  }

  /// Writes a line of a text, a number rounded as by `Double.rounded(toParts:)`, and a literal.
  package mutating func line(_ start: UTF8Text, _ number: Double, inPartsOf parts: Int, end: StaticString) {
    if let count = number.count(ofParts: Double(parts)) {
      line(start, count, ofParts: parts, end: end)
    } else {
      line(start, number.shortest, end: end)
    }
  }

  /// Writes a line of a text, a decimal as in `UTF8Text.append(_:ofParts:)`, and a literal.
  package mutating func line(_ start: UTF8Text, _ count: Int, ofParts parts: Int, end: StaticString) {
    // There is memory for all pieces.
    unsafe line(atMost: start.count + BytePen.longestDecimal + end.utf8CodeUnitCount) { pen in
      unsafe pen.write(prefix: start.count, of: start)
      unsafe pen.write(count, ofParts: parts)
      unsafe pen.write(end)
    }
  }
}
