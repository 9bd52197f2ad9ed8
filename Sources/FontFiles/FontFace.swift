/// One face: its names, weights, vertical metrics and glyphs.
package struct FontFace: Sendable {
  /// The PostScript name, by which code refers to the face.
  package let postScriptName: String?
  /// The full name for people: family and style.
  package let fullName: String?
  /// The typographic family, which may have more than four styles, or otherwise the family.
  package let familyName: String?
  /// The style within `familyName`.
  package let subfamilyName: String?
  /// The named instances of a variable font; empty for others.
  package let instances: [NamedInstance]
  /// The weights of a variable font, on the scale of CSS; nil for others.
  package let weights: ClosedRange<Double>?
  /// The vertical metrics; nil if the font does not have them.
  package let metrics: VerticalMetrics?
  /// The weight, from 1 to 1000; 400 is regular. Nil if the font does not have it.
  package let weightClass: Int?
  /// Whether the style is italic or oblique.
  package let isItalic: Bool
  /// Whether all characters have the same width.
  package let isMonospaced: Bool
  /// Whether the small letters look like capitals, or there are none: a face for titles or icons.
  package let lacksSmallLetters: Bool
  private let tables: FontTables

  /// The glyphs. Each call reads the tables again.
  ///
  /// - Parameter budget: what may be read, less what was. Without any, no outline is read.
  package func glyphs(within budget: inout Int) -> FaceGlyphs { FaceGlyphs(tables, budget: &budget) }

  /// The advances of its characters; nil if they cannot be read. Each call reads the tables again.
  package var advances: FaceAdvances? { FaceAdvances(tables) }

  /// The same for all faces of a file that share what is measured.
  package var glyphsKey: [Int] {
    [FontTag.head, .hhea, .cmap, .loca, .glyf, .cff].flatMap { [tables[$0].startIndex, tables[$0].endIndex] }
  }

  /// The names by which Apple's systems find the face and its instances, each once.
  package var allPostScriptNames: [String] {
    var seen: Set<String> = []
    return ([postScriptName] + instances.map(\.postScriptName)).compactMap(\.self).filter { seen.insert($0).inserted }
  }

  init(_ tables: FontTables, _ names: NameTable, instanceLimit: Int) {
    self.tables = tables
    let (head, os2) = (tables[.head], tables[.os2])
    postScriptName = names[.postScript]
    fullName = names[.full]
    familyName = names[.typographicFamily] ?? names[.family]
    subfamilyName = names[.typographicSubfamily] ?? names[.subfamily]
    let variations = VariationTable(tables[.fvar], names, limit: instanceLimit)
    (instances, weights) = (variations.instances, variations.weights)
    metrics = VerticalMetrics(head: head, hhea: tables[.hhea])
    weightClass = os2.uint16(at: 4).flatMap { (1...1000).contains($0) ? $0 : nil }
    isItalic = Self.isItalic(head: head, os2: os2)
    isMonospaced = (tables[.post].uint32(at: 12) ?? 0) != 0
    lacksSmallLetters = Self.lacksSmallLetters(CharacterMap(tables[.cmap]), os2: os2)
  }

  /// False if the file does not say. The heights of `x` and `H` are in OS/2 tables from version 2 on.
  private static func lacksSmallLetters(_ characters: CharacterMap?, os2: ArraySlice<UInt8>) -> Bool {
    if let height = os2.int16(at: 86), let capital = os2.int16(at: 88), capital > 0, height >= capital { return true }
    guard let characters else { return false }
    return zip("aegnx".unicodeScalars, "AEGNX".unicodeScalars).contains { small, capital in
      let glyph = characters.glyph(of: small)
      return glyph == nil || glyph == characters.glyph(of: capital)
    }
  }

  /// `macStyle` has a bit for italic, `fsSelection` one for italic and one for oblique.
  private static func isItalic(head: ArraySlice<UInt8>, os2: ArraySlice<UInt8>) -> Bool {
    (head.uint16(at: 44) ?? 0) & 1 << 1 != 0 || (os2.uint16(at: 62) ?? 0) & (1 << 0 | 1 << 9) != 0
  }
}
