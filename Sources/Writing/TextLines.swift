extension [String] {
  /// The texts with a separator between them.
  ///
  /// Replaces `joined(separator:)` of the standard library, which looks up sequence types at run time: for a run with
  /// one file, that takes longer than writing a table.
  package func joined(with separator: String) -> String {
    var text = first ?? ""
    for part in dropFirst() { text += separator + part }
    return text
  }
}

extension String {
  /// The lines without their endings, empty lines included; one line if there are no endings. Endings are those of
  /// `Character.isNewline`.
  package var lines: [Substring] {
    var text = self
    // The bytes are only read, within the call.
    let ranges = text.withUTF8 { unsafe Self.lines(in: $0) }
    return ranges.map { text[text.index(at: $0.start)..<text.index(at: $0.end)] }
  }

  private func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  private static func lines(in utf8: UnsafeBufferPointer<UInt8>) -> [(start: Int, end: Int)] {
    var lines: [(start: Int, end: Int)] = []
    var (start, index) = (0, 0)
    while true {
      // Only bytes before the end are read.
      while index < utf8.count, isWithinLine(unsafe utf8[index]) { index += 1 }
      if index == utf8.count { return lines + [(start, index)] }
      let length = unsafe lengthOfLineEnding(utf8[index...])
      if length > 0 {
        lines.append((start, index))
        start = index + length
      }
      index += length > 0 ? length : 1
    }
  }

  /// Whether a byte begins no line ending, as nearly all bytes.
  private static func isWithinLine(_ byte: UInt8) -> Bool { byte > 0x0D && byte < 0xC2 || byte > 0xE2 }

  /// The length in bytes of the line ending at the beginning of a text; 0 if there is none.
  private static func lengthOfLineEnding(_ utf8: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    // There is a first byte, and `starts(with:)` does not read past the end.
    switch unsafe utf8[utf8.startIndex] {
    case 0x0A, 0x0B, 0x0C: 1
    case 0x0D: unsafe utf8.starts(with: [0x0D, 0x0A]) ? 2 : 1
    // U+0085, U+2028 and U+2029.
    case 0xC2: unsafe utf8.starts(with: [0xC2, 0x85]) ? 2 : 0
    case 0xE2: unsafe utf8.starts(with: [0xE2, 0x80, 0xA8]) || utf8.starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    default: 0
    }
  }
}
