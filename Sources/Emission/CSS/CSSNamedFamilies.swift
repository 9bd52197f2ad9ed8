import StyleModel
import Writing

/// Families for faces of which only the name is known, each with one face and possibly a bold face.
///
/// A family has the name of its face. Its bold face is that of the first style that has one; a style with a different
/// bold face gets a separate family.
struct CSSNamedFamilies {
  /// In the order of first use.
  private(set) var families: [Family] = []
  /// The index of the first family of each face.
  private var firsts: [String: Int] = [:]
  /// The index of the family of each pair with a bold face.
  private var indices: [CSSFontFaces.Pair: Int] = [:]

  /// A face, and the face for bold text.
  struct Family {
    /// The name for `font-family`.
    let name: String
    /// The PostScript name of the face.
    let face: String
    /// The PostScript name of the bold face.
    var boldFace: String?
    /// The weight in the name.
    let weight: Double
    /// Whether a style or the name declares the faces as italic, so that browsers do not slant them again.
    let isItalic: Bool

    init(_ pair: CSSFontFaces.Pair, name: String, isItalic: Bool) {
      let parts = FontNameParts(postScriptName: pair.face)
      self.name = name
      face = pair.face
      boldFace = pair.boldFace
      weight = parts.weight ?? 400
      self.isItalic = isItalic || parts.isItalic
    }
  }

  /// - Parameters:
  ///   - italic: the faces that a style declares as italic.
  ///   - taken: the names of other families.
  init(_ pairs: [CSSFontFaces.Pair], italic: Set<String>, taken: Set<String>) {
    for pair in pairs { add(pair, isItalic: italic.contains(pair.face), taken) }
  }

  /// The font of a style.
  func font(_ pair: CSSFontFaces.Pair) -> CSSFont? {
    (pair.boldFace == nil ? firsts[pair.face] : indices[pair]).map { index in
      let family = families[index]
      return CSSFont(
        family: family.name, weight: family.weight, isItalic: family.isItalic,
        boldWeight: family.boldFace.map { _ in max(700, CSSFont.bolder(than: family.weight), family.boldStart) })
    }
  }

  /// The rules of all families.
  var rules: [CSSFontFace] { families.flatMap(\.rules) }

  private mutating func add(_ pair: CSSFontFaces.Pair, isItalic: Bool, _ taken: Set<String>) {
    if indices[pair] != nil { return }
    guard let index = firsts[pair.face] else {
      (firsts[pair.face], indices[pair]) = (families.count, families.count)
      let name = taken.contains(pair.face) ? pair.face + " alone" : pair.face
      return families.append(Family(pair, name: name, isItalic: isItalic))
    }
    guard let boldFace = pair.boldFace else { return }
    if families[index].boldFace == nil {
      indices[pair] = index
      families[index].boldFace = boldFace
    } else {
      indices[pair] = families.count
      families.append(Family(pair, name: "\(families[index].name) with \(boldFace)", isItalic: isItalic))
    }
  }
}

extension CSSNamedFamilies.Family {
  /// The least weight that uses the bold face: weights from 600 are bold (CSS Fonts 4, font matching).
  var boldStart: Double { min(max(600, weight + 1), 1000) }

  /// The `@font-face` rules of the family.
  var rules: [CSSFontFace] {
    guard let boldFace else { return [rule(face, weights: "\(number: weight)")] }
    return [
      rule(face, weights: "1 \(number: boldStart - 1)"),
      rule(boldFace, weights: "\(number: boldStart) 1000"),
    ]
  }

  private func rule(_ face: String, weights: UTF8Text) -> CSSFontFace {
    CSSFontFace(family: name, name: face, weights: weights, isItalic: isItalic)
  }
}
