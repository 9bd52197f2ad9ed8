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
    let endings = text.withUTF8 { unsafe Self.lineEndings(in: $0) }
    var lines: [Substring] = []
    lines.reserveCapacity(endings.count + 1)
    var start = text.startIndex
    for ending in endings {
      lines.append(text[start..<text.index(at: ending.start)])
      start = text.index(at: ending.end)
    }
    lines.append(text[start...])
    return lines
  }

  private func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  private static func lineEndings(in utf8: UnsafeBufferPointer<UInt8>) -> [(start: Int, end: Int)] {
    var endings: [(start: Int, end: Int)] = []
    var index = 0
    while true {
      // Only bytes before the end are read.
      while index < utf8.count, isWithinLine(unsafe utf8[index]) { index += 1 }
      if index == utf8.count { return endings }
      let length = unsafe lengthOfLineEnding(utf8[index...])
      if length > 0 { endings.append((index, index + length)) }
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
