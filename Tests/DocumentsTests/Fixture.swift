import Documents

/// Small documents for tests.
enum Fixture {
  /// The text in UTF-16 with a byte-order mark.
  static func utf16(_ text: String, isLittleEndian: Bool) -> [UInt8] {
    "\u{FEFF}\(text)".utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? bytes.reversed() : bytes
    }
  }

  /// The text in UTF-32 with a byte-order mark.
  static func utf32(_ text: String, isLittleEndian: Bool) -> [UInt8] {
    "\u{FEFF}\(text)".unicodeScalars.flatMap { scalar in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      return isLittleEndian ? bytes.reversed() : bytes
    }
  }
}

extension Document {
  /// The message of the mistake, if there is one.
  var message: String? {
    if case .failure(let error) = tree { error.mistake.message } else { nil }
  }

  /// The range of the mistake.
  var mistakeRange: Range<Int>? {
    if case .failure(let error) = tree { error.range } else { nil }
  }
}
