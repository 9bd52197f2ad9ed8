import Writing

/// A comparison of two versions with errors: of everything but the styles and metrics that have them.
package struct PartialComparison {
  package let changes: [Change]
  /// The styles and metrics that were left out, in the order of their names.
  package let leftOut: [String]

  /// Nil if an error of one version is not about a style or a metric, unless the other version has the same one.
  package init?(from old: Compilation, to new: Compilation) {
    guard let (oldTable, newTable) = old.draft.flatMap({ old in new.draft.map { (old, $0) } }) else { return nil }
    let (oldErrors, newErrors) = (old.errors, new.errors)
    var subjects: Set<Change.Subject> = []
    for (version, errors, others) in [(old, oldErrors, newErrors), (new, newErrors, oldErrors)] {
      let styles = version.stylesByPath
      for error in errors {
        if let subject = styles.style(of: error).map(Change.Subject.style) ?? error.metric {
          subjects.insert(subject)
        } else if !others.contains(where: { $0.id == error.id && $0.subject == error.subject }) {
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
}

extension Diagnostic {
  /// The metric that it is about; nil if it is about something else.
  fileprivate var metric: Change.Subject? {
    let keys = keyPath?.split(separator: ".").map(String.init) ?? []
    return keys.first == ReservedKey.metrics.rawValue && keys.count > 1 ? .metric(keys[1]) : nil
  }
}
