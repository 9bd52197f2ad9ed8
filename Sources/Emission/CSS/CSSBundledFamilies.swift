import StyleModel

/// The families whose faces are in font files: each face that a style uses, and the faces for `<em>` and `<strong>`
/// within it.
struct CSSBundledFamilies {
  private let files: [BundledFace]
  /// The indices of the files that are used, in the order of first use.
  private var used: [Int] = []

  init(_ files: [BundledFace]) {
    self.files = files
  }

  /// The rules for the faces that are used.
  var rules: [CSSFontFace] { used.map { CSSFontFace(files[$0]) } }

  /// The font of a style, whose faces are marked as used; nil if the face, or the bold one in its family, is in no
  /// file.
  mutating func font(_ pair: CSSFontFaces.Pair) -> CSSFont? {
    guard let index = index(of: pair.face), let weight = files[index].namedWeights[pair.face] else { return nil }
    let face = files[index]
    var boldWeight: Double?
    if let boldName = pair.boldFace {
      guard let bold = self.index(of: boldName).map({ files[$0] }), bold.family == face.family,
        bold.isItalic == face.isItalic, let weight = bold.namedWeights[boldName]
      else { return nil }
      boldWeight = weight
    }
    use(index)
    useCompanions(of: face, weight: weight, boldWeight: boldWeight ?? max(700, weight))
    return CSSFont(family: face.family, weight: weight, isItalic: face.isItalic, boldWeight: boldWeight)
  }

  /// Marks the faces that text within the style may need: the bold face, and the two with the other slant.
  private mutating func useCompanions(of face: BundledFace, weight: Double, boldWeight: Double) {
    for isItalic in [face.isItalic, !face.isItalic] {
      for weight in [weight, boldWeight] {
        if let index = nearest(to: weight, in: face.family, isItalic: isItalic) { use(index) }
      }
    }
  }

  private func nearest(to weight: Double, in family: String, isItalic: Bool) -> Int? {
    files.indices.filter { files[$0].family == family && files[$0].isItalic == isItalic }
      .min { files[$0].distance(to: weight) < files[$1].distance(to: weight) }
  }

  /// The file of a face.
  func file(of name: String) -> BundledFace? { index(of: name).map { files[$0] } }

  private func index(of name: String) -> Int? { files.firstIndex { $0.namedWeights[name] != nil } }

  private mutating func use(_ index: Int) {
    if !used.contains(index) { used.append(index) }
  }
}

extension BundledFace {
  /// The distance of a weight from the range of the face.
  fileprivate func distance(to weight: Double) -> Double {
    max(weights.lowerBound - weight, weight - weights.upperBound, 0)
  }
}
