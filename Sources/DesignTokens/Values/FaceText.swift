import StyleModel

/// The name of a face as people and Figma write it: `Condensed Black Italic`, `Display Semi Bold`.
struct FaceText {
  /// Nil if there is only a slant.
  private(set) var weight: Double?
  private(set) var isItalic = false
  /// The other words, in order: with the family they name the face.
  private var rest: [String]

  /// The names of faces have fewer words.
  private static let mostWords = 8

  /// Nil for a text that has neither a weight nor a slant, has one twice, or has nothing besides them.
  init?(_ text: String) {
    rest = FontNameWords.words(in: text).filter { !$0.isEmpty }
    guard (2...Self.mostWords).contains(rest.count), rest.allSatisfy(Self.isWord) else { return nil }
    takeSlant()
    takeWeight()
    guard weight != nil || isItalic, !rest.isEmpty, placeOfSlant == nil, placeOfWeight == nil else { return nil }
  }

  /// The words that are neither weight nor slant: `Expanded`, `Display`, `M`.
  var face: String { rest.joined(separator: " ") }

  private static let slants: Set<String> = ["italic", "oblique", "kursiv"]

  /// `Ultra Condensed` is narrow, not heavy.
  private static let widths: Set<String> = ["condensed", "compressed", "narrow", "expanded", "extended", "wide"]
  private static let degrees: Set<String> = ["ultra", "super", "demi"]

  private static func isWord(_ word: String) -> Bool {
    word.first?.isLetter ?? false && word.allSatisfy { $0.isLetter || $0.isNumber }
  }

  private mutating func takeSlant() {
    guard let index = placeOfSlant else { return }
    rest.remove(at: index)
    isItalic = true
  }

  private var placeOfSlant: Int? { rest.firstIndex { Self.slants.contains($0.lowercased()) } }

  private mutating func takeWeight() {
    guard let place = placeOfWeight else { return }
    weight = WeightText.weights[rest[place].joined().lowercased()]
    rest.removeSubrange(place)
  }

  /// The indices of the words of a weight: `Semi Bold` has two.
  private var placeOfWeight: Range<Int>? {
    for start in rest.indices {
      for end in [start + 2, start + 1] where end <= rest.count {
        let word = rest[start..<end].joined().lowercased()
        let isDegree = Self.degrees.contains(word) && end < rest.count && Self.widths.contains(rest[end].lowercased())
        if WeightText.weights[word] != nil, !isDegree { return start..<end }
      }
    }
    return nil
  }
}
