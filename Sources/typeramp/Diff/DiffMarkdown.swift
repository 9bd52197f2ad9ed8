import TypeRampProject
import Writing

/// A comparison as a comment on a pull request: breaking changes first, followed by a folded table of all changes.
struct DiffMarkdown {
  let report: ComparisonReport

  /// The marker by which a bot finds its earlier comment.
  static let marker = "<!-- typeramp diff -->"

  /// GitHub's limit for a comment in characters. Bytes are counted here, which are never fewer.
  private static let limit = 65_536
  /// The maximum number of changes listed above the table.
  private static let mostListed = 20
  /// The maximum number of errors listed for a dictionary.
  private static let mostErrors = 5
  private static let words = ChangeWords(quoted: { Markdown.code($0) }, message: { Markdown.code($0) })

  var text: String {
    let versions = "\(Self.code(report.old)) → \(Self.code(report.new))"
    let head = [Self.marker, "### Text sizes and fonts: \(report.summary)", "", versions]
    let top = head + paragraph(failures, upTo: 12_000) + paragraph(breaking, upTo: 24_000)
    return (top + table(upTo: Self.limit - size(of: top))).map { $0 + "\n" }.joined()
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
    report.changes.filter { $0.change.kind.isBreaking }.map { name, change in
      let owner = name.isEmpty ? "" : Self.code(name) + ": "
      let sizes = change.sizeTexts.joined(separator: ", ")
      let words = [Self.title(change), Self.words.sentence(change)].filter { !$0.isEmpty }.joined(separator: " ")
      return "- **Breaking:** \(owner)\(words)" + (sizes.isEmpty ? "" : " at \(sizes)")
    }
  }

  /// The style of a change; empty if the sentence already has it.
  private static func title(_ change: Change) -> String { change.subject.words(code) ?? "" }

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

  private func table(upTo size: Int) -> [String] {
    let rows = report.changes.flatMap(rows)
    if rows.isEmpty { return [] }
    let hasNames = report.dictionaries.contains { !$0.name.isEmpty }
    let columns = ["Dictionary", "Style", "Change", "At", "Old", "New"].dropFirst(hasNames ? 0 : 1)
    let lines = Markdown.table(
      Array(columns), rows.map { Array($0.dropFirst(hasNames ? 0 : 1)) }, leftColumns: columns.count - 2)
    let head = ["", "<details>", "<summary>\(report.changes.count.counted("change")), old and new</summary>", ""]
    let end = ["", "</details>"]
    // The last line has the number of omitted lines.
    let kept = fitting(lines, size - self.size(of: head + end) - 200)
    let rest = lines.count - kept.count
    return head + kept + (rest > 0 ? ["", "\(rest.counted("row")) left out: a comment has no room for more."] : [])
      + end
  }

  /// The rows of a change: one for each category, or a single one.
  private func rows(_ name: String, _ change: Change) -> [[String]] {
    let head = [
      name.isEmpty ? "" : Self.code(name), Self.title(change),
      (change.kind.isBreaking ? "**breaking** " : "") + Markdown.code(change.kind.id),
    ]
    if let finding = change.finding {
      let message = Markdown.code("\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
      return [head + ["", change.kind == .findingAdded ? "" : message, change.kind == .findingAdded ? message : ""]]
    }
    if change.sizes.isEmpty {
      return [head + ["", change.old.map(Self.words.word) ?? "", change.new.map(Self.words.word) ?? ""]]
    }
    return change.sizes.map { head + [$0.category.name, $0.texts.old, $0.texts.new] }
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
