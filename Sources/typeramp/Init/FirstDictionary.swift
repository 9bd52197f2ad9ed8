import TypeRampProject
import Writing

/// A first dictionary: Apple's text styles at Apple's sizes, in a font family of the app.
struct FirstDictionary {
  private let catalog: FontCatalog
  /// The font families of the app with their faces: those for text first, then those with more faces.
  private let families: [(name: String, faces: [String])]
  /// The faces of the first family, unless no family is for text.
  private let faces: [String]

  /// Words of families for icons, and of those for large text, for tables and for code.
  private static let iconWords: Set<String> = ["icon", "icons", "glyphs", "symbols"]
  private static let specialWords: Set<String> = [
    "banner", "caps", "caption", "code", "compressed", "condensed", "deck", "display", "expanded", "extended",
    "headline", "mono", "narrow", "poster", "sc", "titling", "wide",
  ]

  init(_ catalog: FontCatalog, in files: Set<String>) {
    self.catalog = catalog
    let own = catalog.descriptions.filter { !files.isDisjoint(with: catalog.files(of: $0.key)) }
    func rank(_ name: String, _ faces: [String]) -> (Int, Int, String) {
      let words = Set(name.split(whereSeparator: { !$0.isLetter }).map { $0.lowercased() })
      let isText = words.isDisjoint(with: Self.iconWords) && !catalog.capitalNames.isSuperset(of: faces)
      return (!isText ? 2 : words.isDisjoint(with: Self.specialWords) ? 0 : 1, -faces.count, name)
    }
    let ranked = Dictionary(grouping: own.keys.sorted(), by: { catalog.description(of: $0).family })
      .map { (rank: rank($0, $1), faces: $1) }.sorted { $0.rank < $1.rank }
    families = ranked.map { ($0.rank.2, $0.faces) }
    faces = ranked.first.flatMap { $0.rank.0 < 2 ? $0.faces : nil } ?? []
  }

  /// The styles: the text styles whose sizes Apple has published.
  static let styles = Platform.iOS.preferredFonts.filter(\.inferredCategories.isEmpty)

  var text: String {
    JSONValue.object(Self.styles.map { ($0.textStyle.name, entry(of: $0)) }).compactText
  }

  /// What was chosen, in a sentence or two.
  var line: String {
    let others = families.dropFirst(faces.isEmpty ? 0 : 1).map(\.name).quotedList(upTo: 3)
    if faces.isEmpty {
      let reason = others.isEmpty ? "the app has no font files" : "no font of the app is for text: \(others)"
      return "The styles have the system font, because \(reason)."
    }
    let used = Self.styles.compactMap { face(nearest: $0.weight.cssValue) }.unique
    return "The styles have \(used.joined(separator: " and "))."
      + (others.isEmpty ? "" : " The app also has \(others).")
  }

  private func entry(of preferred: PreferredFont) -> JSONValue {
    let weight = preferred.weight.cssValue
    guard let name = face(nearest: weight) else { return .members(["weight": .string(preferred.weight.rawValue)]) }
    let bold = face(nearest: max(FontWeight.bold.cssValue, weight + 200)).flatMap { $0 == name ? nil : $0 }
    return .members([
      "fontName": .string(name), "boldFontName": bold.map(JSONValue.string),
      "fontSize": .number(preferred.pointSize(compatibleWith: .large)),
    ])
  }

  private func face(nearest weight: Int) -> String? {
    faces.min { distance(of: $0, from: weight) < distance(of: $1, from: weight) }
  }

  /// Upright faces come first, and of two equally near weights the bolder. Some foundries number weights in their own
  /// way, so a word in the name counts.
  private func distance(of name: String, from wanted: Int) -> (Int, Double, Double) {
    let font = catalog.description(of: name)
    let weight = FontNameParts(postScriptName: name).weight ?? font.weight
    return (font.isItalic ? 1 : 0, abs(weight - Double(wanted)), -weight)
  }
}
