package import Documents
package import Writing

/// The findings that a baseline lists. They are left out of reports, and a strict check makes no errors of them.
package final class KnownFindings: Sendable {
  /// How often each is listed.
  package let counts: [Identity: Int]
  /// How often each is listed for all variants together.
  private let totals: [Identity: Int]
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
    /// The theme or dictionary for which it was found; empty if it was looked for in one.
    package let variant: String

    package init(path: ExactString, id: String, subject: String?, variant: String = "") {
      (self.path, self.id, self.subject, self.variant) = (path, id, subject ?? "", variant)
    }

    /// The identities of a finding: one for each of its variants.
    package static func all(of finding: Diagnostic, in path: ExactString, _ variant: String? = nil) -> [Identity] {
      (finding.variants.isEmpty ? [variant ?? ""] : finding.variants).map {
        Identity(path: path, id: finding.id, subject: finding.subject, variant: $0)
      }
    }

    fileprivate var ofAll: Identity { Identity(path: path, id: id, subject: subject) }

    package static func < (left: Identity, right: Identity) -> Bool {
      (left.path, left.subject, left.id, left.variant) < (right.path, right.subject, right.id, right.variant)
    }
  }

  package init(_ counts: [Identity: Int], name: @escaping @Sendable (String) -> String) {
    (self.counts, self.name) = (counts, name)
    totals = counts.reduce(into: [:]) { $0[$1.key.ofAll, default: 0] &+= $1.value }
  }

  /// The same findings in files that have other paths here, such as those of a revision.
  package func renamed(_ path: @escaping @Sendable (String) -> String) -> KnownFindings {
    KnownFindings(counts) { [name] in name(path($0)) }
  }

  /// The name of a file in the baseline.
  package func name(of source: Source) -> ExactString { ExactString(name(source.path)) }

  /// The findings in a file or in joined files, marked if they are known. Of equal ones, the first are known.
  ///
  /// - Parameter variant: the theme or dictionary in which they were found, if there are several.
  package func marking(_ findings: [Diagnostic], in source: Source, of variant: String? = nil) -> [Diagnostic] {
    if findings.isEmpty || counts.isEmpty { return findings }
    var names: [ExactString: ExactString] = [:]
    var found: [Identity: Int] = [:]
    return findings.map { finding in
      let file = source.joinedFile(at: finding.range.lowerBound)?.source ?? source
      let name = names[ExactString(file.path)] ?? name(of: file)
      names[ExactString(file.path)] = name
      let isKnown = Identity.all(of: finding, in: name, variant).map { identity in
        found[identity, default: 0] += 1
        let listed = identity.variant.isEmpty ? totals[identity] : counts[identity]
        return found[identity, default: 0] <= listed ?? counts[identity.ofAll, default: 0]
      }
      return finding.with { $0.isKnown = isKnown.allSatisfy(\.self) }
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
