/// The `name` table: the names of a font, in many languages and encodings.
struct NameTable {
  private var best: [NameID: NameRecord] = [:]
  /// The number of records that were read.
  private(set) var recordCount = 0

  /// The name, in English if possible; nil if it is missing, empty, or malformed in every record.
  subscript(id: NameID) -> String? { best[id]?.text }

  /// - Parameter limit: the maximum number of records to read; never more than `FontLimits.nameRecords`.
  init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    guard let count = bytes.uint16(at: 2), let storage = bytes.uint16(at: 4) else { return }
    let languages = LanguageTags(bytes: bytes, list: Self.headerSize + count * NameRecord.size, storage: storage)
    recordCount = min(count, FontLimits.nameRecords, limit)
    for index in 0..<recordCount {
      guard let record = bytes.bytes(at: Self.headerSize + index * NameRecord.size, count: NameRecord.size),
        let id = record.uint16(at: 6).map(NameID.init(rawValue:)),
        let name = NameRecord(record, storage: bytes.dropFirst(storage), languages)
      else { continue }
      // The first of equals is kept.
      if best[id].map({ name.preference < $0.preference }) ?? true { best[id] = name }
    }
  }

  private static let headerSize = 6
}

/// The meaning of a name, as OpenType numbers it. Numbers from 256 are specific to the font.
struct NameID: RawRepresentable, Hashable {
  let rawValue: Int

  static let family = NameID(rawValue: 1)
  static let subfamily = NameID(rawValue: 2)
  static let full = NameID(rawValue: 4)
  static let postScript = NameID(rawValue: 6)
  static let typographicFamily = NameID(rawValue: 16)
  static let typographicSubfamily = NameID(rawValue: 17)
  static let variationsPrefix = NameID(rawValue: 25)
}
