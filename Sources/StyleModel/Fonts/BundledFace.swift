import FontFiles

/// A face in a font file of the app, for outputs that load or embed fonts.
package struct BundledFace: Sendable, Equatable {
  /// The PostScript name.
  package let name: String
  /// The family in the file, with the other words of the style's name: `Futura Condensed`.
  package let family: String
  /// The weights on the scale of CSS; a single one unless the font is variable.
  package let weights: ClosedRange<Double>
  /// Whether it is italic or oblique.
  package let isItalic: Bool
  /// The weight of each PostScript name: the face's own, and those of the named instances of a variable font.
  package let namedWeights: [String: Double]
  /// The name of the file, without its folder and its extension.
  package let fileName: String
  /// The contents of the file.
  package let contents: Contents

  /// The bytes of a file, or why there are none.
  package enum Contents: Sendable, Equatable {
    /// The whole file.
    case bytes([UInt8], Format)
    /// No output needs the bytes.
    case notAsked
    /// The file, or all files together, exceed the limit.
    case tooLarge
    /// The file is a collection, which browsers do not read.
    case collection
  }

  /// The format of a file with one face.
  package enum Format: Sendable, Equatable {
    /// With TrueType outlines.
    case trueType
    /// With PostScript outlines.
    case openType
    /// Compressed.
    case woff
  }
}

extension FontCatalog {
  /// The maximum size in bytes of a font file that is kept: a face with all of Chinese is smaller.
  package static let contentsLimit = 32 << 20

  /// The maximum size in bytes of all kept font files together.
  package static let allContentsLimit = 64 << 20

  /// All faces of the families of the named fonts, in the order of their files.
  package func bundledFaces(for names: [String]) -> [BundledFace] {
    if bundledFaces.isEmpty { return [] }
    let named = Set(names)
    let families = Set(bundledFaces.filter { !named.isDisjoint(with: $0.namedWeights.keys) }.map(\.family))
    return bundledFaces.filter { families.contains($0.family) }
  }
}

extension FontFile {
  /// The format of the file; nil for a collection.
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
  /// The bundled face; nil if it has no name.
  ///
  /// - Parameter descriptions: the descriptions of the face, by each of its names.
  func bundled(
    _ descriptions: [String: FontDescription], _ contents: BundledFace.Contents, fileName: String
  ) -> BundledFace? {
    guard let name = postScriptName, let own = descriptions[name] else { return nil }
    // A named instance of another width or slant is not another weight of this face.
    let same = descriptions.filter { $0.value.family == own.family && $0.value.isItalic == own.isItalic }
    return BundledFace(
      name: name, family: own.family, weights: weights ?? own.weight...own.weight, isItalic: own.isItalic,
      namedWeights: same.mapValues(\.weight), fileName: fileName, contents: contents)
  }
}
