/// The `name` table: what a font is called, in many languages and encodings.
struct NameTable {
  private var best: [NameID: NameRecord] = [:]
  /// How many records were looked at.
  private(set) var recordCount = 0

  /// The name in English if there is one; nil if it is missing, empty, or broken in every record.
  subscript(id: NameID) -> String? { best[id]?.text }

  /// - Parameter limit: how many records are looked at, if not as many as in any table.
  init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    guard let count = bytes.uint16(at: 2), let storage = bytes.uint16(at: 4) else { return }
    let languages = LanguageTags(bytes, list: Self.headerSize + count * NameRecord.size, storage: storage)
    recordCount = min(count, FontLimits.nameRecords, limit)
    for index in 0..<recordCount {
      guard let record = bytes.bytes(at: Self.headerSize + index * NameRecord.size, count: NameRecord.size),
        let id = record.uint16(at: 6).map(NameID.init(rawValue:)),
        let name = NameRecord(record, storage: bytes.dropFirst(storage), languages)
      else { continue }
      // The first of equals stays.
      if best[id].map({ name.preference < $0.preference }) ?? true { best[id] = name }
    }
  }

  private static let headerSize = 6
}
