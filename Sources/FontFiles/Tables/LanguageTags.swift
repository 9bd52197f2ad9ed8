/// The languages that format 1 of a name table lists, as tags like those of HTML.
struct LanguageTags {
  /// The whole table; empty for format 0, which has no tags.
  private let bytes: ArraySlice<UInt8>
  /// The offset of the list of tags.
  private let list: Int
  /// The offset of the text of the tags.
  private let storage: Int

  init(_ bytes: ArraySlice<UInt8>, list: Int, storage: Int) {
    self.bytes = bytes.uint16(at: 0) == 1 ? bytes : []
    self.list = list
    self.storage = storage
  }

  /// Whether a language with a number from 0x8000 is English: `en`, `en-GB`.
  func isEnglish(_ language: Int) -> Bool {
    let index = language - 0x8000
    guard index >= 0, let count = bytes.uint16(at: list), index < count,
      let length = bytes.uint16(at: list + 2 + 4 * index), let offset = bytes.uint16(at: list + 4 + 4 * index),
      let tag = bytes.bytes(at: storage + offset, count: length)
    else { return false }
    // The first three characters are enough.
    return ["en", "en-"].contains(tag.prefix(6).utf16Text.lowercased())
  }
}
