/// A table `CFF `, whose first charstring is for missing characters.
package struct CFFBuilder {
  package var charStrings: [[UInt8]]
  package var subroutines: [[UInt8]] = []
  /// The subroutines of each font dictionary. Without a selector there is one.
  package var localSubroutines: [[[UInt8]]] = [[]]
  package var selector: [UInt8]?
  /// Further operators of the font, and of each font dictionary.
  package var (more, moreOfPart): ([UInt8], [UInt8]) = ([], [])

  /// A font with these charstrings, as `charString` reads them.
  package init(_ charStrings: [String]) {
    self.charStrings = ([""] + charStrings).map(charString)
  }

  package var bytes: [UInt8] {
    let start = [1, 0, 4, 4] + cffIndex([Array("A".utf8)])
    let size = cffIndex([top(at: 0)]).count
    return start + cffIndex([top(at: start.count + size)]) + rest(at: start.count + size).flatMap(\.self)
  }

  private func top(at offset: Int) -> [UInt8] {
    let rest = rest(at: offset)
    let offsets = rest.indices.map { offset + rest[..<$0].joined().count }
    let parts =
      selector == nil
      ? privateEntry(at: offsets[3]) : entry(offsets[3], [12, 36]) + entry(offsets[4], [12, 37])
    return more + entry(offsets[2], [17]) + parts
  }

  /// The strings, the subroutines, the charstrings, and the parts with their selector.
  private func rest(at offset: Int) -> [[UInt8]] {
    let lists = [cffIndex([]), cffIndex(subroutines), cffIndex(charStrings)]
    let start = offset + lists.joined().count
    guard let selector else { return lists + [part(0)] }
    let size = cffIndex(localSubroutines.map { _ in moreOfPart + privateEntry(at: 0) }).count + selector.count
    let dictionaries = localSubroutines.indices.map { index in
      moreOfPart + privateEntry(at: start + size + (0..<index).flatMap(part).count)
    }
    return lists + [cffIndex(dictionaries), selector] + localSubroutines.indices.map(part)
  }

  private static let privateSize = 6

  private func privateEntry(at offset: Int) -> [UInt8] { entry(Self.privateSize, []) + entry(offset, [18]) }

  /// A private dictionary, which is followed by its subroutines.
  private func part(_ index: Int) -> [UInt8] { entry(Self.privateSize, [19]) + cffIndex(localSubroutines[index]) }

  private func entry(_ number: Int, _ operation: [UInt8]) -> [UInt8] { [29] + be32(number) + operation }
}

/// A list of byte strings, with offsets of a size in bytes.
package func cffIndex(_ elements: [[UInt8]], offsetSize: Int = 3) -> [UInt8] {
  if elements.isEmpty { return be16(0) }
  let offsets = elements.reduce(into: [1]) { $0.append($0[$0.count - 1] + $1.count) }
  return be16(elements.count) + [UInt8(offsetSize)] + offsets.flatMap { be32($0).suffix(offsetSize) }
    + elements.flatMap(\.self)
}

extension FontBuilder {
  /// A font whose charstrings have hints, curves and subroutines.
  package static var everyCFFGlyph: FontBuilder { cff(charStrings) }

  /// The same with two font dictionaries.
  package static var everyCFFPart: FontBuilder {
    var table = charStrings
    table.selector = [3] + be16(2) + be16(0) + [0] + be16(2) + [1] + be16(3)
    return cff(table)
  }

  private static var charStrings: CFFBuilder {
    var table = CFFBuilder([
      "9 hstemhm 5 6 hintmask #40 1 2 3 4 5 6 7 8 rcurveline -107 callsubr", "1.5 vmoveto endchar",
    ])
    table.localSubroutines = [[charString("1 2 30 4 5 6 7 hflex -107 callgsubr")], [charString("endchar")]]
    table.subroutines = [charString("10 20 -40 -30 5 hvcurveto")]
    return table
  }

  /// A font with CFF outlines, whose glyphs are those of `A` and of the characters after it.
  package static func cff(_ table: CFFBuilder, unitsPerEm: Int = 1000) -> FontBuilder {
    var font = FontBuilder([
      ("CFF ", table.bytes), ("cmap", lettersMap(count: table.charStrings.count - 1)),
      ("head", head(unitsPerEm: unitsPerEm)),
    ])
    font.version = Array("OTTO".utf8)
    return font
  }
}
