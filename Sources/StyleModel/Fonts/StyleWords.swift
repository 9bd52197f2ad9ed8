/// The words of styles in font names.
package enum StyleWords {
  /// The words for each weight on the scale of CSS and OpenType, the most common first, as names spell them.
  ///
  /// Most are from OpenType 1.9 (`usWeightClass`), 350 is from DirectWrite's DWRITE_FONT_WEIGHT; Hiragino's are W1 to
  /// W9. A face without one of them is regular. `Heavy` is lighter than `Black`, as in Avenir and `UIFont.Weight`, but
  /// is used for it in a family without a `Black`.
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

  /// Words that families also end with, as Times New Roman does: they belong to a style only after a hyphen.
  package static let inFamilies: Set<String> = ["roman", "book", "super", "it", "ita", "obl"]

  /// The weight of each word, in lower case; the lightest of several.
  package static let weightOfWord = weights.reversed().reduce(into: [String: Double]()) { weightOfWord, row in
    for word in row.words { weightOfWord[word.lowercased()] = row.weight }
  }

  /// The words for a weight, in lower case, the most common first; empty for a weight between the known ones.
  package static func words(for weight: Double) -> [String] {
    (weights.first { $0.weight == weight }?.words ?? []).map { $0.lowercased() }
  }

  /// The most common word for the nearest weight that has one; of two equally near weights, the bolder.
  package static func commonestWord(near weight: Double) -> String {
    weights.reversed().min { abs($0.weight - weight) < abs($1.weight - weight) }?.words.first ?? "Regular"
  }
}
