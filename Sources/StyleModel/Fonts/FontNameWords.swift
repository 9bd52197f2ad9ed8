import Documents

/// The words in the names of fonts and families.
package enum FontNameWords {
  /// Suffixes for foundries and formats: Monotype, PostScript, Microsoft.
  private static let marks: Set<String> = ["MT", "PS", "MS", "PSMT"]

  /// The words between separators and capitals: both `HelveticaNeue` and `PTSans` have two.
  package static func words(in name: some StringProtocol) -> [String] {
    let name = String(name)
    let scalars = name.unicodeScalars
    var words: [String] = []
    var (start, index) = (name.startIndex, name.startIndex)
    var previous: Unicode.Scalar?
    func endWord() {
      if start < index { words.append(String(name[start..<index])) }
    }
    while index < name.endIndex {
      let (scalar, next) = (scalars[index], scalars.index(after: index))
      if isSeparator(scalar) {
        endWord()
        (start, previous) = (next, nil)
      } else {
        if let previous, beginsWord(scalar, after: previous, before: next < name.endIndex ? scalars[next] : nil) {
          endWord()
          start = index
        }
        previous = scalar
      }
      index = next
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
  fileprivate var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
  fileprivate var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
  fileprivate var isNumber: Bool { isASCII ? ("0"..."9").contains(self) : properties.numericType != nil }
}
