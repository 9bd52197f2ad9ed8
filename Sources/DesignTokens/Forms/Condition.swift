import Documents

/// The values of choices with which something counts: one of them is enough. Without any it always counts.
struct Condition: Sendable {
  /// The indices of values, by the index of their choice.
  private(set) var values: [Int: Set<Int>] = [:]

  static let always = Condition()

  mutating func add(_ value: Int, of choice: Int) { values[choice, default: []].insert(value) }

  /// Whether it holds whatever is chosen among the possible values.
  func isCertain(_ possible: [Set<Int>]) -> Bool {
    values.isEmpty || values.contains { !possible[$0].isEmpty && possible[$0].isSubset(of: $1) }
  }

  /// Whether it holds for some of the possible values.
  func isPossible(_ possible: [Set<Int>]) -> Bool {
    values.isEmpty || values.contains { !possible[$0].isDisjoint(with: $1) }
  }

  /// How many values it names.
  var size: Int { values.values.reduce(0) { $0 + $1.count } }

  /// The condition that this one or another holds.
  func or(_ other: Condition) -> Condition {
    if values.isEmpty || other.values.isEmpty { return .always }
    var both = self
    both.values.merge(other.values) { $0.union($1) }
    return both
  }
}

extension TokenChoice {
  /// The indices of the values that may still be chosen: several have one name if a mistake gave it to several themes.
  var possible: Set<Int> {
    if isLeftOut || wanted == "" { return [] }
    return Set(chosen.map { name in themes.indices.filter { themes[$0].name == name } } ?? Array(themes.indices))
  }
}

extension [TokenChoice] {
  /// What may still be chosen of each.
  var possible: [Set<Int>] { map(\.possible) }
  /// What is used until something is chosen: the first values.
  var first: [Set<Int>] { possible.map { $0.min().map { [$0] } ?? [] } }
}
