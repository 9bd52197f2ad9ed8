/// One name in one language and encoding.
struct NameRecord {
  static let size = 12

  /// The rank of the record; the lowest is the best.
  let preference: Preference
  private let encoding: Encoding
  private let bytes: ArraySlice<UInt8>

  /// American English first. Apple's own records are last: fonts with other records keep these only for old systems.
  enum Preference: Comparable {
    case windowsAmerican, windowsEnglish, unicode, macEnglish, other
  }

  private enum Encoding {
    case utf16, macRoman
  }

  /// Nil for an unsupported encoding, and for a name that is empty, too long, or outside the table.
  init?(_ record: ArraySlice<UInt8>, storage: ArraySlice<UInt8>, _ languages: LanguageTags) {
    guard let platform = record.uint16(at: 0), let encodingID = record.uint16(at: 2),
      let language = record.uint16(at: 4), let length = record.uint16(at: 8), let offset = record.uint16(at: 10),
      let encoding = Self.encoding(platform, encodingID), (1...FontLimits.nameLength).contains(length),
      encoding == .macRoman || length.isMultiple(of: 2), let bytes = storage.bytes(at: offset, count: length)
    else { return nil }
    preference = Self.preference(platform, language, languages)
    self.encoding = encoding
    self.bytes = bytes
  }

  /// The name. Half of a surrogate pair becomes U+FFFD.
  var text: String {
    switch encoding {
    case .utf16: bytes.utf16Text
    case .macRoman: MacRoman.text(bytes)
    }
  }

  private static func encoding(_ platform: Int, _ encoding: Int) -> Encoding? {
    switch (platform, encoding) {
    // Windows: symbols, the basic plane, all of Unicode.
    case (0, _), (3, 0), (3, 1), (3, 10): .utf16
    case (1, 0): .macRoman
    default: nil
    }
  }

  private static func preference(_ platform: Int, _ language: Int, _ languages: LanguageTags) -> Preference {
    switch platform {
    case 3 where language == 0x409: .windowsAmerican
    // The lower ten bits are the language, the others the country.
    case 3 where language < 0x8000 && language & 0x3FF == 0x09 || languages.isEnglish(language): .windowsEnglish
    case 0: .unicode
    case 1 where language == 0: .macEnglish
    default: .other
    }
  }
}

/// The languages that format 1 of a name table lists, as tags like those of HTML.
struct LanguageTags {
  /// The whole table.
  let bytes: ArraySlice<UInt8>
  /// The offset of the list of tags, which format 0 does not have.
  let list: Int
  /// The offset of the text of the tags.
  let storage: Int

  /// Whether a language with a number from 0x8000 is English: `en`, `en-GB`.
  func isEnglish(_ language: Int) -> Bool {
    let index = language - 0x8000
    guard index >= 0, bytes.uint16(at: 0) == 1, let count = bytes.uint16(at: list), index < count,
      let length = bytes.uint16(at: list + 2 + 4 * index), let offset = bytes.uint16(at: list + 4 + 4 * index),
      let tag = bytes.bytes(at: storage + offset, count: length)
    else { return false }
    // The first three characters are enough.
    return ["en", "en-"].contains(tag.prefix(6).utf16Text.lowercased())
  }
}

/// Apple's encoding from before Unicode: ASCII and 128 more characters.
private enum MacRoman {
  /// Decodes text; no byte is malformed.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let scalars = bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : upperHalf[Int($0) - 0x80] }
    return String(String.UnicodeScalarView(scalars))
  }

  /// From 0x80 on (Unicode, Mappings/VENDORS/APPLE/ROMAN.TXT, since 1998: 0xDB is the euro sign).
  private static let upperHalf = Array(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
    ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars)
}
