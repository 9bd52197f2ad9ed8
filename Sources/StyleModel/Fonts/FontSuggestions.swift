import Diagnostics
import Documents

/// Finds the font that was probably meant by an unknown name: by file name, by full name, by family and style, and by
/// similar spelling within one family. It never suggests a font of another family.
package struct FontSuggestions: Sendable {
  private let fonts: FontCatalog
  /// The fonts to choose from, in alphabetical order.
  private let names: [String]
  /// The names by their letters and digits, by description with a key for the family, by related family, and by family.
  private let spellings: [String: [String]]
  private let styles: [FontDescription: [String]]
  private let relatives: [String: [String]]
  private let families: [String: [String]]

  /// - Parameter fonts: the fonts of the app; nil for those of the newest iOS.
  package init(_ fonts: FontCatalog?) {
    self = fonts.map(Self.init(all:)) ?? Self.ofNewestIOS
  }

  private static let ofNewestIOS = Self(all: .newest)

  private init(all fonts: FontCatalog) {
    self.fonts = fonts
    names = fonts.names.sorted()
    spellings = Dictionary(grouping: names, by: FontNameWords.spelling)
    styles = Dictionary(grouping: names) { fonts.description(of: $0).key }
    relatives = Dictionary(grouping: names, by: FontNameWords.family)
    families = Dictionary(styles.map { ($0.key.family, $0.value) }) { $0 + $1 }.mapValues { $0.sorted() }
  }

  /// The name that was probably meant, and whether that is certain; with all faces of its family if it lacks the style.
  ///
  /// - Parameter isGuessing: whether to compare the letters with those of every font, which takes time for each.
  package func suggestion(
    for name: String, isGuessing: Bool = true
  ) -> (name: String, isCertain: Bool, family: [String])? {
    let stem = FontNaming.plain(FontStanding.isFileName(name) ? Source.name(ofFileAt: name) : name)
    if stem != name, fonts.has(stem) { return (stem, true, []) }
    if let font = fonts.font(inFileOrNamed: stem) {
      // The file of another family has the wrong name, or the wrong font.
      return (font, FontNameWords.spelling(stem).hasPrefix(FontNameWords.family(of: font)), [])
    }
    if let font = only(spellings[FontNameWords.spelling(stem)]) { return (font, true, []) }
    let style = FontDescription(postScriptName: stem).key
    if let font = only(styles[style]) { return (font, true, []) }
    // A style that the family lacks is not a typo.
    let family = families[style.family] ?? []
    if let font = fonts.nearest(to: style, among: family) { return (font, false, family) }
    return isGuessing ? similar(to: stem).map { ($0, false, []) } : nil
  }

  /// The face or the family that differs from a name only in a letter; or the face whose family does.
  package func slip(_ name: String) -> String? {
    guard name.utf8.count >= Self.shortest else { return nil }
    if let known = (names + fonts.familyNames).first(where: { Spelling.isSlip(name, for: $0) }) { return known }
    let family = name.prefix { $0 != "-" }
    let meant = relatives.keys.sorted().first { Spelling.isSlip(String(family), for: $0) }
    guard let meant, family.utf8.count >= Self.shortest, family.count < name.count else { return nil }
    return Spelling.closest(to: name, among: relatives[meant] ?? [])
  }

  /// Many names of four letters differ only in one.
  private static let shortest = 5

  /// The name if there is exactly one.
  private func only(_ names: [String]?) -> String? { names?.count == 1 ? names?[0] : nil }

  /// A name of the same family with the same letters, or with one letter inserted, removed or replaced.
  private func similar(to name: String) -> String? {
    let family = FontNameWords.family(of: name)
    let closest = Spelling.closest(
      to: name, among: (relatives[family] ?? []) + fonts.otherNames(beginningWith: family))
    return closest.map { fonts.font(inFileOrNamed: $0) ?? $0 } ?? names.first { Spelling.isSlip(name, for: $0) }
  }
}
