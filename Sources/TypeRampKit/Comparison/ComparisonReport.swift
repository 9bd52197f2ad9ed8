/// The result of comparing two versions of a dictionary or of a folder, for all formats.
package struct ComparisonReport: Sendable {
  /// The two versions, as given in the call.
  package let old: String
  package let new: String
  /// The compared dictionaries, in the order of their paths within the folders; the path of a single dictionary is
  /// empty.
  package private(set) var dictionaries: [(name: String, changes: [Change])] = []
  /// What could not be compared, and why; its changes are unknown.
  package private(set) var failures: [Failure] = []

  /// Why something could not be compared.
  package struct Failure: Sendable {
    /// The path of the dictionary within the folders; empty for a single one.
    package let dictionary: String
    package let reason: String
    /// Whether it is on standard error already.
    package let isReported: Bool
    /// The errors in the two versions.
    package let errors: [LocatedFinding]
  }

  package init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  package mutating func add(_ changes: [Change], to dictionary: String) { dictionaries.append((dictionary, changes)) }

  /// Adds the reason why a dictionary, or everything, could not be compared.
  ///
  /// - Parameter isReported: whether the reason is on standard error already.
  package mutating func fail(
    _ reason: String, dictionary: String = "", isReported: Bool = false, errors: [LocatedFinding] = []
  ) {
    failures.append(Failure(dictionary: dictionary, reason: reason, isReported: isReported, errors: errors))
  }

  /// Whether something could not be compared, so that an empty list of changes does not mean that nothing changes.
  package var isFailed: Bool { !failures.isEmpty }

  /// All changes, each with the path of its dictionary.
  package var changes: [(dictionary: String, change: Change)] {
    dictionaries.flatMap { dictionary in dictionary.changes.map { (dictionary.name, $0) } }
  }

  var breakingCount: Int { changes.count { $0.change.kind.isBreaking } }

  /// The numbers of changes: `3 changes, 1 breaking`.
  package var summary: String {
    let count = changes.count
    let found =
      count == 0
      ? "no changes" : "\(count.counted("change")), \(breakingCount == 0 ? "none" : "\(breakingCount)") breaking"
    if isFailed { return count == 0 ? Self.failed : "\(Self.failed) for all; \(found) in the others" }
    return dictionaries.count == 1 ? found : "\(found); \(dictionaries.count) dictionaries compared"
  }

  package static let failed = "the comparison could not be made"
}
