/// What the escapes in strings of JSON and JSON5 have in common.
enum Escapes {
  /// The control character that a backslash and this letter encode in both; nil for all other letters.
  static func control(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): .newline
    case UInt8(ascii: "r"): .return
    case UInt8(ascii: "t"): .tab
    default: nil
    }
  }

  /// Decodes the bytes between the quotes of a string that a reader has accepted.
  ///
  /// - Parameter append: appends what a backslash and the letter after it encode, and removes the rest of the escape.
  static func decode(
    _ bytes: ArraySlice<UInt8>, append: (UInt8, _ rest: inout ArraySlice<UInt8>, _ text: inout [UInt8]) -> Void
  ) -> String {
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        text.append(byte)
        continue
      }
      append(letter, &rest, &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Removes the digits of a UTF-16 unit, and returns its scalar. After half of a surrogate pair, the escape of the
  /// other half is removed too.
  static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let unit = UInt32(removeUnit(&rest))
    guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    rest = rest.dropFirst(2)
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + UInt32(removeUnit(&rest)) & 0x3FF) ?? "\u{FFFD}"
  }

  /// Removes up to four hexadecimal digits.
  private static func removeUnit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    let digits = rest.prefix(4).prefix { $0.hexValue != nil }
    rest = rest[digits.endIndex...]
    return digits.reduce(0) { $0 << 4 | UInt16($1.hexValue ?? 0) }
  }
}

extension TextReader {
  /// Skips the escape of a UTF-16 unit. A surrogate must be half of a pair, of which both escapes are skipped: a string
  /// with a lone one cannot be written as UTF-8.
  ///
  /// - Parameter incomplete: the mistake of an escape with fewer than four digits.
  mutating func skipUnit(orThrow incomplete: SyntaxMistake) throws(SyntaxError) {
    let first = offset
    let unit = try unit(incomplete)
    if UTF16.isTrailSurrogate(unit) { throw SyntaxError(CommonMistake.loneSurrogate, at: first..<offset) }
    guard UTF16.isLeadSurrogate(unit) else { return }
    let end = offset
    if starts(with: "\\u"), UTF16.isTrailSurrogate(try self.unit(incomplete)) { return }
    throw SyntaxError(CommonMistake.loneSurrogate, at: first..<end)
  }

  private mutating func unit(_ incomplete: SyntaxMistake) throws(SyntaxError) -> UInt16 {
    let start = offset
    offset += 2
    var unit: UInt16 = 0
    while offset < start + 6, let digit = byte(at: offset)?.hexValue {
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    if offset < start + 6 { throw SyntaxError(incomplete, at: start..<offset) }
    return unit
  }
}
