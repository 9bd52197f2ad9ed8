import Writing

/// A comparison of two versions with errors: of everything but the styles and metrics that have them.
package struct PartialComparison {
  package let changes: [Change]
  /// The styles and metrics that were left out, in the order of their names.
  package let leftOut: [String]

  /// Nil if an error of one version is not about a style or a metric, unless the other version has the same one.
  package init?(from old: Compilation, to new: Compilation) {
    guard let (oldTable, newTable) = old.draft.flatMap({ old in new.draft.map { (old, $0) } }) else { return nil }
    let errors = [old.errors, new.errors]
    var subjects: Set<Change.Subject> = []
    for (version, others) in [(old, errors[1]), (new, errors[0])] {
      for error in version.errors {
        if let subject = version.subject(of: error) {
          subjects.insert(subject)
        } else if !others.contains(where: { $0.id == error.id && $0.keyPath == error.keyPath }) {
          return nil
        }
      }
    }
    leftOut = subjects.compactMap { $0.words { $0 } }.sorted()
    changes =
      Comparison.changes(from: oldTable, to: newTable).filter { !subjects.contains($0.subject) }
      + FindingComparison.changes(from: old, to: new)
  }
}

extension Compilation {
  fileprivate var errors: [Diagnostic] { files.flatMap(\.findings).filter { $0.severity == .error } }

  /// The style or the metric that a finding is about; nil if it is about something else.
  fileprivate func subject(of finding: Diagnostic) -> Change.Subject? {
    guard let keyPath = finding.keyPath else { return nil }
    if let style = imported?.stylesByPath[keyPath] { return .style(style) }
    let keys = keyPath.split(separator: ".").map(String.init)
    switch (keys.first.flatMap(ReservedKey.init), keys.dropFirst().first) {
    case (.custom, let name?):
      return (draft?.customStyles.first { $0.style.name == name }).map { .style($0.style.name) }
    case (.metrics, let name?): return .metric(name)
    default: return keys.first.flatMap { TextStyle(spelling: $0) }.map { .style($0.name) }
    }
  }
}
