import Writing

/// The parts of a font's name by the convention of foundries: `AvenirNext-DemiBoldItalic` has a family, a weight and a
/// slant.
package struct FontNameParts: Hashable, Sendable {
  /// The family, with spaces between its words; empty only for an empty name.
  package private(set) var family: String
  /// The word for the weight, in lower case and without separators, as in `StyleWords`; nil if the name has none.
  package private(set) var weightWord: String?
  package private(set) var isItalic = false

  /// The weight on the scale of CSS; nil without a known word.
  package var weight: Double? { weightWord.flatMap { StyleWords.weightOfWord[$0] } }

  package init(family: String, weightWord: String?, isItalic: Bool) {
    self.family = family
    self.weightWord = weightWord
    self.isItalic = isItalic
  }

  /// Reads a PostScript name. Words that are not a style belong to the family: `Futura-CondensedMedium` belongs to the
  /// family Futura Condensed.
  package init(postScriptName name: String) {
    family = ""
    let parts = name.utf8.split(maxSplits: 1) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    var words = parts.map { FontNameWords.words(in: Substring($0)) }
    Self.removeMaker(&words)
    if words.count > 1 { peel(&words[1], keeping: 0) { _ in true } }
    if words.dropFirst().allSatisfy({ $0.isEmpty }), !words.isEmpty {
      peel(&words[0], keeping: 1) { !StyleWords.inFamilies.contains($0) }
      if words[0].count > 1, words[0].last == "PS" { words[0].removeLast() }
    }
    family = words.flatMap { $0 }.joined(with: " ")
  }

  /// Reads the name of a style within a family: `Condensed Bold` within Futura belongs to the family Futura Condensed.
  package init(style: String, family: String) {
    self.family = family
    var words = FontNameWords.words(in: style)
    peel(&words, keeping: 0) { _ in true }
    self.family = ([family] + words).joined(with: " ")
  }

  /// Removes Monotype's suffix: `ArialMT`, `TimesNewRomanPSMT`, `Arial-BoldMT`.
  private static func removeMaker(_ words: inout [[String]]) {
    let count = words.reduce(0) { $0 + $1.count }
    guard let part = words.indices.last, let word = words[part].last, word.hasSuffix("MT"), count > 1 else { return }
    words[part].removeLast()
    if word != "MT" { words[part].append(String(word.dropLast(2))) }
  }

  private mutating func peel(_ words: inout [String], keeping count: Int, where isStyle: (String) -> Bool) {
    while let last = words.last, words.count > count {
      // By its capitals, `DemiBold` is two words, but it is one word of a style.
      if words.count - 2 >= count, take(words[words.count - 2] + last, where: isStyle) {
        words.removeLast(2)
      } else if take(last, where: isStyle) {
        words.removeLast()
      } else {
        return
      }
    }
  }

  /// Whether a word belongs to a style. The last word for a weight is used; only the default weight of a variable font
  /// may precede it: `NotoSansSyriac-Regular_Black`.
  private mutating func take(_ text: String, where isStyle: (String) -> Bool) -> Bool {
    let word = text.lowercased()
    guard isStyle(word) else { return false }
    if StyleWords.italics.contains(word) {
      isItalic = true
      return true
    }
    guard let weight = StyleWords.weightOfWord[word], weightWord == nil || weight == 400 else { return false }
    weightWord = weightWord ?? word
    return true
  }
}
