import StyleModel

/// Families for faces of which only the name is known, and for faces whose bold face is of another family or slant.
/// Each has one face and possibly a bold face.
///
/// A family has the name of its face. Its bold face is that of the first style that has one; a style with a different
/// bold face gets a separate family.
struct CSSNamedFamilies {
  /// In the order of first use.
  private(set) var families: [Family] = []
  private(set) var fonts: [CSSFontFaces.Pair: CSSFont] = [:]

  /// - Parameters:
  ///   - pairs: each once.
  ///   - italic: the faces that a style declares as italic.
  ///   - taken: the names of other families.
  ///   - file: finds the file of a face; nil for a face of which only the name is known.
  init(
    _ pairs: [CSSFontFaces.Pair], italic: Set<String>, taken: Set<String>,
    file: (String) -> BundledFace? = { _ in nil }
  ) {
    let bolds = pairs.compactMap { pair in pair.boldFace.map { (pair.face, $0) } }
    let firstBolds = Dictionary(bolds) { first, _ in first }
    for pair in pairs {
      let firstBold = firstBolds[pair.face]
      let whole = CSSFontFaces.Pair(face: pair.face, boldFace: pair.boldFace ?? firstBold)
      if fonts[whole] == nil {
        var family = Family(whole, isItalic: italic.contains(pair.face), file)
        if taken.contains(pair.face) { family.name += " alone" }
        if let bold = whole.boldFace, bold != firstBold { family.name += " with \(bold)" }
        families.append(family)
        fonts[whole] = family.font
      }
      fonts[pair] = fonts[whole]
    }
  }

  /// The words in the names of families whose characters have the same width.
  private static let monospacedWords: Set<String> = ["mono", "code", "courier", "menlo", "consolas"]

  static func isMonospaced(_ family: String) -> Bool {
    family.lowercased().split(separator: " ").contains { monospacedWords.contains(String($0)) }
  }

  var rules: [CSSFontFace] { families.flatMap(\.rules) }
}

extension CSSNamedFamilies {
  /// A face, and the face for bold text.
  struct Family {
    /// The name for `font-family`.
    fileprivate(set) var name: String
    /// The PostScript name of the face.
    let face: String
    let boldFace: String?
    private let file: BundledFace?
    private let boldFile: BundledFace?
    /// The weight in the file or in the name.
    private let weight: Double
    /// Whether a style or the name declares the faces as italic, so that browsers do not slant them again.
    private let isItalic: Bool
    /// Whether all characters have the same width, by the file or by the name.
    private let isMonospaced: Bool

    fileprivate init(_ pair: CSSFontFaces.Pair, isItalic: Bool, _ findFile: (String) -> BundledFace?) {
      let parts = FontNameParts(postScriptName: pair.face)
      name = pair.face
      face = pair.face
      boldFace = pair.boldFace
      file = findFile(pair.face)
      boldFile = pair.boldFace.flatMap(findFile)
      weight = file?.namedWeights[pair.face] ?? parts.weight ?? 400
      self.isItalic = isItalic || file?.isItalic ?? parts.isItalic
      isMonospaced = file?.isMonospaced ?? CSSNamedFamilies.isMonospaced(parts.family)
    }

    fileprivate var font: CSSFont {
      CSSFont(
        family: name, isMonospaced: isMonospaced, weight: weight, isItalic: isItalic,
        boldWeight: boldFace.map { _ in max(700, CSSFont.bolder(than: weight), boldStart) })
    }

    /// The least weight that uses the bold face: weights from 600 are bold (CSS Fonts 4, font matching).
    private var boldStart: Double { min(max(600, weight + 1), 1000) }

    /// The `@font-face` rules of the family; none for an installed family that is used by its own name.
    fileprivate var rules: [CSSFontFace] {
      guard let boldFace else {
        let isInstalled = file == nil && FontCatalog.newest.face(called: face)?.isFamily ?? false
        return isInstalled ? [] : [rule(face, weights: CSSText.number(weight), file)]
      }
      return [
        rule(face, weights: "1 \(CSSText.number(boldStart - 1))", file),
        rule(boldFace, weights: "\(CSSText.number(boldStart)) 1000", boldFile),
      ]
    }

    /// - Parameter face: its PostScript name, or another name, by which browsers may not find it.
    private func rule(_ face: String, weights: String, _ file: BundledFace?) -> CSSFontFace {
      let known = file?.name ?? FontCatalog.newest.face(called: face)?.name
      return CSSFontFace(family: name, name: known ?? face, weights: weights, isItalic: isItalic, file: file)
    }
  }
}
