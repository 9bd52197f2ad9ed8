import Diagnostics
import Documents

/// Finds the font that was probably meant by an unknown name: by file name, by full name, by family and style, and by
/// similar spelling within one family. It never suggests a font of another family.
package struct FontSuggestions: Sendable {
  private let fonts: FontCatalog
  /// The fonts to choose from, in alphabetical order.
  private let candidates: [Candidate]

  private struct Candidate: Sendable {
    let name: String
    let spelling: String
    /// With a key for its family.
    let style: FontDescription
  }

  /// - Parameter fonts: the fonts of the app; nil for those of the newest iOS.
  package init(_ fonts: FontCatalog?) {
    self = fonts.map(Self.init(all:)) ?? Self.ofNewestIOS
  }

  private static let ofNewestIOS = Self(all: FontCatalog())

  private init(all fonts: FontCatalog) {
    self.fonts = fonts
    candidates = fonts.names.sorted().map { name in
      Candidate(
        name: name, spelling: FontNameWords.spelling(name),
        style: (fonts.descriptions[name] ?? FontDescription(postScriptName: name)).key)
    }
  }

  /// The name that was probably meant, and whether that is certain; with all faces of its family if it lacks the style.
  package func suggestion(for name: String) -> (name: String, isCertain: Bool, family: [String])? {
    let stem = FontStanding.isFileName(name) ? Source.name(ofFileAt: name) : name
    if let font = fonts.font(inFileOrNamed: stem) { return (font, true, []) }
    let spelling = FontNameWords.spelling(stem)
    if let font = only(candidates.filter { $0.spelling == spelling }) { return (font, true, []) }
    let style = FontDescription(postScriptName: stem).key
    if let font = only(candidates.filter { $0.style == style }) { return (font, true, []) }
    // A style that the family lacks is not a typo.
    let family = candidates.filter { $0.style.family == style.family }.map(\.name)
    if let font = fonts.nearest(to: style, among: family) { return (font, false, family) }
    return similar(to: stem).map { ($0, false, []) }
  }

  /// The name if there is exactly one candidate.
  private func only(_ candidates: [Candidate]) -> String? { candidates.count == 1 ? candidates[0].name : nil }

  /// A name of the same family with the same letters, or with one letter inserted, removed or replaced.
  private func similar(to name: String) -> String? {
    let family = FontNameWords.family(of: name)
    let relatives = candidates.filter { FontNameWords.family(of: $0.name) == family }.map(\.name)
    let closest = Spelling.closest(to: name, among: relatives + fonts.otherNames(beginningWith: family))
    return closest.map { fonts.font(inFileOrNamed: $0) ?? $0 }
      ?? candidates.first { Spelling.isSlip(name, for: $0.name) }?.name
  }
}
