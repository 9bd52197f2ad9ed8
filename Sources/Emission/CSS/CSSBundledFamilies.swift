import StyleModel

/// The families whose faces are in font files: each face that a style uses, and the faces for `<em>` and `<strong>`
/// within it.
struct CSSBundledFamilies {
  private let files: [BundledFace]
  /// The indices of the files that are used, in the order of first use.
  private var used: [Int] = []
  private var isUsed: Set<Int> = []
  /// The index of the first file with each PostScript name.
  private let named: [String: Int]
  private let families: [Slant: [Int]]
  /// The face nearest to each weight that was asked for.
  private var nearest: [Slant: [Double: Int]] = [:]

  private struct Slant: Hashable {
    let family: String
    let isItalic: Bool
  }

  init(_ files: [BundledFace]) {
    self.files = files
    named = files.indicesByName
    families = Dictionary(grouping: files.indices) { Slant(family: files[$0].family, isItalic: files[$0].isItalic) }
  }

  /// The rules for the faces that are used.
  var rules: [CSSFontFace] { used.map { CSSFontFace(files[$0]) } }

  /// The font of a style, whose faces are marked as used; nil if the face, or the bold one in its family, is in no
  /// file.
  mutating func font(_ pair: CSSFontFaces.Pair) -> CSSFont? {
    guard let index = named[pair.face], let weight = files[index].namedWeights[pair.face] else { return nil }
    let face = files[index]
    var boldWeight: Double?
    if let boldName = pair.boldFace {
      guard let bold = named[boldName].map({ files[$0] }), bold.family == face.family,
        bold.isItalic == face.isItalic, let weight = bold.namedWeights[boldName]
      else { return nil }
      boldWeight = weight
    }
    use(index)
    useCompanions(of: face, weight: weight, boldWeight: boldWeight ?? max(700, weight))
    return CSSFont(
      family: face.family, isMonospaced: face.isMonospaced, weight: weight, isItalic: face.isItalic,
      boldWeight: boldWeight)
  }

  /// Marks the faces that text within the style may need: the bold face, and the two with the other slant.
  private mutating func useCompanions(of face: BundledFace, weight: Double, boldWeight: Double) {
    for isItalic in [face.isItalic, !face.isItalic] {
      for weight in [weight, boldWeight] {
        if let index = nearest(to: weight, in: Slant(family: face.family, isItalic: isItalic)) { use(index) }
      }
    }
  }

  private mutating func nearest(to weight: Double, in slant: Slant) -> Int? {
    if let known = nearest[slant]?[weight] { return known }
    let index = families[slant]?.min { files[$0].distance(to: weight) < files[$1].distance(to: weight) }
    nearest[slant, default: [:]][weight] = index
    return index
  }

  /// The file of a face.
  func file(of name: String) -> BundledFace? { named[name].map { files[$0] } }

  private mutating func use(_ index: Int) {
    if isUsed.insert(index).inserted { used.append(index) }
  }
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
