import Diagnostics
import Documents

/// Finds the theme groups without a choice whose themes result in different styles. Other groups need no choice.
struct ThemeComparison {
  private let open: [TokenChoice]
  /// Whether every combination of themes was compared.
  private let isComplete: Bool
  /// The resulting styles, by the indices of the active themes.
  private var results: [[Int]: [String: String]] = [:]

  /// How many nodes all compared documents may have together.
  private static let mostNodes = 1 << 20
  /// The limit of nodes when groups are compared one at a time.
  private static let mostNodesOneByOne = 1 << 21
  /// How many combinations are compared at most, even in a small document.
  private static let mostCombinations = 128
  /// How many groups have a finding of their own.
  private static let mostFindings = 3

  /// - Parameters:
  ///   - open: the groups without a choice.
  ///   - size: the number of nodes in the document.
  ///   - styles: the resulting styles for the active theme of each group.
  init(_ open: [TokenChoice], size: Int, styles: ([String: String]) -> [String: String]) {
    self.open = open
    guard !open.isEmpty else {
      isComplete = true
      return
    }
    let most = { min($0 / max(size, 1), Self.mostCombinations) }
    let all = Self.combinations(open, upTo: most(Self.mostNodes))
    isComplete = all != nil
    for combination in all ?? Self.neighbours(open, upTo: most(Self.mostNodesOneByOne)) {
      let themes = zip(open, combination).map { ($0.name, $0.different[$1]) }
      results[combination] = styles(Dictionary(themes) { first, _ in first })
    }
  }

  /// Every combination of themes; nil if there are too many.
  private static func combinations(_ open: [TokenChoice], upTo most: Int) -> [[Int]]? {
    var combinations: [[Int]] = [[]]
    for choice in open {
      guard combinations.count <= most / choice.different.count else { return nil }
      combinations = combinations.flatMap { head in choice.different.indices.map { head + [$0] } }
    }
    return combinations
  }

  /// The first themes, and every combination that differs from them in one group; empty if there are too many.
  private static func neighbours(_ open: [TokenChoice], upTo most: Int) -> [[Int]] {
    let first = Array(repeating: 0, count: open.count)
    let count = open.reduce(1) { $0 + $1.different.count - 1 }
    guard count <= most else { return [] }
    return [first]
      + open.indices.flatMap { place in
        open[place].different.indices.dropFirst().map { index in
          var combination = first
          combination[place] = index
          return combination
        }
      }
  }

  /// The styles that differ between the themes of a group.
  private func differences(_ place: Int) -> Set<String> {
    var names: Set<String> = []
    for (combination, styles) in results where combination[place] > 0 {
      var first = combination
      first[place] = 0
      let others = results[first] ?? [:]
      names.formUnion(styles.filter { others[$0.key] != $0.value }.keys)
      names.formUnion(others.keys.filter { styles[$0] == nil })
    }
    return names
  }

  /// The themes of a group with which there are styles, with the other groups at their first themes.
  private func useful(_ place: Int) -> [String] {
    open[place].different.indices.filter { index in
      var combination = Array(repeating: 0, count: open.count)
      combination[place] = index
      guard let result = results[combination] else { return true }
      if !open[place].isOfTokens { return result.count > 1 }
      return !(0..<index).contains { earlier in
        combination[place] = earlier
        return results[combination] == result
      }
    }.map { open[place].different[$0] }
  }

  /// The groups that require a choice, each with the styles that differ between its themes.
  var needed: [(choice: TokenChoice, names: Set<String>)] {
    let choices = open.indices.map { (open[$0].offering(useful($0)), differences($0)) }.filter { choice, names in
      // A chosen value that changes nothing leaves the choice open.
      !names.isEmpty && !(choice.chosen.map(choice.usefulValues.contains) ?? false)
    }
    // Themes that could not be compared may differ.
    return choices.isEmpty && !isComplete ? open.map { ($0, []) } : choices
  }

  /// A finding for each of the first groups that require a choice.
  static func findings(_ choices: [(choice: TokenChoice, names: Set<String>)]) -> [Diagnostic] {
    choices.prefix(mostFindings).enumerated().map { index, needed in
      let others = index == mostFindings - 1 ? choices.dropFirst(mostFindings).map(\.choice.name) : []
      let styles = needed.names.subtracting([""]).sorted()
      let verb = styles.count == 1 ? "depends" : "depend"
      let clause = styles.isEmpty ? "" : ", and \(styles.quotedList(upTo: 3)) \(verb) on it"
      let more = others.isEmpty ? "" : "; choose also from \(others.quotedList(upTo: 8))"
      return Diagnostic(.choice, at: needed.choice.node, needed.choice.openMessage(clause) + more)
    }
  }
}
