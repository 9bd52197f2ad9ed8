extension Source {
  /// The source in `bytes`, and an error for the first bytes that are malformed.
  package static func decode(_ bytes: [UInt8], path: String) -> (Source, SyntaxError?) {
    if bytes.count > Limits.inputSize {
      let mistake = SyntaxError(CommonMistake.tooLarge(Limits.inputSize), at: 0..<0)
      return (Source(path: path, encoding: .binary, text: []), mistake)
    }
    if bytes.starts(with: BinaryTrailer.magic.utf8) {
      return (Source(path: path, encoding: .binary, text: bytes), nil)
    }
    let (encoding, markSize) = encoding(of: bytes)
    let (text, mistake) = decode(markSize == 0 ? bytes : Array(bytes[markSize...]), as: encoding)
    guard encoding == .utf8, markSize == 0, let declared = DeclaredEncoding(in: text), !declared.isUnicode else {
      return (Source(path: path, encoding: encoding, text: text, markSize: markSize), mistake)
    }
    return decode(text, as: declared, path: path)
  }

  /// Decodes bytes whose XML declaration names an encoding other than UTF-8.
  private static func decode(_ bytes: [UInt8], as declared: DeclaredEncoding, path: String) -> (Source, SyntaxError?) {
    let text = UnicodeDecoder.latin1(bytes)
    let mistake =
      declared.isLatin1 ? nil : SyntaxError(CommonMistake.unknownEncoding(declared.name), at: declared.range)
    return (Source(path: path, encoding: .latin1, text: text), mistake)
  }

  /// The encoding of a byte-order mark. Without one, UTF-16 if one of the first two bytes is NUL, since the first
  /// character is ASCII in every format; otherwise UTF-8.
  private static func encoding(of bytes: [UInt8]) -> (Encoding, markSize: Int) {
    let marks: [(mark: [UInt8], Encoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8),
      ([0xFF, 0xFE, 0x00, 0x00], .utf32LittleEndian),
      ([0x00, 0x00, 0xFE, 0xFF], .utf32BigEndian),
      ([0xFF, 0xFE], .utf16LittleEndian),
      ([0xFE, 0xFF], .utf16BigEndian),
    ]
    if let (mark, encoding) = marks.first(where: { bytes.starts(with: $0.mark) }) { return (encoding, mark.count) }
    guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return (.utf8, 0) }
    return (bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian, 0)
  }

  private static func decode(_ bytes: [UInt8], as encoding: Encoding) -> ([UInt8], SyntaxError?) {
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      let (text, malformed) = UnicodeDecoder.utf16(bytes[...], isLittleEndian: encoding == .utf16LittleEndian)
      return (text, malformed.map { SyntaxError(CommonMistake.invalidUTF16, at: $0) })
    case .utf32LittleEndian, .utf32BigEndian:
      let (text, malformed) = UnicodeDecoder.utf32(bytes[...], isLittleEndian: encoding == .utf32LittleEndian)
      return (text, malformed.map { SyntaxError(CommonMistake.invalidUTF32, at: $0) })
    case .utf8, .latin1, .binary:
      let mistake = firstInvalidUTF8(in: bytes).map { offset in
        SyntaxError(CommonMistake.invalidUTF8(bytes[offset]), at: offset..<(offset + 1))
      }
      return (bytes, mistake)
    }
  }
}

// MARK: - Encoding

extension Source {
  /// A text in the encoding of the file, without a byte-order mark; for a binary file, in UTF-8.
  package func encoded(_ text: String) -> [UInt8] {
    switch encoding {
    case .utf8, .latin1, .binary: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .utf32LittleEndian: text.unicodeScalars.flatMap { Self.bytes(of: $0.value) }
    case .utf32BigEndian: text.unicodeScalars.flatMap { Self.bytes(of: $0.value).reversed() }
    }
  }

  /// Four bytes, little-endian.
  private static func bytes(of value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
