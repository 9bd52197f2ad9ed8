import TypeRampKit
import Writing

/// The words for changes that text and Markdown reports share.
struct ChangeWords: Sendable {
  /// Quotes a name from a file safely in the format.
  let quoted: @Sendable (String) -> String
  /// Formats the message of a rule safely; it already contains quotes.
  let message: @Sendable (String) -> String

  /// A change without its sizes: `font changed: 'A' → 'B'`.
  func sentence(_ change: Change) -> String {
    change.kind.phrase + (detail(change).map { ": " + $0 } ?? "")
  }

  /// The values of a change, or the message of a rule: `'A' → 'B'`.
  func detail(_ change: Change) -> String? {
    if let finding = change.finding { return sentence(finding) }
    if let (old, new) = change.values(word) { return "\(old) → \(new)" }
    return change.new.map(word)
  }

  /// A value, with quotes around a text from a file.
  func word(_ value: Change.Value) -> String {
    if case .text(let text) = value { return quoted(Shortened.name(text)) }
    return value.words
  }

  private func sentence(_ finding: Change.FindingChange) -> String {
    let file = finding.file.map { quoted(Shortened.name($0)) + ": " } ?? ""
    return "\(file)\(finding.severity.rawValue): \(message(finding.message)) [\(finding.rule)]"
  }

  /// The name of a style or metric before its sizes.
  static func name(_ subject: Change.Subject) -> String {
    switch subject {
    case .style(let name): Shortened.name(name)
    case .metric(let name): "metric \(Shortened.name(name))"
    case .dictionary: "findings"
    }
  }
}

extension Change {
  /// Consecutive categories with their sizes.
  struct Run {
    private(set) var sizes: [SizeChange]

    /// `accessibility1 to accessibility3: 28 → 26, 33 → 30, 40 → 37`; a change that is equal at all of them is written
    /// once.
    var text: String {
      let names = sizes.count == 1 ? sizes[0].category.name : "\(sizes[0].category.name) to \(last.category.name)"
      return "\(names): " + (isUniform ? last.text : sizes.map(\.text).joined(separator: ", "))
    }

    /// Whether the change is equal at all categories.
    fileprivate var isUniform: Bool { sizes.allSatisfy { $0.isSame(as: last) } }

    private var last: SizeChange { sizes[sizes.count - 1] }

    fileprivate func adding(_ other: Run) -> Run? {
      last.category.index + 1 == other.sizes[0].category.index ? Run(sizes: sizes + other.sizes) : nil
    }
  }

  /// The runs of its sizes. Categories with equal changes form a run.
  ///
  /// - Parameter fits: whether a run of several categories may be on one line.
  func runs(where fits: (Run) -> Bool = { _ in true }) -> [Run] {
    let uniform = joined(sizes.map { Run(sizes: [$0]) }) { _, _, both in both.isUniform }
    return joined(uniform) { run, next, both in
      next.sizes.count == 1 && (run.sizes.count == 1 || !run.isUniform) && fits(both)
    }
  }

  /// Joins selected neighbouring runs.
  private func joined(_ runs: [Run], where isWanted: (_ run: Run, _ next: Run, _ both: Run) -> Bool) -> [Run] {
    runs.reduce(into: []) { joined, next in
      if let run = joined.last, let both = run.adding(next), isWanted(run, next, both) {
        joined[joined.count - 1] = both
      } else {
        joined.append(next)
      }
    }
  }
}

extension Change.SizeChange {
  /// The two sizes, rounded to thousandths of a point if they differ there.
  var texts: (old: String, new: String) {
    let rounded = (old.thousandths, new.thousandths)
    return rounded.0 == rounded.1 ? (old.shortest, new.shortest) : rounded
  }

  var text: String { "\(texts.old) → \(texts.new)" }

  fileprivate func isSame(as other: Self) -> Bool { old == other.old && new == other.new }
}
