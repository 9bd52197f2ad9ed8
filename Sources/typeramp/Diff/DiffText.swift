import TypeRampProject
import Writing

/// A comparison as text for a terminal of 80 columns.
struct DiffText {
  let report: ComparisonReport
  let isColoured: Bool

  private static let width = 80
  private static let words = ChangeWords(
    quoted: { "'\(DisplayText.escaped($0))'" }, message: { DisplayText.escaped($0) })

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
    var blocks: [[String]] = []
    var subject: Change.Subject?
    for change in dictionary.changes {
      let title = title(of: change)
      if subject != change.subject || blocks.isEmpty { blocks.append(title.map { margin + $0 }) }
      subject = change.subject
      blocks[blocks.count - 1] += lines(of: change, title.isEmpty ? margin : margin + "  ")
    }
    blocks[0] = head + blocks[0]
    return blocks
  }

  /// Empty for a removed dictionary, for which its name is enough.
  private func title(of change: Change) -> [String] {
    change.subject == .dictionary && change.finding == nil ? [] : [ChangeWords.name(change.subject)]
  }

  private func lines(of change: Change, _ margin: String) -> [String] {
    head(change, margin) + sizes(change, margin + "  ")
  }

  /// The change; its values are on a separate line if there is no room.
  private func head(_ change: Change, _ margin: String) -> [String] {
    let word = "breaking"
    let mark = change.kind.isBreaking ? Colours(isOn: isColoured).painted(word, as: .error) + ": " : ""
    let whole = "\(Self.words.sentence(change)) [\(change.kind.id)]"
    let width = margin.count + (change.kind.isBreaking ? word.count + 2 : 0) + whole.count
    guard width > Self.width, let detail = Self.words.detail(change) else { return ["\(margin)\(mark)\(whole)"] }
    return ["\(margin)\(mark)\(change.kind.phrase) [\(change.kind.id)]", "\(margin)  \(detail)"]
  }

  /// `body at accessibility3: 37 → 40, accessibility4: 37 → 43`: as many as a line has room for. Each line names the
  /// style, and each size its category, so that both can be found by searching.
  private func sizes(_ change: Change, _ margin: String) -> [String] {
    change.sizeTexts.reduce(into: []) { lines, text in
      if let last = lines.last, last.count + 2 + text.count <= Self.width {
        lines[lines.count - 1] = "\(last), \(text)"
      } else {
        lines.append("\(margin)\(ChangeWords.name(change.subject)) at \(text)")
      }
    }
  }

  private func line(of failure: ComparisonReport.Failure) -> String {
    let name = failure.dictionary.isEmpty ? "" : DisplayText.escaped(failure.dictionary) + ": "
    return "\(name)not compared: \(DisplayText.escaped(failure.reason))"
  }
}
