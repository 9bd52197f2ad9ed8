import Diagnostics
import TypeRampKit
import Writing

/// A comparison as text for a terminal of 80 columns.
struct DiffText {
  let report: DiffReport
  let isColoured: Bool

  private static let width = 80
  private static let words = ChangeWords(
    quoted: { "'\(DisplayText.escaped($0))'" }, message: { DisplayText.escaped($0) })

  var text: String {
    let blocks = report.dictionaries.flatMap(blocks) + [report.failures.map(line) + [report.summary]]
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The lines of a dictionary, block by block.
  private func blocks(_ dictionary: (name: String, changes: [Change])) -> [[String]] {
    if dictionary.changes.isEmpty { return [] }
    let head = dictionary.name.isEmpty ? [] : [DisplayText.escaped(dictionary.name)]
    var blocks: [[String]] = []
    var subject: Change.Subject?
    for change in dictionary.changes {
      if subject != change.subject || blocks.isEmpty { blocks.append(self.head(of: change)) }
      subject = change.subject
      blocks[blocks.count - 1] += lines(of: change)
    }
    blocks[0] = head + blocks[0]
    return blocks
  }

  /// Empty for a removed dictionary, for which its name is enough.
  private func head(of change: Change) -> [String] {
    change.subject == .dictionary && change.finding == nil ? [] : [ChangeWords.name(change.subject)]
  }

  private func lines(of change: Change) -> [String] {
    head(change) + change.runs { line(of: $0, change).count <= Self.width }.map { line(of: $0, change) }
  }

  /// The change; its values are on a separate line if there is no room.
  private func head(_ change: Change) -> [String] {
    let word = "breaking"
    let mark = change.kind.isBreaking ? Colours(isOn: isColoured).painted(word, as: .error) + ": " : ""
    let whole = "\(Self.words.sentence(change)) [\(change.kind.id)]"
    let width = 2 + (change.kind.isBreaking ? word.count + 2 : 0) + whole.count
    guard width > Self.width, let detail = Self.words.detail(change) else { return ["  \(mark)\(whole)"] }
    return ["  \(mark)\(change.kind.phrase) [\(change.kind.id)]", "    \(detail)"]
  }

  /// `body at accessibility3: 37 → 40`: a complete line, so that it can be found by searching.
  private func line(of run: Change.Run, _ change: Change) -> String {
    "    \(ChangeWords.name(change.subject)) at \(run.text)"
  }

  private func line(of failure: (dictionary: String, reason: String)) -> String {
    let name = failure.dictionary.isEmpty ? "" : DisplayText.escaped(failure.dictionary) + ": "
    return "\(name)not compared: \(DisplayText.escaped(failure.reason))"
  }
}
