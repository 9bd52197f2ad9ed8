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
  private(set) var failures: [Failure] = []

  /// Why something could not be compared.
  struct Failure {
    /// The path of the dictionary within the folders; empty for a single one.
    let dictionary: String
    let reason: String
    /// Whether it is on standard error already.
    let isReported: Bool
    /// The errors in the two versions.
    let errors: [DiffError]
  }

  mutating func add(_ changes: [Change], to dictionary: String) { dictionaries.append((dictionary, changes)) }

  /// Adds the reason why a dictionary, or everything, could not be compared.
  ///
  /// - Parameter isReported: whether the reason is on standard error already.
  mutating func fail(
    _ reason: String, dictionary: String = "", isReported: Bool = false, errors: [DiffError] = []
  ) {
    failures.append(Failure(dictionary: dictionary, reason: reason, isReported: isReported, errors: errors))
  }

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
