import TypeRampProject
import Writing

/// A comparison as a comment on a pull request: breaking changes first, followed by folded tables of all changes.
struct DiffMarkdown {
  let report: ComparisonReport

  /// The marker by which a bot finds its earlier comment.
  static let marker = "<!-- typeramp diff -->"

  /// GitHub's limit for a comment in characters. Bytes are counted here, which are never fewer.
  private static let limit = 65_536
  /// The maximum number of changes listed above the table.
  private static let mostListed = 20
  /// The maximum number of styles listed for a change.
  private static let mostNames = 8
  /// The maximum number of errors listed for a dictionary.
  private static let mostErrors = 5

  var text: String {
    let versions = "\(Self.code(report.old)) → \(Self.code(report.new))"
    let head = [Self.marker, "### Text sizes and fonts: \(report.summary)", "", versions]
    let top = head + paragraph(failures, upTo: 12_000) + paragraph(breaking, upTo: 24_000)
    return (top + tables(upTo: Self.limit - size(of: top))).map { $0 + "\n" }.joined()
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

  private var breaking: [String] {
    groups.flatMap { name, group in
      group.changes.filter(\.kind.isBreaking).map { change in
        let owner = name.isEmpty ? "" : Self.code(name) + ": "
        let sizes = change.sizeTexts.joined(separator: ", ")
        let words = [Self.title(group), change.sentence.markdown].filter { !$0.isEmpty }.joined(separator: " ")
        return "- **Breaking:** \(owner)\(words)" + (sizes.isEmpty ? "" : " at \(sizes)")
      }
    }
  }

  /// The changes that styles share, dictionary by dictionary.
  private var groups: [(dictionary: String, group: ChangeGroup)] {
    report.dictionaries.flatMap { name, changes in ChangeGroup.all(in: changes).map { (name, $0) } }
  }

  /// The styles of a group; empty if the sentence already has it.
  private static func title(_ group: ChangeGroup) -> String {
    let rest = group.subjects.count - mostNames
    return group.subjects.prefix(mostNames).compactMap { $0.words(code) }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// A name as code.
  private static func code(_ name: String) -> String { Markdown.code(Shortened.name(name)) }
}

// MARK: - Parts

extension DiffMarkdown {
  /// An empty line followed by as many lines as there is room for.
  private func paragraph(_ lines: [String], upTo size: Int) -> [String] {
    if lines.isEmpty { return [] }
    let kept = fitting(Array(lines.prefix(Self.mostListed)), size)
    return [""] + kept + (kept.count < lines.count ? ["- … and \(lines.count - kept.count) more"] : [])
  }

  /// The folded tables of all changes: of values, and of sizes with a column for each text size.
  private func tables(upTo size: Int) -> [String] {
    if report.changes.isEmpty { return [] }
    let categories = ContentSizeCategory.allCases.filter { category in
      report.changes.contains { $0.change.sizes.contains { $0.category == category } }
    }
    let values = rows { $0.sizes.isEmpty ? Self.values($0) : nil }
    let sizes = rows { change in
      let texts = Dictionary(uniqueKeysWithValues: change.sizes.map { ($0.category, $0.text) })
      return texts.isEmpty ? nil : categories.map { texts[$0] ?? "" }
    }
    let lines = table(["Old", "New"], values, leftColumns: 2) + table(categories.map(\.shortName), sizes)
    let head = ["", "<details>", "<summary>\(report.changes.count.counted("change")), old and new</summary>"]
    let end = ["", "</details>"]
    // The last line has the number of omitted lines.
    let kept = fitting(lines, size - self.size(of: head + end) - 200)
    let rest = lines.count - kept.count
    return head + kept + (rest > 0 ? ["", "\(rest.counted("row")) left out: a comment has no room for more."] : [])
      + end
  }

  private func table(_ columns: [String], _ rows: [[String]], leftColumns: Int = 0) -> [String] {
    if rows.isEmpty { return [] }
    let names = hasNames ? ["Dictionary", "Style", "Change"] : ["Style", "Change"]
    return [""] + Markdown.table(names + columns, rows, leftColumns: names.count + leftColumns)
  }

  private var hasNames: Bool { report.dictionaries.contains { !$0.name.isEmpty } }

  /// The rows of the changes that have cells.
  private func rows(_ cells: (Change) -> [String]?) -> [[String]] {
    groups.flatMap { name, group in
      group.changes.compactMap { change in
        cells(change).map { cells in
          let words = (change.kind.isBreaking ? "**breaking** " : "") + Markdown.code(change.kind.id)
          return (hasNames ? [name.isEmpty ? "" : Self.code(name)] : []) + [Self.title(group), words] + cells
        }
      }
    }
  }

  /// The old and the new value of a change.
  private static func values(_ change: Change) -> [String] {
    guard let finding = change.finding else { return [change.old, change.new].map { $0?.prose.markdown ?? "" } }
    let message = Markdown.code("\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
    return change.kind == .findingAdded ? ["", message] : [message, ""]
  }

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
