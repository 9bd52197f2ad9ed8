import Documents
import Writing

/// The values of paths for all possible choices at once: which choices each of them depends on.
///
/// A value that no choice changes has a number. Values that are equal once references are followed share theirs.
struct ClaimValues {
  private let claims: Claims
  private let possible: [Set<Int>]
  private var outcomes: [ExactString: Outcome] = [:]
  private var numbers: [Key: Int] = [:]
  /// Whether each condition holds whatever is chosen, as far as known.
  private var certain: [Bool?]
  /// How many more values of conditions are compared. Beyond that, every value may make a difference.
  private var left = 1 << 19
  /// For each choice, the class of each value, if not 0: values of one class make no difference.
  private var classes: [[Int: Int]]
  private var splits = 0
  /// The choices whose values are all in classes of their own.
  private var allSplit: Set<Int> = []

  struct Outcome {
    let number: Int
    var choices: Set<Int> = []
    /// Whether a part of it is missing for some choice.
    var isMissing = false
  }

  private struct Key: Hashable {
    let text: String
    var numbers: [Int] = []
  }

  /// One of the claims for a path, which counts if those before it do not.
  private struct Part {
    /// They must all hold.
    var conditions: [Condition]
    var isCertain: Bool
    let number: Int
  }

  init(_ claims: Claims, _ possible: [Set<Int>]) {
    (self.claims, self.possible) = (claims, possible)
    certain = Array(repeating: nil, count: claims.conditions.count)
    classes = possible.map { _ in [:] }
  }

  /// The class of each possible value of a choice.
  func classes(of choice: Int) -> [Int: Int] {
    Dictionary(possible[choice].map { ($0, classes[choice][$0] ?? 0) }) { first, _ in first }
  }

  private mutating func isCertain(_ claim: Claims.Claim) -> Bool {
    claim.conditions.allSatisfy { index in
      let known = certain[index] ?? claims.conditions[index].isCertain(possible)
      certain[index] = known
      return known
    }
  }

  /// The outcome of something that may be a style.
  mutating func outcome(of root: Claims.Root) -> Outcome {
    let parts = root.parts.map { path in
      settle(counting(path).flatMap { claims.targets(of: $0.token.value) }.compactMap(\.self))
      return settled(path, isStyle: !root.isNamed)
    }
    return Outcome(
      number: 0, choices: parts.reduce(into: []) { $0.formUnion($1.choices) }, isMissing: parts.first?.isMissing ?? true
    )
  }

  /// The paths of styles, and of all that they lead to, in order.
  func reached(from roots: [Claims.Root]) -> [ExactString] {
    Set(roots.flatMap(\.parts)).union(outcomes.keys).sorted()
  }

  /// Settles paths and those that they lead to, each once.
  private mutating func settle(_ paths: [ExactString]) {
    var pending = paths
    var open: Set<ExactString> = []
    while let path = pending.last {
      if outcomes[path] == nil, open.insert(path).inserted {
        pending += counting(path).flatMap { claims.targets(of: $0.token.value) }.compactMap(\.self)
          .filter { outcomes[$0] == nil && !open.contains($0) }
      } else {
        pending.removeLast()
        if outcomes[path] == nil { outcomes[path] = settled(path) }
      }
    }
  }

  private func counting(_ path: ExactString) -> [Claims.Claim] {
    claims[path].filter { $0.conditions.allSatisfy { claims.conditions[$0].isPossible(possible) } }
  }

  private mutating func number(_ text: String, _ numbers: [Int] = []) -> Int {
    let next = self.numbers.count + 1
    let key = Key(text: text, numbers: numbers)
    if let known = self.numbers[key] { return known }
    self.numbers[key] = next
    return next
  }
}

// MARK: - Settling

extension ClaimValues {
  /// - Parameter isStyle: whether a style is made of it, so that a set that is only a source has nothing there.
  private mutating func settled(_ path: ExactString, isStyle: Bool = false) -> Outcome {
    var (parts, choices, isMissing) = ([Part](), Set<Int>(), false)
    // The members that an object always has: in the older forms, objects complete each other.
    var covered: Set<ExactString>?
    for claim in counting(path) {
      let value = claim.token.value
      if isStyle, claim.isSource { continue }
      let isObject = claims.form.isTextual && value.kind == .dictionary
      if let covered, !isObject || value.members.allSatisfy({ covered.contains(ExactString($0.name)) }) { continue }
      let outcomes = claims.targets(of: value).map { target in target.flatMap { self.outcomes[$0] } }
      isMissing = isMissing || outcomes.contains { $0?.isMissing ?? true }
      let number = number(claim.token, outcomes.map { $0?.number ?? 0 })
      if number != 0 { choices.formUnion(outcomes.flatMap { $0?.choices ?? [] }) }
      let isCertain = isCertain(claim)
      parts.append(
        Part(conditions: claim.conditions.map { claims.conditions[$0] }, isCertain: isCertain, number: number))
      guard isCertain else { continue }
      if !isObject { break }
      covered = (covered ?? []).union(value.members.map { ExactString($0.name) })
    }
    if !parts.contains(where: \.isCertain) {
      parts.append(Part(conditions: [], isCertain: true, number: 0))
      isMissing = true
    }
    choices.formUnion(split(merged(parts)))
    // What depends on choices is equal only to itself.
    let number = choices.isEmpty ? number(parts.map(\.number)) : number(path.text, [-1])
    return Outcome(number: number, choices: choices, isMissing: isMissing)
  }

  private mutating func number(_ parts: [Int]) -> Int { parts.count == 1 ? parts[0] : number("", parts) }

  /// The number of a token's value, with those of the values that it refers to; 0 if one of these is missing.
  private mutating func number(_ token: Token, _ targets: [Int]) -> Int {
    if targets.contains(0) { return 0 }
    if targets.count == 1, token.unit == nil, !token.isComposite,
      Reference(token.value) ?? Reference(olderAlias: token.value) != nil
    {
      return targets[0]
    }
    let own = [token.value, token.ownType, token.extensions].map { $0.flatMap { JSONValue($0)?.line } ?? "" }
    return number((own + [token.unit?.rawValue ?? ""]).joined(separator: "\n"), targets)
  }

  /// The parts without those whose value the next one has too, the last first.
  private mutating func merged(_ parts: [Part]) -> [Part] {
    var merged: [Part] = []
    for part in parts.reversed() {
      guard let next = merged.last, next.number == part.number else {
        merged.append(part)
        continue
      }
      if next.isCertain { continue }
      guard !part.isCertain, next.conditions.count == 1, part.conditions.count == 1, spend(parts) else {
        merged.append(part)
        continue
      }
      let both = next.conditions[0].or(part.conditions[0])
      merged[merged.count - 1] = Part(conditions: [both], isCertain: both.isCertain(possible), number: part.number)
    }
    return merged
  }

  private mutating func spend(_ parts: [Part]) -> Bool {
    left -= parts.reduce(0) { $0 + $1.conditions.reduce(1) { $0 + $1.size } }
    return left > 0
  }

  /// The choices whose values make a difference, which are then in classes of their own.
  private mutating func split(_ parts: [Part]) -> Set<Int> {
    let conditions = parts.filter { !$0.isCertain }.flatMap(\.conditions)
    if conditions.isEmpty { return [] }
    guard spend(parts) else { return splitAll(Set(conditions.flatMap(\.values.keys))) }
    var patterns: [Int: [Int: [Int]]] = [:]
    for (place, condition) in conditions.enumerated() {
      for (choice, values) in condition.values {
        for value in values.intersection(possible[choice]) {
          patterns[choice, default: [:]][value, default: []].append(place)
        }
      }
    }
    let different = patterns.filter { choice, patterns in
      patterns.count < possible[choice].count || Set(patterns.values).count > 1
    }
    // Each split makes classes of its own.
    splits += 1
    for (choice, patterns) in different {
      for (value, pattern) in patterns {
        classes[choice][value] = number("class", [splits, classes[choice][value] ?? 0] + pattern)
      }
    }
    return Set(different.keys)
  }

  /// Puts each value of choices into a class of its own: there are too many to compare.
  private mutating func splitAll(_ choices: Set<Int>) -> Set<Int> {
    for choice in choices where allSplit.insert(choice).inserted {
      for value in possible[choice] { classes[choice][value] = number("value", [value]) }
    }
    return choices
  }
}
