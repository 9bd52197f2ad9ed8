/// One face: its names, weights and vertical metrics.
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

  /// The names by which Apple's systems find the face and its instances, each once.
  package var allPostScriptNames: [String] {
    var seen: Set<String> = []
    return ([postScriptName] + instances.map(\.postScriptName)).compactMap(\.self).filter { seen.insert($0).inserted }
  }

  init(_ tables: FontTables, _ names: NameTable, instanceLimit: Int) {
    postScriptName = names[.postScript]
    fullName = names[.full]
    familyName = names[.typographicFamily] ?? names[.family]
    subfamilyName = names[.typographicSubfamily] ?? names[.subfamily]
    let variations = VariationTable(tables[.fvar], limit: instanceLimit)
    instances = variations.instances.map { NamedInstance($0, names) }
    weights = variations.weights
    metrics = VerticalMetrics(head: tables[.head], hhea: tables[.hhea])
    weightClass = tables[.os2].uint16(at: 4).flatMap { (1...1000).contains($0) ? $0 : nil }
    isItalic = Self.isItalic(head: tables[.head], os2: tables[.os2])
  }

  /// `macStyle` has a bit for italic, `fsSelection` one for italic and one for oblique.
  private static func isItalic(head: ArraySlice<UInt8>, os2: ArraySlice<UInt8>) -> Bool {
    (head.uint16(at: 44) ?? 0) & 1 << 1 != 0 || (os2.uint16(at: 62) ?? 0) & (1 << 0 | 1 << 9) != 0
  }
}
