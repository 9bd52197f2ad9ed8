import Writing

/// What a finding has in common with others of the same cause. Each is a finding of its own, with its own identity;
/// people read one sentence about all of them.
package struct FindingGroup: Sendable, Hashable {
  /// Equal for the findings of a rule that are shown as one.
  package internal(set) var cause: String
  /// The name of what this finding is about.
  let name: String
  /// The sentence about several names: `clip 'Ậ' (vi)`.
  private(set) var predicate: String
  /// The finding with the largest weight is shown, such as that of the largest style.
  package let weight: Double

  package init(_ name: String, cause: String, _ predicate: String, weight: Double = 0) {
    (self.name, self.cause, self.predicate, self.weight) = (name, cause, predicate, weight)
  }

  /// Adds text to what is said. Findings with another text are not shown with it.
  mutating func add(_ text: String) {
    cause += text
    predicate += text
  }

  /// More names are only counted.
  private static let mostNames = 3

  /// `'title' and 'title2' clip 'Ậ' (vi): 2.4 points too high at L`, as the first of the members says it.
  package static func sentence(about members: [FindingGroup]) -> String {
    let names = members.prefix(mostNames).map { "'\(Shortened.name($0.name))'" }
    let more = members.count > mostNames ? ["\(members.count - mostNames) more"] : []
    return Shortened.message("\((names + more).enumeration) \(members.first?.predicate ?? "")")
  }
}

extension Array {
  /// The elements, those with one key together: the heaviest first, at its position among the others.
  ///
  /// - Parameter key: nil for an element that stays alone.
  package func gathered<Key: Hashable>(by key: (Element) -> Key?, weight: (Element) -> Double) -> [[Element]] {
    let keys = map(key)
    var members: [Key: [Int]] = [:]
    for (index, key) in keys.enumerated() { if let key { members[key, default: []].append(index) } }
    let heaviest = members.mapValues { all in
      all.reduce(all[0]) { weight(self[$1]) > weight(self[$0]) ? $1 : $0 }
    }
    return indices.compactMap { index in
      guard let key = keys[index], let all = members[key] else { return [self[index]] }
      return heaviest[key] == index ? [self[index]] + all.filter { $0 != index }.map { self[$0] } : nil
    }
  }
}
