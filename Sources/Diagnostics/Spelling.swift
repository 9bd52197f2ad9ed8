import Documents

/// Finds the name that was probably meant by a misspelt word.
package enum Spelling {
  /// The maximum length of a word, in bytes. A longer word is not a typo, and the time for a distance grows with the
  /// product of the lengths.
  private static let longest = 64
  /// A third of the letters may be wrong, so a longer name cannot match.
  private static let longestName = longest * 3 / 2

  /// The candidate nearest to `word`, if at most a third of its letters are wrong; of several equally near, the one
  /// with the nearest number at its end, then one of which letters are only missing, or the first. Case and separators
  /// are ignored.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    closest(to: word, among: Vocabulary(candidates))
  }

  /// The nearest name in a vocabulary, by the same rules.
  package static func closest(to word: String, among vocabulary: Vocabulary) -> String? {
    guard word.utf8.count <= longest else { return nil }
    let letters = normalized(word)
    var best: (candidate: String, distance: Int, rank: (Int, Int, Int))?
    for (candidate, target) in vocabulary.words {
      let limit = min(max(letters.count, target.count) / 3, best?.distance ?? .max)
      // The distance is at least the difference of the lengths, which rules out most candidates.
      guard abs(letters.count - target.count) <= limit else { continue }
      let distance = editDistance(letters, target)
      let rank = (distance, gap(letters, target), distance - abs(letters.count - target.count))
      guard distance <= limit, best.map({ rank < $0.rank }) ?? true else { continue }
      best = (candidate, distance, rank)
    }
    return best?.candidate
  }

  /// The candidates nearest to a word that has none near enough.
  package static func nearest(_ count: Int, to word: String, among candidates: [String]) -> [String] {
    guard word.utf8.count <= longest else { return Array(candidates.prefix(count)) }
    let letters = normalized(word)
    let distances = candidates.map { editDistance(letters, normalized($0)) }
    let order = candidates.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
    return order.prefix(count).map { candidates[$0] }
  }

  /// How far the last digits of two words are apart; `.max` if one of them ends with a letter.
  private static func gap(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard let left = left.last, let right = right.last, left.isDigit, right.isDigit else { return .max }
    return abs(Int(left) - Int(right))
  }

  /// Names to choose from, prepared for many words. Names too long to be chosen are left out.
  package struct Vocabulary: Sendable {
    fileprivate let words: [(name: String, letters: [UInt8])]

    package init(_ names: some Sequence<String>) {
      words = names.lazy.filter { $0.utf8.count <= longestName }.map { ($0, normalized($0)) }
    }
  }

  /// The suggestions for many words among the same names. Only the first words get one, since each is compared with all
  /// names, and a report shows no more findings of one rule.
  package struct Suggestions: Sendable {
    private var left = 50
    private var vocabulary: Vocabulary?
    /// Among how many names a suggestion is looked for.
    private static let mostNames = 20_000

    package init() {}

    /// The nearest name; nil for a word after the first ones. The names are asked for once.
    package mutating func closest<Names: Collection<String>>(to word: String, among names: () -> Names) -> String? {
      guard left > 0 else { return nil }
      left -= 1
      let vocabulary = vocabulary ?? Vocabulary(names().prefix(Self.mostNames))
      self.vocabulary = vocabulary
      return Spelling.closest(to: word, among: vocabulary)
    }
  }

  /// Whether a word differs from a name only in case, separators or a single letter; all digits must be the same.
  package static func isSlip(_ word: String, for name: String) -> Bool {
    guard word.utf8.count <= longest else { return false }
    let (written, meant) = (normalized(word), normalized(name))
    return written.filter(\.isDigit) == meant.filter(\.isDigit) && editDistance(written, meant) <= 1
  }

  /// The letters and digits of a name, ASCII letters in lower case.
  private static func normalized(_ word: String) -> [UInt8] {
    word.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  /// The optimal string alignment distance: the number of letters to insert, remove, replace or swap with a neighbour.
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious = Array(repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = beforePrevious
    for row in left.indices {
      current[0] = row + 1
      for column in right.indices {
        let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(substitution, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = distance
      }
      swap(&beforePrevious, &previous)
      swap(&previous, &current)
    }
    return previous[right.count]
  }
}
