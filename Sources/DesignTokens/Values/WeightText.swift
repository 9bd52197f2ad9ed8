import StyleModel

/// A weight and a slant in one text, as Tokens Studio exports them from Figma: `Semi Bold Italic`, `600`, `halbfett`,
/// `Condensed Bold`.
struct WeightText: Equatable, Sendable {
  /// On the scale of CSS, 1 to 1000.
  let weight: Double
  var isItalic: Bool
  /// The words of the face that are neither weight nor slant, in order: `Condensed`; usually empty.
  var face = ""
  /// The word for the weight, in lower case and without separators; nil for a number.
  var word: String?

  /// Whether it is only a weight.
  var isPlain: Bool { !isItalic && face.isEmpty }

  /// The exact words of the Design Tokens Format Module 2025.10, where case and hyphens matter.
  static let standard: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// Other words that Tokens Studio reads (`fontWeightMap` of sd-transforms; its German words are those of the typeface
  /// Söhne), and `mager`, `dünn` and spellings without umlauts.
  private static let others: [String: Double] = [
    "dünn": 100, "duenn": 100, "extraleicht": 200, "leicht": 300, "mager": 300, "buch": 400, "kräftig": 500,
    "kraeftig": 500, "halbfett": 600, "dreiviertelfett": 700, "fett": 800, "extrafett": 900, "super": 900, "ultra": 950,
  ]

  /// Every word without separators.
  static let weights = StyleWords.weightOfWord
    .merging(standard.map { ($0.key.filter { $0 != "-" }, $0.value) }) { $1 }
    .merging(others) { $1 }

  /// In Tokens Studio, `Bold Normal` is upright.
  private static let slants = [("italic", true), ("oblique", true), ("kursiv", true), ("normal", false)]

  /// No text with a weight and a slant is longer.
  private static let longest = 100

  /// Upright and regular: the default for text.
  static let regular = WeightText(weight: 400, isItalic: false)

  init(weight: Double, isItalic: Bool, face: String = "", word: String? = nil) {
    (self.weight, self.isItalic, self.face, self.word) = (weight, isItalic, face, word)
  }

  /// Reads a weight by name or number, a slant, or both, possibly with other words of the face's name. Case, spaces,
  /// hyphens and underscores are ignored.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest, let first = text.first(where: { !$0.isWhitespace }),
      first.isLetter || first.isNumber
    else { return nil }
    let words = text.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "_" }
    let parts = Self.parts(of: words.joined())
    // `60 0` is not 600.
    let isOneWord = words.contains { $0.hasPrefix(parts.weight) || $0.hasSuffix(parts.weight) }
    if let weight = Self.weights[parts.weight] ?? (isOneWord ? Self.number(parts.weight) : nil) {
      self.init(weight: weight, isItalic: parts.isItalic, word: Self.weights[parts.weight].map { _ in parts.weight })
    } else {
      self.init(faceOf: text)
    }
  }

  /// The word or number for the weight, and the slant after or before it. A slant alone is regular.
  private static func parts(of text: String) -> (weight: String, isItalic: Bool) {
    guard weights[text] == nil else { return (text, false) }
    for (slant, isItalic) in slants {
      if text == slant { return ("regular", isItalic) }
      if text.hasSuffix(slant) { return (String(text.dropLast(slant.count)), isItalic) }
      if text.hasPrefix(slant) { return (String(text.dropFirst(slant.count)), isItalic) }
    }
    return (text, false)
  }

  private static func number(_ text: String) -> Double? {
    guard let length = TokenLength(text), length.unit == .none, 1...1000 ~= length.value else { return nil }
    return length.value
  }
}

// MARK: - Names of faces

extension WeightText {
  /// The names of faces have fewer words.
  private static let mostWords = 8
  private static let slantsOfFaces: Set<String> = ["italic", "oblique", "kursiv"]

  /// `Ultra Condensed` is narrow, not heavy.
  private static let widths: Set<String> = ["condensed", "compressed", "narrow", "expanded", "extended", "wide"]
  private static let degrees: Set<String> = ["ultra", "super", "demi"]

  /// The words of a face for `fontStretch`, none for `normal`; nil for other texts.
  static func face(ofStretch text: String) -> String? {
    let words = text.lowercased().split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return text == "normal" ? "" : widths.contains(words.last?.lowercased() ?? "") ? words.joined(separator: " ") : nil
  }

  /// Reads the name of a face as people and Figma write it: `Condensed Black Italic`, `Display Semi Bold`. Nil for a
  /// text that has neither a weight nor a slant, has one twice, or has nothing besides them.
  private init?(faceOf text: String) {
    var words = FontNameWords.words(in: text).filter { !$0.isEmpty }
    guard (2...Self.mostWords).contains(words.count), words.allSatisfy(Self.isWord) else { return nil }
    let slant = Self.slant(in: words)
    if let slant { words.remove(at: slant) }
    let place = Self.weight(in: words)
    let word = place.map { words[$0].joined().lowercased() }
    if let place { words.removeSubrange(place) }
    guard place != nil || slant != nil, !words.isEmpty, Self.slant(in: words) == nil, Self.weight(in: words) == nil
    else { return nil }
    let weight = word.flatMap { Self.weights[$0] } ?? 400
    self.init(weight: weight, isItalic: slant != nil, face: words.joined(separator: " "), word: word)
  }

  private static func isWord(_ word: String) -> Bool {
    word.first?.isLetter ?? false && word.allSatisfy { $0.isLetter || $0.isNumber }
  }

  private static func slant(in words: [String]) -> Int? { words.firstIndex { slantsOfFaces.contains($0.lowercased()) } }

  /// The indices of the words of a weight: `Semi Bold` has two.
  private static func weight(in words: [String]) -> Range<Int>? {
    for start in words.indices {
      for end in [start + 2, start + 1] where end <= words.count {
        let word = words[start..<end].joined().lowercased()
        let isDegree = degrees.contains(word) && end < words.count && widths.contains(words[end].lowercased())
        if weights[word] != nil, !isDegree { return start..<end }
      }
    }
    return nil
  }
}
