import TypeRampProject
import Writing

/// A comparison as text for a terminal of 80 columns.
struct DiffText {
  let report: ComparisonReport
  let isColoured: Bool

  private static let width = 80

  var text: String {
    let failures = report.failures.filter { !$0.isReported }.map(line)
    let blocks = report.dictionaries.flatMap(blocks) + [failures + [report.summary]]
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The lines of a dictionary, block by block. In a folder they are indented below its path.
  private func blocks(_ dictionary: (name: String, changes: [Change])) -> [[String]] {
    if dictionary.changes.isEmpty { return [] }
    let head = dictionary.name.isEmpty ? [] : [DisplayText.escaped(dictionary.name)]
    let margin = head.isEmpty ? "" : "  "
    var blocks = ChangeGroup.all(in: dictionary.changes).map { group in
      let title = title(of: group, margin)
      return title + group.changes.flatMap { lines(of: $0, title.isEmpty ? margin : margin + "  ") }
    }
    blocks[0] = head + blocks[0]
    return blocks
  }

  /// The styles with the changes. Empty for a removed dictionary, for which its name is enough.
  private func title(of group: ChangeGroup, _ margin: String) -> [String] {
    if group.subjects == [.dictionary], group.changes[0].finding == nil { return [] }
    let names = group.subjects.map { $0.words(Shortened.name) ?? "findings" }
    let count = names.count == 1 ? "" : "\(names.count) styles: "
    return Self.filled([count + names[0]] + names.dropFirst(), margin)
  }

  private func lines(of change: Change, _ margin: String) -> [String] {
    head(change, margin) + Self.filled(change.sizeTexts, margin + "  ")
  }

  /// The change; its values are on a separate line if there is no room.
  private func head(_ change: Change, _ margin: String) -> [String] {
    let word = "breaking"
    let mark = change.kind.isBreaking ? Colours(isOn: isColoured).painted(word, as: .error) + ": " : ""
    let whole = "\(change.sentence.plain) [\(change.kind.id)]"
    let width = margin.count + (change.kind.isBreaking ? word.count + 2 : 0) + whole.count
    guard width > Self.width, let detail = change.detail?.plain else { return ["\(margin)\(mark)\(whole)"] }
    return ["\(margin)\(mark)\(change.kind.phrase) [\(change.kind.id)]", "\(margin)  \(detail)"]
  }

  /// A list in lines: `XS: 14 → 15, S: 15 → 16`, as many texts as a line has room for.
  private static func filled(_ texts: [String], _ margin: String) -> [String] {
    let words = texts.dropLast().map { $0 + "," } + texts.suffix(1)
    return words.lines(width: width - margin.count).map { margin + $0 }
  }

  private func line(of failure: ComparisonReport.Failure) -> String {
    let name = failure.dictionary.isEmpty ? "" : DisplayText.escaped(failure.dictionary) + ": "
    return "\(name)not compared: \(DisplayText.escaped(failure.reason))"
  }
}

// The words for changes in text and Markdown.

extension Change {
  /// The change without its sizes: `font changed: 'A' → 'B'`.
  var sentence: Prose { detail.map { "\(prose: kind.phrase): \($0)" } ?? Prose(prose: kind.phrase) }

  /// The values of the change, or the message of a rule: `'A' → 'B'`.
  var detail: Prose? {
    if let finding { return finding.sentence }
    return values.map { "\($0.old.prose) → \($0.new.prose)" } ?? new?.prose
  }

  /// Its sizes, together where they change in the same way: `AX4 to AX5: 37 → 40`.
  var sizeTexts: [String] {
    runs { $0.old == $1.old && $0.new == $1.new }.map { "\($0.categories(\.shortName)): \($0.last.text)" }
  }

  /// Where its sizes change, and how at the default text size or at the largest: ` at XS, M to AX5 (17 → 16 at the
  /// default size)`. Empty without sizes.
  var sizeSummary: String {
    guard let example = sizes.first(where: { $0.category == .large }) ?? sizes.last else { return "" }
    if sizes.count == 1 { return " at \(sizeTexts[0])" }
    let isEverywhere = sizes.count == ContentSizeCategory.allCases.count
    let name = example.category == .large ? "the default size" : example.category.shortName
    return " at \(isEverywhere ? "all text sizes" : textSizes) (\(example.text) at \(name))"
  }
}

extension Change.FindingChange {
  fileprivate var sentence: Prose {
    let file = file.map { file -> Prose in "\(quoted: Shortened.name(file)): " } ?? ""
    return "\(file)\(message) [\(prose: rule)]"
  }
}

extension Change.Value {
  /// The value, with quotes around a text from a file.
  var prose: Prose {
    if case .text(let text) = self { "\(quoted: Shortened.name(text))" } else { Prose(prose: words) }
  }
}
