import StyleModel

/// The name of a face as people and Figma write it: `Condensed Black Italic`, `Display Semi Bold`.
struct FaceText {
  /// The words of the weight, joined and in lower case; nil if there is only a slant.
  private(set) var weightWord: String?
  private(set) var isItalic = false
  /// The other words, in order: with the family they name the face.
  private var rest: [String]

  /// The names of faces have fewer words.
  private static let mostWords = 8

  /// Nil for a text that has neither a weight nor a slant, has one twice, or has nothing besides them.
  init?(_ text: String, isWeight: (String) -> Bool) {
    rest = FontNameWords.words(in: text).filter { !$0.isEmpty }
    guard (2...Self.mostWords).contains(rest.count), rest.allSatisfy(Self.isWord) else { return nil }
    takeSlant()
    takeWeight(isWeight)
    guard weightWord != nil || isItalic, !rest.isEmpty else { return nil }
    guard placeOfSlant == nil, place(ofWeight: isWeight) == nil else { return nil }
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

  private mutating func takeWeight(_ isWeight: (String) -> Bool) {
    guard let place = place(ofWeight: isWeight) else { return }
    weightWord = rest[place].joined().lowercased()
    rest.removeSubrange(place)
  }

  /// The indices of the words of a weight: `Semi Bold` has two.
  private func place(ofWeight isWeight: (String) -> Bool) -> Range<Int>? {
    for start in rest.indices {
      for end in [start + 2, start + 1] where end <= rest.count {
        let word = rest[start..<end].joined().lowercased()
        let isDegree = Self.degrees.contains(word) && end < rest.count && Self.widths.contains(rest[end].lowercased())
        if isWeight(word), !isDegree { return start..<end }
      }
    }
    return nil
  }
}
