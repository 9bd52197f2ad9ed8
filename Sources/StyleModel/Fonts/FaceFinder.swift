import Diagnostics
import Writing

/// Finds the faces of families by their weights and slants, for dictionaries and design tokens.
///
/// Thousands of tokens have a few families and weights, and looking for a face takes longer than reading a token.
package struct FaceFinder {
  private let fonts: FontCatalog?
  /// Both are prepared on demand: most dictionaries name their faces, and most faces of tokens are known.
  private lazy var naming = FontNaming(fonts: fonts)
  private lazy var suggestions = FontSuggestions(fonts)
  private var known: [FontDescription: [String: FoundFace]] = [:]

  /// - Parameter fonts: the fonts of the app; without them, those of the newest iOS are known.
  package init(fonts: FontCatalog?) { self.fonts = fonts }

  /// The face of a font; or the nearest one if the family lacks it; or a guess.
  ///
  /// - Parameter words: words of the style that name neither weight nor slant, such as `Condensed`.
  package mutating func face(of font: FontDescription, words: String = "") -> FoundFace {
    if let face = known[font]?[words] { return face }
    let (name, isKnown) = naming.postScriptName(for: font, face: words)
    var found = FoundFace(name: name, isKnown: isKnown)
    // Words that no face of the family has are left out.
    for guess in isKnown ? [] : [name, naming.postScriptName(for: font).name] {
      guard let near = suggestions.suggestion(for: guess), near.isCertain || !near.family.isEmpty else { continue }
      found = FoundFace(name: near.name, isKnown: near.isCertain && guess == name, family: near.family)
      break
    }
    if !found.isOfFamily { found = faceByName(of: font) ?? found }
    known[font, default: [:]][words] = found
    return found
  }

  /// The face of a family whose faces have other names: those of Bodoni 72 begin with `BodoniSvtyTwoITCTT`.
  private func faceByName(of font: FontDescription) -> FoundFace? {
    let fonts = fonts ?? FontCatalog()
    let family = fonts.faces(ofFamily: font.family)
    guard let nearest = fonts.nearest(to: font, among: family) else { return nil }
    let own = fonts.description(of: nearest)
    let isExact = own.weight == font.weight && own.isItalic == font.isItalic
    return FoundFace(name: nearest, isKnown: isExact, family: isExact ? [] : family)
  }
}

/// A face that was looked for by its family, weight and slant.
package struct FoundFace: Sendable, Equatable {
  /// Its PostScript name: of the face itself, of the nearest one in its family, or a guess.
  package let name: String
  /// Whether a font file or iOS has the face itself.
  package let isKnown: Bool
  /// All faces of a family that lacks the face; empty if the face or the whole family is unknown.
  package var family: [String] = []

  /// Whether the family is known, and the face is one of its faces.
  package var isOfFamily: Bool { isKnown || !family.isEmpty }

  /// The sentence about a family that lacks the face; nil if it has the face, or is unknown.
  package func lack(_ font: FontDescription, in family: String) -> String? {
    if isKnown || self.family.isEmpty { return nil }
    return "'\(family)' has no \(font.isItalic ? "italic face" : "face") in weight \(font.weight.shortest); "
      + "the nearest is '\(name)', the family has \(self.family.quotedList(upTo: 8))"
  }
}
