import FontFiles

/// A face of a font file that an app has, for outputs that hand it on.
package struct BundledFace: Sendable, Equatable {
  /// Its PostScript name.
  package let name: String
  /// The family that the file names, with what else the name of the style says: `Futura Condensed`.
  package let family: String
  /// The weights that it can take, on the scale of CSS; one for a font that is not variable.
  package let weights: ClosedRange<Double>
  /// Whether it is italic or oblique.
  package let isItalic: Bool
  /// The weight of each PostScript name that it is found by: its own, and those of the named styles of a variable font.
  package let namedWeights: [String: Double]
  /// The name of the file, without its folder and its extension.
  package let fileName: String
  /// The file.
  package let contents: Contents

  /// The bytes of a file, or why there are none.
  package enum Contents: Sendable, Equatable {
    /// The whole file.
    case bytes([UInt8], Format)
    /// No output asks for them.
    case notAsked
    /// The file, or all files together, are larger than what is kept.
    case tooLarge
    /// The file holds several faces, and browsers read none of them.
    case collection
  }

  /// How a file with one face is built.
  package enum Format: Sendable, Equatable {
    /// With TrueType outlines.
    case trueType
    /// With the outlines of PostScript.
    case openType
    /// Compressed.
    case woff
  }
}

extension FontCatalog {
  /// How many bytes of a font file are kept: a face with all of Chinese has fewer.
  package static let contentsLimit = 32 << 20

  /// How many bytes of all font files together are kept.
  package static let allContentsLimit = 64 << 20

  /// The faces of every family that one of the named fonts is of, in the order of their files.
  package func bundledFaces(for names: [String]) -> [BundledFace] {
    if bundledFaces.isEmpty { return [] }
    let named = Set(names)
    let families = bundledFaces.filter { !named.isDisjoint(with: $0.namedWeights.keys) }.map(\.family)
    return bundledFaces.filter { families.contains($0.family) }
  }
}

extension FontFile {
  /// How the file is built; nil for a collection.
  var bundledFormat: BundledFace.Format? {
    switch format {
    case .trueType: .trueType
    case .openType: .openType
    case .woff: .woff
    case .collection: nil
    }
  }
}

extension FontFace {
  /// The face as it is handed on; nil without a name.
  ///
  /// - Parameter descriptions: what the face says of itself, by each name that it is found by.
  func bundled(
    _ descriptions: [String: FontDescription], _ contents: BundledFace.Contents, fileName: String
  ) -> BundledFace? {
    guard let name = postScriptName, let own = descriptions[name] else { return nil }
    // A named style of another width or slant is not a matter of weight.
    let same = descriptions.filter { $0.value.family == own.family && $0.value.isItalic == own.isItalic }
    return BundledFace(
      name: name, family: own.family, weights: weights ?? own.weight...own.weight, isItalic: own.isItalic,
      namedWeights: same.mapValues(\.weight), fileName: fileName, contents: contents)
  }
}
