import StyleModel
import Writing

/// Families for faces of which only the name is known, and for faces whose bold face is of another family or slant.
/// Each has one face and possibly a bold face.
///
/// A family has the name of its face. Its bold face is that of the first style that has one; a style with a different
/// bold face gets a separate family.
struct CSSNamedFamilies {
  /// The file of a face; nil for a face of which only the name is known.
  private let file: (String) -> BundledFace?
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
    /// The weight in the file or in the name.
    let weight: Double
    /// Whether a style or the name declares the faces as italic, so that browsers do not slant them again.
    let isItalic: Bool
    /// Whether all characters have the same width, by the file or by the name.
    let isMonospaced: Bool

    /// The words in the names of families whose characters have the same width.
    private static let monospacedWords: Set<String> = ["mono", "code", "courier", "menlo", "consolas"]

    init(_ pair: CSSFontFaces.Pair, name: String, isItalic: Bool, _ file: BundledFace?) {
      let parts = FontNameParts(postScriptName: pair.face)
      self.name = name
      face = pair.face
      boldFace = pair.boldFace
      weight = file?.namedWeights[pair.face] ?? parts.weight ?? 400
      self.isItalic = isItalic || file?.isItalic ?? parts.isItalic
      isMonospaced =
        file?.isMonospaced
        ?? parts.family.lowercased().split(separator: " ").contains { Self.monospacedWords.contains(String($0)) }
    }
  }

  /// - Parameters:
  ///   - italic: the faces that a style declares as italic.
  ///   - taken: the names of other families.
  ///   - file: finds the file of a face.
  init(
    _ pairs: [CSSFontFaces.Pair], italic: Set<String>, taken: Set<String>,
    file: @escaping (String) -> BundledFace? = { _ in nil }
  ) {
    self.file = file
    for pair in pairs { add(pair, isItalic: italic.contains(pair.face), taken) }
  }

  /// The font of a style.
  func font(_ pair: CSSFontFaces.Pair) -> CSSFont? {
    (pair.boldFace == nil ? firsts[pair.face] : indices[pair]).map { index in
      let family = families[index]
      return CSSFont(
        family: family.name, isMonospaced: family.isMonospaced, weight: family.weight, isItalic: family.isItalic,
        boldWeight: family.boldFace.map { _ in max(700, CSSFont.bolder(than: family.weight), family.boldStart) })
    }
  }

  /// The rules of all families.
  var rules: [CSSFontFace] { families.flatMap { $0.rules(file) } }

  private mutating func add(_ pair: CSSFontFaces.Pair, isItalic: Bool, _ taken: Set<String>) {
    if indices[pair] != nil { return }
    guard let index = firsts[pair.face] else {
      (firsts[pair.face], indices[pair]) = (families.count, families.count)
      let name = taken.contains(pair.face) ? pair.face + " alone" : pair.face
      return families.append(Family(pair, name: name, isItalic: isItalic, file(pair.face)))
    }
    guard let boldFace = pair.boldFace else { return }
    if families[index].boldFace == nil {
      indices[pair] = index
      families[index].boldFace = boldFace
    } else {
      indices[pair] = families.count
      let name = "\(families[index].name) with \(boldFace)"
      families.append(Family(pair, name: name, isItalic: isItalic, file(pair.face)))
    }
  }
}

extension CSSNamedFamilies.Family {
  /// The least weight that uses the bold face: weights from 600 are bold (CSS Fonts 4, font matching).
  var boldStart: Double { min(max(600, weight + 1), 1000) }

  /// The `@font-face` rules of the family; none for an installed family that is used by its own name.
  func rules(_ file: (String) -> BundledFace?) -> [CSSFontFace] {
    guard let boldFace else {
      let isInstalled = file(face) == nil && FontCatalog.newest.face(called: face)?.isFamily ?? false
      return isInstalled ? [] : [rule(face, weights: "\(number: weight)", file(face))]
    }
    return [
      rule(face, weights: "1 \(number: boldStart - 1)", file(face)),
      rule(boldFace, weights: "\(number: boldStart) 1000", file(boldFace)),
    ]
  }

  /// - Parameter face: its PostScript name, or another name, by which browsers may not find it.
  private func rule(_ face: String, weights: UTF8Text, _ file: BundledFace?) -> CSSFontFace {
    let known = file?.name ?? FontCatalog.newest.face(called: face)?.name
    return CSSFontFace(family: name, name: known ?? face, weights: weights, isItalic: isItalic, file: file)
  }
}
