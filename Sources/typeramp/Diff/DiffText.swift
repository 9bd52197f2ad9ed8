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
