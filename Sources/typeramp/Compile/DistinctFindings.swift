import Diagnostics
import Documents

/// The findings of an input that is compiled for several themes or contexts, each once.
struct DistinctFindings: Sendable {
  private var known: Set<String> = []

  /// Adds the findings in a file; returns those that were not found before.
  mutating func insert(_ file: FileFindings) -> [Diagnostic] {
    file.findings.filter { finding in
      known.insert("\(file.source.path) \(finding.range) \(finding.id) \(finding.message)").inserted
    }
  }
}
