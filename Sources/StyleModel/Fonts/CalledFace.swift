import Documents

/// A face that Core Text finds by another name than its PostScript name. It looks for a PostScript name, then for a
/// family, then for a full name (documentation of `kCTFontNameAttribute`).
package struct CalledFace: Sendable, Equatable {
  package let name: String
  /// Whether no other face can be meant.
  package let isCertain: Bool
  /// Whether the other name is that of its family, and not its full name.
  package let isFamily: Bool
}

extension FontCatalog {
  /// Whether UIFont finds a font by a PostScript name, by the name of its family or by its full name.
  package func knows(_ name: String) -> Bool { has(name) || face(called: name) != nil }

  /// The face meant by the name of a family, which is its upright face nearest to a weight, or by a full name; nil for
  /// PostScript names and unknown names.
  package func face(called name: String, weight: Double = 400) -> CalledFace? {
    if has(name) { return nil }
    let family = faces(ofFamily: name)
    guard let face = nearest(to: FontDescription(family: name, weight: weight, isItalic: false), among: family) else {
      return (fullNames[name] ?? system.faces(called: name).full).map {
        CalledFace(name: $0, isCertain: true, isFamily: false)
      }
    }
    let font = description(of: face)
    // The lightest face of Hiragino's, W3, is as regular as W4.
    let isRegular = !font.isItalic && font.weight == 400 && weight == 400 && !face.hasSuffix("W4")
    let isOnly = !family.contains { $0 != face && description(of: $0) == font }
    return CalledFace(name: face, isCertain: isRegular && isOnly, isFamily: true)
  }

  /// The faces of the family with exactly this name, in alphabetical order.
  func faces(ofFamily name: String) -> [String] {
    ((families[name] ?? []) + system.faces(called: name).family).sorted()
  }

  /// Whether a name is that of a face, and of no family.
  package func isFace(_ name: String) -> Bool {
    faces(ofFamily: name).isEmpty && (has(name) || face(called: name)?.isFamily == false)
  }

  /// The names of all families, in alphabetical order.
  package var familyNames: [String] { Set(families.keys).union(system.families.map(\.name)).sorted() }

  /// The face nearest to a description: first by its slant, then by its width, then by its weight; of two equally near
  /// weights, the bolder.
  func nearest(to font: FontDescription, among names: [String]) -> String? {
    let family = font.key.family
    func distance(_ name: String) -> (Int, Int, Double, Double) {
      let own = description(of: name)
      let (isSlanted, isWide) = (own.isItalic != font.isItalic, own.key.family != family)
      return (isSlanted ? 1 : 0, isWide ? 1 : 0, abs(own.weight - font.weight), -own.weight)
    }
    return names.map { ($0, distance($0)) }.min { $0.1 < $1.1 }?.0
  }

  /// The description from the font's file, or otherwise from its name.
  package func description(of name: String) -> FontDescription {
    descriptions[name] ?? FontDescription(postScriptName: name)
  }
}

extension IOSFonts {
  func faces(called name: String) -> (family: [String], full: String?) {
    var (family, full): ([String], String?) = ([], nil)
    for (face, own) in Self.byFirstWord[name.prefix { $0 != " " }] ?? [] where has(face) {
      if own == name { family.append(face) }
      if name.hasPrefix(own + " "), name.filter({ $0 != " " }) == Self.fullName(of: face) { full = face }
    }
    return (family, full)
  }

  /// All names with their families, by the first word of the family. Splitting a name takes long.
  private static let byFirstWord: [Substring: [(face: String, family: String)]] = {
    let faces = table.flatMap { $0.names.utf8.split(whereSeparator: \.isWhitespace) }
    let bases = Dictionary(grouping: faces) { String(Substring($0.prefix { !"-_".utf8.contains($0) })) }
    return bases.reduce(into: [:]) { words, faces in
      let family = familyName(of: faces.key)
      words[family.prefix { $0 != " " }, default: []] += faces.value.map { (String(Substring($0)), family) }
    }
  }()

  /// The family of a font of iOS, as `UIFont.familyNames` has it.
  static func familyName(of name: String) -> String {
    let base = String(name.prefix { $0 != "-" && $0 != "_" })
    return otherFamilies[base] ?? FontNameParts(postScriptName: base).family
  }

  /// The family and the style of a font of iOS, without spaces.
  private static func fullName(of name: String) -> String {
    let style = name.drop { $0 != "-" && $0 != "_" }.filter { $0 != "-" && $0 != "_" }
    let family = style.isEmpty ? name : familyName(of: name).filter { $0 != " " }
    return family + (style.hasSuffix("MT") ? String(style.dropLast(2)) : style)
  }

  /// The families that differ from the beginning of their PostScript names, as `UIFont.familyNames` lists them.
  private static let otherFamilies = [
    "AcademyEngravedLetPlain": "Academy Engraved LET", "ArialRoundedMTBold": "Arial Rounded MT Bold",
    "BodoniOrnamentsITCTT": "Bodoni Ornaments", "BodoniSvtyTwoITCTT": "Bodoni 72",
    "BodoniSvtyTwoOSITCTT": "Bodoni 72 Oldstyle", "BodoniSvtyTwoSCITCTT": "Bodoni 72 Smallcaps",
    "BradleyHandITCTT": "Bradley Hand", "DiwanMishafi": "Mishafi", "HiraKakuProN": "Hiragino Kaku Gothic ProN",
    "HiraMaruProN": "Hiragino Maru Gothic ProN", "HiraMinProN": "Hiragino Mincho ProN", "PartyLetPlain": "Party LET",
    "PingFangHK": "PingFang HK", "PingFangMO": "PingFang MO", "PingFangSC": "PingFang SC",
    "PingFangTC": "PingFang TC", "SavoyeLetPlain": "Savoye LET", "Trebuchet": "Trebuchet MS",
    "ZapfDingbatsITC": "Zapf Dingbats",
  ]
}
