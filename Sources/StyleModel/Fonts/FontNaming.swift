import Diagnostics
import Documents

/// Finds the PostScript name, which UIFont needs, for the family, weight and slant of a design token, and the reverse.
package struct FontNaming: Sendable {
  private let fonts: FontCatalog
  /// The names of the faces in font files, by description; families as `FontNameWords.key` spells them.
  private var files: [FontDescription: String] = [:]
  /// The known names with their letters and digits, in the order of these.
  private let names: [(name: String, spelling: String)]

  /// - Parameter fonts: the fonts of the app; without them, those of the newest iOS are known.
  package init(fonts: FontCatalog?) {
    self = fonts.map(FontNaming.init) ?? Self.ofNewestIOS
  }

  /// Shared, since preparing all names takes longer than importing a small file of tokens.
  private static let ofNewestIOS = FontNaming(.newest)

  private init(_ fonts: FontCatalog) {
    self.fonts = fonts
    for (name, font) in fonts.descriptions { Self.add(name, as: font.key, to: &files) }
    names = fonts.names.map { ($0, FontNameWords.spelling($0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  /// The PostScript name of a font, and whether it is known or only derived by the naming convention.
  ///
  /// It is looked up by the word for its weight, because foundries give a `Light` different numbers; then by the
  /// descriptions of font files, and by the parts of known names, which both require the exact weight. Finally, the
  /// family may be the full name of a known font, whatever its weight.
  ///
  /// - Parameter face: words of the style that name neither weight nor slant, such as `Condensed`.
  package func postScriptName(for font: FontDescription, face: String = "") -> (name: String, isKnown: Bool) {
    let whole = FontDescription(
      family: face.isEmpty ? font.family : font.family + " " + face, weight: font.weight, isItalic: font.isItalic)
    // Only a regular face can have no word for its weight.
    let words = (font.weight == 400 ? [nil] : []) + StyleWords.words(for: font.weight)
    if let name = font.word.flatMap({ knownName(for: whole, words: [$0]) }) ?? files[whole.key]
      ?? knownName(for: whole, words: words) ?? nameInPlaceOfFamily(whole.family)
    {
      return (name, true)
    }
    return (Self.commonestName(for: font, face: face), false)
  }

  /// The description from the font's file, or otherwise from its name.
  package func description(of postScriptName: String) -> FontDescription { fonts.description(of: postScriptName) }

  private func knownName(for font: FontDescription, words: [String?]) -> String? {
    let family = FontNameWords.key(ofFamily: font.family)
    // A name begins with its family, and splitting a name is slow.
    var faces: [FontNameParts: String] = [:]
    for known in self.names(from: family).prefix(while: { $0.spelling.hasPrefix(family) }) {
      Self.add(known.name, as: Self.key(FontNameParts(postScriptName: known.name)), to: &faces)
    }
    return words.lazy
      .compactMap { faces[FontNameParts(family: family, weightWord: $0, isItalic: font.isItalic)] }.first
  }

  /// The font whose full name is given as a family: `Noteworthy-Light` or `Noteworthy Light`. Georgia is also the name
  /// of a font, but it is read as a family.
  private func nameInPlaceOfFamily(_ family: String) -> String? {
    let spelling = FontNameWords.spelling(family)
    guard let (name, known) = names(from: spelling).first, known == spelling else { return nil }
    let named = Self.key(FontNameParts(postScriptName: name))
    return named.family == FontNameWords.key(ofFamily: family) ? nil : name
  }

  /// The names whose letters and digits are not before some.
  private func names(from spelling: String) -> ArraySlice<(name: String, spelling: String)> {
    names[names.partitioningIndex { $0.spelling >= spelling }...]
  }

  /// The name that most foundries would give the font: `FamilyName-CondensedSemiBoldItalic`.
  private static func commonestName(for font: FontDescription, face: String) -> String {
    let word = StyleWords.commonestWord(near: font.weight)
    let style = !font.isItalic ? word : word == "Regular" ? "Italic" : word + "Italic"
    return "\(letters(of: font.family))-\(letters(of: face))\(style)"
  }

  /// The characters that a PostScript name can contain; the whole text if there are none.
  private static func letters(of text: String) -> String {
    let letters = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return letters.isEmpty ? text : letters
  }

  private static func key(_ parts: FontNameParts) -> FontNameParts {
    FontNameParts(
      family: FontNameWords.key(ofFamily: parts.family), weightWord: parts.weightWord, isItalic: parts.isItalic)
  }

  /// Of two names for one key, the alphabetically first is kept, so that the order of a dictionary does not matter.
  private static func add<Key>(_ name: String, as key: Key, to index: inout [Key: String]) {
    index[key] = index[key].map { min($0, name) } ?? name
  }
}
