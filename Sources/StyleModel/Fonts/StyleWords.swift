/// The words of styles in the names of fonts.
package enum StyleWords {
  /// The words for each weight on the scale of CSS and OpenType, the commonest first, as names write them.
  ///
  /// OpenType 1.9 (`usWeightClass`) has most of them, DirectWrite's DWRITE_FONT_WEIGHT the 350; Hiragino's are W1 to W9.
  /// A face without any is regular. `Heavy` is lighter than `Black`, as Avenir and `UIFont.Weight` have it, but stands for
  /// it in a family that has no `Black`.
  package static let weights: [(weight: Double, words: [String])] = [
    (100, ["Thin", "Hairline", "W1"]),
    (200, ["ExtraLight", "UltraLight", "W2"]),
    (300, ["Light", "W3"]),
    (350, ["SemiLight", "DemiLight"]),
    (400, ["Regular", "Roman", "Book", "Normal", "Plain", "W4"]),
    (500, ["Medium", "W5"]),
    (600, ["SemiBold", "DemiBold", "Demi", "W6"]),
    (700, ["Bold", "W7"]),
    (800, ["ExtraBold", "UltraBold", "Heavy", "W8"]),
    (900, ["Black", "Heavy", "Super", "W9"]),
    (950, ["ExtraBlack", "UltraBlack"]),
  ]

  /// The words for a slant, in lower case; `It` and `Ita` are Adobe's and ITC's.
  package static let italics: Set<String> = ["italic", "oblique", "kursiv", "it", "ita", "obl"]

  /// Words with which families end too, as Times New Roman does: they are a style's only behind a hyphen.
  package static let inFamilies: Set<String> = ["roman", "book", "super", "it", "ita", "obl"]

  /// What each word of a weight stands for, in lower case.
  package static let weightOfWord = Dictionary(
    weights.flatMap { row in row.words.map { ($0.lowercased(), row.weight) } }, uniquingKeysWith: { first, _ in first })

  /// The words for a weight, in lower case, the commonest first; none for a weight between them.
  package static func words(for weight: Double) -> [String] {
    (weights.first { $0.weight == weight }?.words ?? []).map { $0.lowercased() }
  }

  /// The commonest word for the nearest weight that has one; of two equally near, the bolder.
  package static func commonestWord(near weight: Double) -> String {
    weights.reversed().min { abs($0.weight - weight) < abs($1.weight - weight) }?.words.first ?? "Regular"
  }
}
