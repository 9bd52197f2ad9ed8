extension Source {
  /// The source in `bytes`, and the first place where they are not well-formed text.
  static func decode(_ bytes: [UInt8], path: String) -> (Source, SyntaxError?) {
    if bytes.count > Limits.inputSize {
      return (Source(path: path, encoding: .binary, text: []), SyntaxError(CommonMistake.tooLarge, at: 0..<0))
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

  /// An encoding that an XML declaration names, and that is not UTF-8.
  private static func decode(_ bytes: [UInt8], as declared: DeclaredEncoding, path: String) -> (Source, SyntaxError?) {
    let text = UnicodeDecoder.latin1(bytes)
    let mistake =
      declared.isLatin1 ? nil : SyntaxError(CommonMistake.unknownEncoding(declared.name), at: declared.range)
    return (Source(path: path, encoding: .latin1, text: text), mistake)
  }

  /// The encoding that a byte-order mark tells; or else a NUL beside the first character, which is ASCII in every
  /// format; or else UTF-8.
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
      let (text, place) = UnicodeDecoder.utf16(bytes[...], isLittleEndian: encoding == .utf16LittleEndian)
      return (text, place.map { SyntaxError(CommonMistake.invalidUTF16, at: $0) })
    case .utf32LittleEndian, .utf32BigEndian:
      let (text, place) = UnicodeDecoder.utf32(bytes[...], isLittleEndian: encoding == .utf32LittleEndian)
      return (text, place.map { SyntaxError(CommonMistake.invalidUTF32, at: $0) })
    case .utf8, .latin1, .binary:
      let mistake = firstInvalidUTF8(in: bytes).map { place in
        SyntaxError(CommonMistake.invalidUTF8(bytes[place]), at: place..<(place + 1))
      }
      return (bytes, mistake)
    }
  }
}
