import TypeRampProject

/// A font family of a project that `init` may use for all text styles.
struct FontFamily {
  let name: String
  /// Its upright faces, or all of them if there are none, by weight on the scale of CSS.
  private let faces: [(weight: Double, isRegular: Int, name: String)]
  private let isUpright: Bool
  /// Whether its faces have small letters.
  private let hasSmallLetters: Bool

  /// Words of families for large text, for tables and for code.
  private static let specialWords: Set<String> = [
    "banner", "caps", "caption", "code", "compressed", "condensed", "deck", "display", "expanded", "extended",
    "headline", "icons", "mono", "narrow", "poster", "sc", "symbols", "titling", "wide",
  ]

  init(_ name: String, _ fonts: [(font: FontDescription, name: String)], in catalog: FontCatalog) {
    self.name = name
    let upright = fonts.filter { !$0.font.isItalic }
    isUpright = !upright.isEmpty
    let (shown, regular) = (isUpright ? upright : fonts, catalog.regularNames)
    // Some foundries number weights in their own way.
    let isNamed = shown.contains { regular.contains($0.name) }
    faces = shown.map { font, name in
      let named = regular.contains(name) ? 400 : isNamed ? FontNameParts(postScriptName: name).weight : nil
      return (named ?? font.weight, regular.contains(name) ? 1 : 0, name)
    }.sorted { $0 < $1 }
    hasSmallLetters = !fonts.allSatisfy { catalog.capitalNames.contains($0.name) }
  }

  private var isSpecial: Bool { !words.isDisjoint(with: Self.specialWords) }

  private var words: Set<String> { Set(name.split(whereSeparator: { !$0.isLetter }).map { $0.lowercased() }) }

  /// Why it is not chosen for text, to follow its name; nil if it may be one.
  var objection: String? {
    if !hasSmallLetters { return "has no small letters" }
    return words.isDisjoint(with: ["icon", "icons", "glyphs", "symbols"]) ? nil : "is a font of icons"
  }

  private var hasRegular: Bool { isUpright && faces.contains { (350..<450).contains($0.weight) } }

  /// The face for a weight, of two the bolder one; nil if there are none.
  func face(nearest weight: Int) -> String? {
    faces.reversed().min { abs($0.weight - Double(weight)) < abs($1.weight - Double(weight)) }?.name
  }

  /// Text families come first, then those with a regular upright face, then those with more faces.
  private var rank: (Int, Int, Int) { (isSpecial ? 0 : 1, hasRegular ? 1 : 0, faces.count) }

  func comes(before other: FontFamily) -> Bool { rank == other.rank ? name < other.name : rank > other.rank }

  /// Why it comes before another family, to follow 'is'.
  func reason(over other: FontFamily) -> String {
    let (own, others) = (rank, other.rank)
    if own.0 != others.0 { return "for text, unlike '\(other.name)'" }
    if own.1 != others.1 { return "the first family with a regular upright face" }
    if own.2 != others.2 { return "the family with the most upright faces" }
    return "the first by name; look whether '\(other.name)' fits better"
  }

  /// Why a person should look at it, a sentence each.
  var doubts: [String] {
    var doubts: [String] = []
    if isSpecial { doubts.append("Look at it: '\(name)' does not seem to be made for text.") }
    if !hasRegular, let nearest = face(nearest: 400) {
      doubts.append("Look at it: '\(name)' has no regular upright face; the nearest is \(nearest).")
    }
    if face(nearest: FontWeight.regular.cssValue) == face(nearest: FontWeight.semibold.cssValue) {
      doubts.append("Look at it: '\(name)' has no bolder face for headline, so it looks like body.")
    }
    return doubts
  }
}
