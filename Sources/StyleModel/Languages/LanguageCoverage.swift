package import FontFiles

/// Which letters of a language a face has, and how far they reach.
package struct LanguageCoverage: Sendable, Equatable {
  /// The tag of the language: `de`, `zh-Hant`.
  package let tag: String
  /// How many letters the language needs.
  package let letterCount: Int
  /// The letters that the face lacks, in the order of their code points.
  package let lacking: [Unicode.Scalar]
  /// The letter that reaches furthest above the baseline; nil if no outline of the face can be measured.
  package private(set) var highest: Reach?
  /// The letter that reaches furthest below the baseline, or the least above it.
  package private(set) var lowest: Reach?

  /// The highest or lowest point of a letter.
  package struct Reach: Sendable, Equatable {
    package let letter: Unicode.Scalar
    /// In font units above the baseline.
    package let units: Int
    /// As a multiple of the point size.
    package let em: Double

    package init(letter: Unicode.Scalar, units: Int, unitsPerEm: Int) {
      (self.letter, self.units, em) = (letter, units, Double(units) / Double(unitsPerEm))
    }
  }

  package init(tag: String, letterCount: Int, lacking: [Unicode.Scalar], highest: Reach? = nil, lowest: Reach? = nil) {
    (self.tag, self.letterCount, self.lacking) = (tag, letterCount, lacking)
    (self.highest, self.lowest) = (highest, lowest)
  }

  fileprivate init(_ language: LanguageLetters, _ letters: inout FaceLetters, unitsPerEm: Int) {
    tag = language.tag
    letterCount = language.letters.count
    lacking = language.letters.filter { !letters.glyphs.has($0) }
    for letter in language.letters {
      guard let extent = letters.extent(of: letter) else { continue }
      func reach(_ units: Int) -> Reach { Reach(letter: letter, units: units, unitsPerEm: unitsPerEm) }
      if extent.upperBound > highest?.units ?? .min { highest = reach(extent.upperBound) }
      if extent.lowerBound < lowest?.units ?? .max { lowest = reach(extent.lowerBound) }
    }
    // Letters that were not measured could reach further.
    if letters.budget < 0 { (highest, lowest) = (nil, nil) }
  }

  /// Whether the face has some of the letters, and lacks others.
  package var isPartial: Bool { !lacking.isEmpty && lacking.count < letterCount }

  /// `has all 59 letters of de`, `lacks …`, and whether no outline could be measured.
  package var words: String {
    (lacking.isEmpty ? "has " : "lacks ") + lackingWords
      + (highest == nil && lacking.count < letterCount ? " (outlines not measured)" : "")
  }

  /// `all 59 letters of de`, or `12 of the 178 letters of vi: ạ ả ấ …`: the lacking ones, if there are some.
  package var lackingWords: String {
    if lacking.isEmpty || lacking.count == letterCount { return "all \(letterCount) letters of \(tag)" }
    let shown = lacking.prefix(Self.mostShown).map(\.shown).joined(separator: " ")
    return "\(lacking.count) of the \(letterCount) letters of \(tag): \(shown)"
      + (lacking.count > Self.mostShown ? " …" : "")
  }

  private static let mostShown = 8
}

extension FontFile {
  /// How the letters of languages fit each face, language by language; empty for a face whose characters cannot be
  /// read.
  ///
  /// - Parameter operations: the numbers and operators that may be run for all faces; by default 256 for each byte.
  package func coverage(of languages: [LanguageLetters], within operations: Int? = nil) -> [[LanguageCoverage]] {
    var budget = operations ?? min(FontLimits.fileOperations, 256 * bytes.count)
    var known: [[Int]: [LanguageCoverage]] = [:]
    return faces.map { face in
      if let coverage = languages.isEmpty ? [] : known[face.glyphsKey] { return coverage }
      let glyphs = face.glyphs(within: &budget)
      // A damaged font.
      if !glyphs.hasCharacters { return [] }
      var letters = FaceLetters(glyphs: glyphs, budget: budget)
      let coverage = languages.map {
        LanguageCoverage($0, &letters, unitsPerEm: face.metrics?.unitsPerEm ?? 1000)
      }
      budget = letters.budget
      known[face.glyphsKey] = coverage
      return coverage
    }
  }
}

/// The letters of a face, each measured once: languages share most of theirs.
private struct FaceLetters {
  let glyphs: FaceGlyphs
  /// The numbers and operators that may still be run for the file.
  var budget: Int
  private var extents: [Unicode.Scalar: ClosedRange<Int>?] = [:]

  init(glyphs: FaceGlyphs, budget: Int) {
    (self.glyphs, self.budget) = (glyphs, budget)
  }

  mutating func extent(of letter: Unicode.Scalar) -> ClosedRange<Int>? {
    if let known = extents[letter] { return known }
    let extent = glyphs.extent(of: letter, budget: &budget)
    extents[letter] = .some(extent)
    return extent
  }
}

extension Unicode.Scalar {
  /// The letter for people: a combining mark is shown on a dotted circle.
  package var shown: String {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: "\u{25CC}\(self)"
    default: String(self)
    }
  }
}
