import StyleModel
import Writing

/// The families whose faces are in font files: each face that a style uses, and the faces for `<em>` and `<strong>`
/// within it.
struct CSSBundledFamilies {
  private let files: [BundledFace]
  /// The indices of the files that are used, in the order of use.
  private var used: [Int] = []
  /// The index of the first file with each PostScript name.
  private let named: [String: Int]
  private let families: [String: [Int]]

  init(_ files: [BundledFace]) {
    self.files = files
    named = files.indicesByName
    families = Dictionary(grouping: files.indices) { files[$0].family }
  }

  /// The rules for the faces that are used, in the order of first use.
  var rules: [CSSFontFace] { used.unique.map { CSSFontFace(files[$0]) } }

  /// The font of a style, whose faces are marked as used; nil if the face, or the bold one in its family, is in no
  /// file.
  ///
  /// The faces that text within the style may need are marked as well: the bold face, and the two with the other slant.
  mutating func font(_ pair: CSSFontFaces.Pair) -> CSSFont? {
    guard let index = named[pair.face], let weight = files[index].namedWeights[pair.face] else { return nil }
    let face = files[index]
    var boldWeight: Double?
    if let boldName = pair.boldFace {
      guard let bold = file(of: boldName), bold.family == face.family, bold.isItalic == face.isItalic,
        let weight = bold.namedWeights[boldName]
      else { return nil }
      boldWeight = weight
    }
    used.append(index)
    for isItalic in [face.isItalic, !face.isItalic] {
      for weight in [weight, boldWeight ?? max(700, weight)] {
        if let index = nearest(to: weight, in: face.family, isItalic: isItalic) { used.append(index) }
      }
    }
    return CSSFont(
      family: face.family, isMonospaced: face.isMonospaced, weight: weight, isItalic: face.isItalic,
      boldWeight: boldWeight)
  }

  private func nearest(to weight: Double, in family: String, isItalic: Bool) -> Int? {
    families[family]?.filter { files[$0].isItalic == isItalic }
      .min { files[$0].distance(to: weight) < files[$1].distance(to: weight) }
  }

  func file(of name: String) -> BundledFace? { named[name].map { files[$0] } }
}

extension [BundledFace] {
  /// The index of the first face with each PostScript name.
  var indicesByName: [String: Int] {
    let names = indices.lazy.flatMap { index in self[index].namedWeights.keys.map { ($0, index) } }
    return Dictionary(names) { first, _ in first }
  }
}

extension BundledFace {
  /// The distance of a weight from the range of the face.
  fileprivate func distance(to weight: Double) -> Double {
    max(weights.lowerBound - weight, weight - weights.upperBound, 0)
  }
}
