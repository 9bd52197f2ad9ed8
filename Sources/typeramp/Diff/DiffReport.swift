import Diagnostics
import TypeRampKit

/// The result of a comparison, for all formats.
struct DiffReport {
  /// The two versions, as given in the call.
  let old: String
  let new: String
  /// The compared dictionaries, in the order of their paths within the folders; the path of a single dictionary is
  /// empty.
  private(set) var dictionaries: [(name: String, changes: [Change])] = []
  /// What could not be compared, and why; its changes are unknown.
  private(set) var failures: [(dictionary: String, reason: String)] = []

  init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  mutating func add(_ changes: [Change], to dictionary: String) { dictionaries.append((dictionary, changes)) }

  mutating func fail(_ reason: String, dictionary: String = "") { failures.append((dictionary, reason)) }

  /// Whether something could not be compared, so that an empty list of changes does not mean that nothing changes.
  var isFailed: Bool { !failures.isEmpty }

  var changes: [Change] { dictionaries.flatMap(\.changes) }

  var breakingCount: Int { changes.count { $0.kind.isBreaking } }

  /// The numbers of changes: `3 changes, 1 breaking`.
  var summary: String {
    let count = changes.count
    let found =
      count == 0
      ? "no changes" : "\(count.counted("change")), \(breakingCount == 0 ? "none" : "\(breakingCount)") breaking"
    if isFailed { return count == 0 ? Self.failed : "\(Self.failed) for all; \(found) in the others" }
    return dictionaries.count == 1 ? found : "\(found) in \(dictionaries.count) dictionaries"
  }

  private static let failed = "the comparison could not be made"
}

extension OutputForm {
  /// A comparison in the form.
  func text(_ report: DiffReport, isColoured: Bool) -> String {
    switch self {
    case .text: DiffText(report: report, isColoured: isColoured).text
    case .markdown: DiffMarkdown(report: report).text
    case .json: DiffJSON(report: report).text
    }
  }
}
