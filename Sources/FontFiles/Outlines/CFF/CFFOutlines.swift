/// The table `CFF `: outlines of cubic curves (Adobe Technical Note 5176). Of several fonts in it the first is used.
struct CFFOutlines: Outlines {
  private let charStrings: CFFIndex
  private let subroutines: CFFIndex
  /// The subroutines of each font dictionary: of one, or of those that a selector selects from.
  private let localSubroutines: [CFFIndex]
  private let selector: FontSelector?
  /// Whether letters look as they are stored, neither slanted nor narrowed.
  private let isUpright: Bool

  /// Nil if the table is missing or malformed, if its unit is not that of the table `head`, or without a budget.
  init?(_ tables: FontTables, budget: inout Int) {
    let table = tables[.cff]
    guard budget >= 0, let unitsPerEm = tables[.head].uint16(at: 18), let header = table.uint8(at: 2),
      let names = CFFIndex.read(table.dropFirst(header)), let fonts = CFFIndex.read(names.rest),
      let strings = CFFIndex.read(fonts.rest), let subroutines = CFFIndex.read(strings.rest)?.list,
      let font = fonts.list[0].flatMap(CFFDictionary.init), let charStrings = font.list(.charStrings, in: table),
      let parts = font.parts(in: table, budget: &budget), parts.allSatisfy({ $0.hasUnit(of: unitsPerEm, within: font) })
    else { return nil }
    (self.charStrings, self.subroutines) = (charStrings, subroutines)
    isUpright = (parts + [font]).compactMap { $0[.fontMatrix] }.allSatisfy {
      $0[0] == $0[3] && $0[2] == 0 && $0[4] == 0
    }
    localSubroutines = parts.map { $0.subroutines(in: table) ?? .empty }
    selector = font.bytes(.fontSelector, in: table).map(FontSelector.init(bytes:))
  }

  func extent(ofGlyph glyph: Int, budget: inout Int) -> ClosedRange<Int>? {
    drawn(glyph, by: HeightPen(), budget: &budget)?.extent
  }

  func path(ofGlyph glyph: Int, budget: inout Int) -> GlyphPath? {
    isUpright ? drawn(glyph, by: PathPen(), budget: &budget)?.path : nil
  }

  /// A pen that has drawn a glyph; nil if the glyph is malformed.
  private func drawn<Pen: OutlinePen>(_ glyph: Int, by pen: Pen, budget: inout Int) -> Pen? {
    let part = selector.map { $0.font(ofGlyph: glyph) } ?? 0
    guard let code = charStrings[glyph], let part, localSubroutines.indices.contains(part) else { return nil }
    var charString = CharString(subroutines: subroutines, localSubroutines: localSubroutines[part], pen: pen)
    defer { budget -= charString.operations }
    return (try? charString.run(code)).map { charString.pen }
  }
}

extension CFFDictionary {
  /// The bytes from the offset that an operator has.
  fileprivate func bytes(_ key: Key, in table: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    offsets(key)?.last.flatMap { table.bytes(at: $0, count: table.count - $0) }
  }

  fileprivate func list(_ key: Key, in table: ArraySlice<UInt8>) -> CFFIndex? {
    bytes(key, in: table).flatMap { CFFIndex.read($0)?.list }
  }

  /// The font dictionaries of a CID-keyed font; otherwise the font's own. Nil if one is malformed, or if there are more
  /// than a byte can select.
  fileprivate func parts(in table: ArraySlice<UInt8>, budget: inout Int) -> [CFFDictionary]? {
    guard self[.fontDictionaries] != nil else { return [self] }
    guard let list = list(.fontDictionaries, in: table), list.count <= 256 else { return nil }
    // Each byte of a dictionary takes longer than one of a charstring.
    budget -= list.count * 8 * FontLimits.dictionarySize
    let parts = (0..<list.count).compactMap { list[$0].flatMap(CFFDictionary.init) }
    return parts.count == list.count ? parts : nil
  }

  /// The subroutines, whose offset counts from the private dictionary.
  fileprivate func subroutines(in table: ArraySlice<UInt8>) -> CFFIndex? {
    guard let size = offsets(.privateDictionary)?.first, let rest = bytes(.privateDictionary, in: table),
      let dictionary = rest.bytes(at: 0, count: size)
    else { return nil }
    return CFFDictionary(dictionary)?.list(.subroutines, in: rest)
  }

  /// Whether the heights are in units of an em. The matrix of a font dictionary is applied before that of the font.
  fileprivate func hasUnit(of unitsPerEm: Int, within font: CFFDictionary) -> Bool {
    let matrices = (font[.fontDictionaries] == nil ? [self] : [self, font]).compactMap { $0[.fontMatrix] }
    guard matrices.allSatisfy({ $0.count == 6 && $0[1] == 0 && $0[5] == 0 }) else { return false }
    let unit = matrices.isEmpty ? 0.001 : matrices.reduce(1) { $0 * $1[3] }
    return abs(unit * Double(unitsPerEm) - 1) < 0.001
  }
}

/// The FDSelect of the table `CFF `: the font dictionary of each glyph (Adobe Technical Note 5176, 19).
private struct FontSelector {
  let bytes: ArraySlice<UInt8>

  /// The index of a glyph's font dictionary; nil if it is malformed.
  func font(ofGlyph glyph: Int) -> Int? {
    switch bytes.first {
    case 0: bytes.uint8(at: 1 + glyph)
    case 3: range(of: glyph).flatMap { bytes.uint8(at: $0 + 2) }
    default: nil
    }
  }

  /// The offset of the last range that does not begin after a glyph.
  private func range(of glyph: Int) -> Int? {
    let next = firstIndex(below: bytes.uint16(at: 1) ?? 0) { bytes.uint16(at: 3 + 3 * $0) ?? .max > glyph }
    return next > 0 ? 3 * next : nil
  }
}
