/// How many texts were measured, how many of them fit, and how many were left out.
package struct FitCounts: Sendable {
  package private(set) var checked = 0
  /// How many of them fit at each text size.
  private var fitting = [Int](repeating: 0, count: ContentSizeCategory.allCases.count)
  private(set) var languages: [String: [Column: Int]] = [:]
  /// The texts in scripts that are not measured, by language.
  private(set) var scripts: [String: Int] = [:]
  /// The texts whose style cannot be measured, by the reason.
  private var refused: [String: Int] = [:]
  private var others: [Other: Int] = [:]

  /// What is counted for a language: the texts that were measured, those of them that fit at twice the size of their
  /// style and at AX5, and the texts that were not measured.
  enum Column: CaseIterable, Sendable { case measured, doubled, largest, unmeasured }

  /// What else is said about some texts.
  enum Other: String, CaseIterable, Sendable {
    case formats = "with placeholders: measured with"
    case marked = "with Markdown: measured without its marks, as SwiftUI shows them"
    case pictures = "with an emoji: measured as one em, the least that it can be"
    case lacking = "not measured: the font lacks a character"
    case unplaced = "not measured: 'fit' in typeramp.json does not say where they are shown"
    case ofOthers = "not measured: another dictionary has their style"
    case stale = "left out: stale in Xcode's catalog"
    case elsewhere = "left out: for a Mac, an Apple TV or an Apple Watch"
    case ignored = "left out by 'typeramp:ignore' in the comment"
    case empty = "left out: empty, as if not translated"
    case unread = "left out: the form is not read"
  }

  package init() {}

  /// - Parameter doubled: the first text size at which the style has twice its size; nil if it never has.
  mutating func add(_ fit: TextFit, language: String, doubled: ContentSizeCategory?) {
    checked += 1
    let first = fit.problem?.category.index ?? fitting.count
    for index in 0..<first { fitting[index] += 1 }
    count(.measured, language)
    if first > doubled?.index ?? .max { count(.doubled, language) }
    if first == fitting.count { count(.largest, language) }
  }

  mutating func add(_ obstacle: FitObstacle, language: String) {
    switch obstacle {
    case .ofOthers: return add(.ofOthers)
    case .empty: return add(.empty)
    case .unplaced: add(.unplaced)
    case .missing: add(.lacking)
    case .script: scripts[language, default: 0] += 1
    case .style(let reason): refused[reason, default: 0] += 1
    }
    count(.unmeasured, language)
  }

  private mutating func count(_ column: Column, _ language: String) {
    languages[language, default: [:]][column, default: 0] += 1
  }

  mutating func add(_ other: Other, _ count: Int = 1) { others[other, default: 0] += count }

  package static func += (left: inout FitCounts, right: FitCounts) {
    left.checked += right.checked
    left.fitting = zip(left.fitting, right.fitting).map { $0 + $1 }
    left.languages.merge(right.languages) { $0.merging($1) { $0 + $1 } }
    left.scripts.merge(right.scripts) { $0 + $1 }
    left.refused.merge(right.refused) { $0 + $1 }
    left.others.merge(right.others) { $0 + $1 }
  }

  /// `120 texts measured; 118 fit at L, 104 at AX1, 70 at AX5`.
  package func summary(_ limit: ContentSizeCategory) -> String {
    let sizes = Set([.default, limit, .accessibility5]).sorted().map { "\(fitting[$0.index]) at \($0.shortName)" }
    return "\(checked.counted("text")) measured; these fit: \(sizes.joined(separator: ", "))"
  }

  /// What was left out, and what was measured in place of placeholders.
  package func notes(_ check: FitCheck) -> [String] {
    let tags = scripts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .list(upTo: 8) { "\($0.value) in \($0.key.isEmpty ? "an unknown language" : $0.key)" }
    let script = scripts.values.reduce(0, +)
    let why = "not measured: the glyphs or lines of the script depend on more than single characters"
    let first = script == 0 ? [] : ["\(script.counted("text")) (\(tags)) \(why)"]
    return first
      + refused.sorted { $0.key < $1.key }.map { "\($1.counted("text")) not measured: \($0)" }
      + Other.allCases.compactMap { other in
        guard let count = others[other], count > 0 else { return nil }
        let (number, object) = check.placeholders
        let shown = (number == object ? [object] : [object, number]).quotedList
        return "\(count.counted("text")) \(other.rawValue)\(other == .formats ? " \(shown)" : "")"
      }
  }
}
