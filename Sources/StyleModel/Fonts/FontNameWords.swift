import Documents

/// The words in the names of fonts and families.
package enum FontNameWords {
  /// Suffixes for foundries and formats: Monotype, PostScript, Microsoft.
  private static let marks: Set<String> = ["MT", "PS", "MS", "PSMT"]

  /// The words between separators and capitals: both `HelveticaNeue` and `PTSans` have two.
  package static func words(in name: some StringProtocol) -> [String] {
    let name = String(name)
    var words: [String] = []
    // In bytes: indices of scalars take ten times as long.
    var (start, offset) = (0, 0)
    func endWord() {
      if start < offset { words.append(String(Substring(name.utf8.dropFirst(start).prefix(offset - start)))) }
    }
    var scalars = name.unicodeScalars.makeIterator()
    var (previous, following) = (Unicode.Scalar?.none, scalars.next())
    while let scalar = following {
      following = scalars.next()
      let end = offset + UTF8.width(scalar)
      if isSeparator(scalar) {
        endWord()
        (start, previous) = (end, nil)
      } else {
        if let previous, beginsWord(scalar, after: previous, before: following) {
          endWord()
          start = offset
        }
        previous = scalar
      }
      offset = end
    }
    endWord()
    return words
  }

  /// A key for all spellings of a family: without case, separators and suffixes of foundries.
  package static func key(ofFamily family: String) -> String {
    var words = words(in: family)
    while words.count > 1, let last = words.last, marks.contains(last.uppercased()) { words.removeLast() }
    return spelling(words.joined())
  }

  /// The part of a PostScript name before the hyphen, without case and ASCII separators. If a font is not in iOS, this
  /// is called for every font of iOS, so it works on bytes.
  package static func family(of name: String) -> String {
    let bytes = name.utf8.prefix { $0 != UInt8(ascii: "-") }.compactMap { byte -> UInt8? in
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { return byte | 0x20 }
      return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") ? nil : byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Letters and digits in lower case.
  package static func spelling(_ name: String) -> String {
    // Nearly every name is ASCII and needs only its bytes. An import of tokens calls this for all font names of iOS.
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.lowercased().filter { $0.isLetter || $0.isNumber } }
    return String(
      decoding: name.utf8.compactMap { $0.isLetter ? $0 | 0x20 : $0.isDigit ? $0 : nil }, as: UTF8.self)
  }

  package static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII, scalar.value > 0x20 { return scalar == "-" || scalar == "_" || scalar == "." }
    return scalar.properties.isWhitespace
  }

  /// A capital begins a word, except among capitals, as in `PTSans`. A digit begins a word after a small letter, but
  /// not in `W3`.
  private static func beginsWord(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar, before next: Unicode.Scalar?
  ) -> Bool {
    if scalar.isCapital { return !previous.isCapital || next?.isSmall ?? false }
    return scalar.isNumber && previous.isSmall
  }
}

// Nearly every name is ASCII, and lookups in the tables of Unicode are slow.
extension Unicode.Scalar {
  fileprivate var isCapital: Bool { isASCII ? 0x41...0x5A ~= value : properties.isUppercase }
  fileprivate var isSmall: Bool { isASCII ? 0x61...0x7A ~= value : properties.isLowercase }
  fileprivate var isNumber: Bool { isASCII ? 0x30...0x39 ~= value : properties.numericType != nil }
}
