package import Documents
package import Writing

/// The findings that a baseline lists. They are left out of reports, and a strict check makes no errors of them.
package final class KnownFindings: Sendable {
  /// How often each is listed.
  package let counts: [Identity: Int]
  /// What the baseline calls the file at a path.
  private let name: @Sendable (String) -> String

  /// What stays the same of a finding if text moves or its message changes.
  package struct Identity: Hashable, Comparable, Sendable {
    /// The name of the file in the baseline.
    package let path: ExactString
    /// The rule.
    package let id: String
    /// The subject of the finding, or nothing.
    package let subject: String

    package init(path: ExactString, id: String, subject: String?) {
      (self.path, self.id, self.subject) = (path, id, subject ?? "")
    }

    package static func < (left: Identity, right: Identity) -> Bool {
      (left.path, left.subject, left.id) < (right.path, right.subject, right.id)
    }
  }

  package init(_ counts: [Identity: Int], name: @escaping @Sendable (String) -> String) {
    (self.counts, self.name) = (counts, name)
  }

  /// The same findings in files that have other paths here, such as those of a revision.
  package func renamed(_ path: @escaping @Sendable (String) -> String) -> KnownFindings {
    KnownFindings(counts) { [name] in name(path($0)) }
  }

  /// The name of a file in the baseline.
  package func name(of source: Source) -> ExactString { ExactString(name(source.path)) }

  /// The findings in a file or in joined files, marked if they are known. Of equal ones, the first are known.
  package func marking(_ findings: [Diagnostic], in source: Source) -> [Diagnostic] {
    if findings.isEmpty || counts.isEmpty { return findings }
    var names: [ExactString: ExactString] = [:]
    var found: [Identity: Int] = [:]
    return findings.map { finding in
      let file = source.joinedFile(at: finding.range.lowerBound)?.source ?? source
      let name = names[ExactString(file.path)] ?? name(of: file)
      names[ExactString(file.path)] = name
      let identity = Identity(path: name, id: finding.id, subject: finding.subject)
      found[identity, default: 0] += 1
      return finding.with { $0.isKnown = found[identity, default: 0] <= counts[identity, default: 0] }
    }
  }
}

extension KnownFindings: Equatable {
  package static func == (left: KnownFindings, right: KnownFindings) -> Bool { left === right }
}

extension FileFindings {
  /// The file with the findings that no baseline lists.
  package var fresh: FileFindings {
    findings.contains(where: \.isKnown) ? FileFindings(source, findings.filter { !$0.isKnown }) : self
  }
}
