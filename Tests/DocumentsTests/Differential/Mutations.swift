import TestSupport

/// Introduces a few mistakes into bytes.
enum Mutations {
  /// Changes a document at one to four offsets.
  static func mutated(_ bytes: [UInt8], with other: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(random.chance(70) ? 1 : 4) { mutate(&bytes, other, &random) }
    return bytes
  }

  private static func mutate(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout SeededGenerator) {
    let place = random.below(bytes.count + 1)
    let stretch = place..<min(bytes.count, place + 1 + random.below(random.chance(70) ? 4 : 40))
    switch random.below(8) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1 where place < bytes.count: bytes[place] = random.pick(interesting)
    case 2: bytes.insert(random.pick(interesting), at: place)
    case 3: bytes.removeSubrange(stretch)
    case 4: bytes.insert(contentsOf: bytes[stretch], at: place)
    case 5 where !other.isEmpty:
      let start = random.below(other.count)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 1 + random.below(30))], at: place)
    case 6 where place < bytes.count: bytes.swapAt(place, random.below(bytes.count))
    default: bytes.replaceSubrange(random.chance(50) ? stretch : place..<place, with: Array(random.pick(words).utf8))
    }
  }

  private static let interesting: [UInt8] = [
    0, 1, 9, 10, 12, 13, 0x1B, 0x20, 0x22, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x30, 0x39, 0x3A,
    0x3B, 0x3C, 0x3D, 0x3E,
    0x41, 0x45, 0x5B, 0x5C, 0x5D, 0x65, 0x7B, 0x7D, 0x7F, 0x80, 0xBF, 0xC0, 0xC3, 0xE2, 0xED, 0xEF, 0xF0, 0xF4, 0xF5,
    0xFE, 0xFF,
  ]

  private static let words =
    GeneratedText.pieces + GeneratedText.integers + GeneratedText.reals + [
      "<dict>", "</dict>", "<array>", "</array>", "<array/>", "<key>", "</key>", "<key>a</key>", "<string>",
      "</string>", "<string/>",
      "<integer>1</integer>", "<real>1</real>", "<true/>", "<false/>", "<plist>", "</plist>", "<![CDATA[", "<!--",
      "-->", "<?", "?>",
      "<!DOCTYPE a>", "<!ENTITY", "&lt;", "&#x41;", "\\u0041", "\\ud83d\\ude00", "\\ud83d", "\\U41", "\\101", "false",
      "{}", "[]", "()",
      "\"\"", "''", "{a=b;}", "{\"a\":1}", "(a,b)", "<00>", "bplist00", "\u{FEFF}", "1e999", "0x1F", "0001", "1.", ".5",
      "+1", "Infinity",
    ]
}
