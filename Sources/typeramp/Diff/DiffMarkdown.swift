import TypeRampProject
import Writing

/// A comparison as a comment on a pull request: a sentence for each style, breaking ones first, and folded tables.
struct DiffMarkdown {
  private let report: ComparisonReport
  /// The changes that styles share, dictionary by dictionary.
  private let dictionaries: [(name: String, groups: [ChangeGroup])]

  init(report: ComparisonReport) {
    self.report = report
    dictionaries = report.dictionaries.map { ($0.name, ChangeGroup.all(in: $0.changes)) }
  }

  /// The marker by which a bot finds its earlier comment.
  static let marker = "<!-- typeramp diff -->"

  /// GitHub's limit for a comment in characters. Bytes are counted here, which are never fewer.
  private static let limit = 65_536
  /// The maximum number of sentences that are not folded.
  private static let mostListed = 20
  /// The maximum number of columns that GitHub shows without scrolling.
  private static let mostColumns = 6
  private static let mostNames = 8
  private static let mostErrors = 5

  var text: String {
    let versions = "\(Self.code(report.old)) → \(Self.code(report.new))"
    let head = [Self.marker, "### Text sizes and fonts: \(report.summary)", "", versions]
    let sentences = sentences
    let top = head + paragraph(failures, upTo: 12_000) + paragraph(sentences, upTo: 24_000)
    let rest = sentences.dropFirst(Self.mostListed)
    let folded = (rest.isEmpty ? [] : [""] + rest) + tables
    let title = rest.isEmpty ? "Sizes" : "All other changes, and sizes"
    return (top + fold(folded, title: title, upTo: Self.limit - size(of: top))).map { $0 + "\n" }.joined()
  }

  private var failures: [String] {
    report.failures.flatMap { failure in
      let name = failure.dictionary.isEmpty ? "" : Self.code(failure.dictionary) + ": "
      let rest = failure.errors.count - Self.mostErrors
      return ["- **Not compared:** \(name)\(Markdown.code(failure.reason))"]
        + failure.errors.prefix(Self.mostErrors).map {
          let message = Markdown.code(Shortened.message($0.finding.message))
          return "  - \(Markdown.code($0.place)): \(message) \(Markdown.code($0.finding.id))"
        } + (rest > 0 ? ["  - … and \(rest.counted("more error"))"] : [])
    }
  }

  /// A sentence for each group of changes and for each finding, in the order of `Weight`.
  private var sentences: [String] {
    let all = dictionaries.flatMap { name, groups in groups.flatMap { sentences(of: $0, in: name) } }
    return Weight.allCases.flatMap { weight in
      all.filter { $0.0 == weight }.map { "- \(weight.rawValue)\($0.1)" }
    }
  }

  private func sentences(of group: ChangeGroup, in name: String) -> [(Weight, String)] {
    let title = Self.title(group)
    let subject = (hasNames ? Self.code(name) + ": " : "") + (title.isEmpty ? "" : title + ": ")
    let findings = group.changes.filter { $0.finding != nil }
    let others = group.changes.filter { $0.finding == nil }
    return ([others] + findings.map { [$0] }).filter { !$0.isEmpty }.map { changes in
      (Weight(changes), subject + changes.map(Self.words).joined(separator: "; "))
    }
  }

  /// What a sentence begins with. New warnings come before changes that break nothing.
  private enum Weight: String, CaseIterable {
    case breaking = "**Breaking:** "
    case warning = "**New warning:** "
    case other = ""

    init(_ changes: [Change]) {
      self = changes.contains { $0.kind.isBreaking } ? .breaking : changes[0].kind == .findingAdded ? .warning : .other
    }
  }

  private static func words(_ change: Change) -> String {
    if change.kind == .findingAdded, let message = change.detail?.markdown { return message }
    return change.sentence.markdown + change.sizeSummary
  }

  /// The styles of a group; empty for the dictionary.
  private static func title(_ group: ChangeGroup) -> String {
    let rest = group.subjects.count - mostNames
    return group.subjects.prefix(mostNames).compactMap { $0.words(code) }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func code(_ name: String) -> String { Markdown.code(Shortened.name(name)) }

  /// An empty line followed by as many lines as there is room for.
  private func paragraph(_ lines: [String], upTo size: Int) -> [String] {
    if lines.isEmpty { return [] }
    let kept = fitting(Array(lines.prefix(Self.mostListed)), size)
    return [""] + kept + (kept.count < lines.count ? ["- … and \(lines.count - kept.count) more"] : [])
  }

  /// Folded lines, as many as there is room for, and the number of those left out.
  private func fold(_ lines: [String], title: String, upTo size: Int) -> [String] {
    if lines.isEmpty { return [] }
    let head = ["", "<details>", "<summary>\(title): old → new; empty is unchanged, L is the default</summary>"]
    let end = ["", "</details>"]
    let kept = fitting(lines, size - self.size(of: head + end) - 200)
    let rest = lines.count - kept.count
    return head + kept + (rest > 0 ? ["", "\(rest.counted("row")) left out: a comment has no room for more."] : [])
      + end
  }

  /// The sizes of the styles that change: a row for each text size, a column for each style.
  private var tables: [String] {
    dictionaries.flatMap { name, groups in
      let columns = groups.filter { $0.changes.contains { !$0.sizes.isEmpty } }
      let starts = stride(from: 0, to: columns.count, by: Self.mostColumns)
      return starts.flatMap { start in
        (hasNames ? ["", Self.code(name)] : []) + Self.table(columns[start...].prefix(Self.mostColumns))
      }
    }
  }

  private static func table(_ groups: ArraySlice<ChangeGroup>) -> [String] {
    let sizes = groups.map { group in
      Dictionary(group.changes.flatMap(\.sizes).map { ($0.category, $0.text) }) { first, _ in first }
    }
    let rows = ContentSizeCategory.allCases.filter { category in sizes.contains { $0[category] != nil } }
    return [""]
      + Markdown.table(
        ["Text size"] + groups.map(title), rows.map { row in [row.shortName] + sizes.map { $0[row] ?? "" } })
  }

  private var hasNames: Bool { dictionaries.count > 1 }

  /// As many of the first lines as there is room for.
  private func fitting(_ lines: [String], _ size: Int) -> [String] {
    var rest = size
    return Array(
      lines.prefix { line in
        rest -= line.utf8.count + 1
        return rest >= 0
      })
  }

  private func size(of lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }
}
