/// What a name is the name of, as OpenType numbers it. From 256 on, a font numbers as it likes.
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
