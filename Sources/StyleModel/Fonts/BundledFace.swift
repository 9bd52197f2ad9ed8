import FontFiles

/// A face in a font file of the app, for outputs that load or embed fonts.
package struct BundledFace: Sendable, Equatable {
  package let name: String
  /// The family in the file, with the other words of the style's name: `Futura Condensed`.
  package let family: String
  /// The weights on the scale of CSS; a single one unless the font is variable.
  package let weights: ClosedRange<Double>
  /// Whether it is italic or oblique.
  package let isItalic: Bool
  /// Whether all characters have the same width.
  package let isMonospaced: Bool
  /// The weight of each PostScript name: the face's own, and those of the named instances of a variable font.
  package var namedWeights: [String: Double]
  /// The name of the file, without its folder and its extension.
  package let fileName: String
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
    var otherNames: [String: [String]] = [:]
    for name in named { if let face = face(called: name) { otherNames[face.name, default: []].append(name) } }
    let faces = otherNames.isEmpty ? bundledFaces : bundledFaces.map { $0.called(otherNames) }
    let families = Set(faces.filter { !named.isDisjoint(with: $0.namedWeights.keys) }.map(\.family))
    return faces.filter { families.contains($0.family) }
  }
}

extension BundledFace {
  /// The face with the names of families and the full names that mean it, by PostScript name.
  fileprivate func called(_ otherNames: [String: [String]]) -> BundledFace {
    var face = self
    for (name, weight) in namedWeights { for other in otherNames[name] ?? [] { face.namedWeights[other] = weight } }
    return face
  }
}

extension FontFile {
  /// The format of the file; nil for a collection.
  var bundledFormat: BundledFace.Format? {
    switch format {
    case .trueType: .trueType
    case .openType: .openType
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
    let same = descriptions.filter { $0.value.isLike(own) }
    let family = same.values.map(\.family).min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? own.family
    return BundledFace(
      name: name, family: family, weights: weights ?? own.weight...own.weight, isItalic: own.isItalic,
      isMonospaced: isMonospaced, namedWeights: same.mapValues(\.weight), fileName: fileName, contents: contents)
  }
}

extension FontDescription {
  /// Whether two descriptions differ at most in weight and in optical size, which browsers choose by themselves: the
  /// default of DM Sans is `9pt Regular`, its instances are called `Bold`.
  fileprivate func isLike(_ other: FontDescription) -> Bool {
    isItalic == other.isItalic && familyWithoutSize == other.familyWithoutSize
  }

  private var familyWithoutSize: [Substring] {
    family.split(separator: " ").filter { !($0.hasSuffix("pt") && $0.dropLast(2).allSatisfy(\.isNumber)) }
  }
}
