/// The four bytes by which tables, and kinds of file, are named.
struct FontTag: RawRepresentable, Hashable {
  let rawValue: Int

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A tag of four ASCII characters.
  init(_ name: StaticString) {
    rawValue = name.description.utf8.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension ArraySlice<UInt8> {
  func tag(at offset: Int) -> FontTag? {
    uint32(at: offset).map(FontTag.init(rawValue:))
  }
}
