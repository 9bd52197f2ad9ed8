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
