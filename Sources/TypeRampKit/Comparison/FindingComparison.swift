import Writing

/// Compares the findings in two versions of a dictionary. As in a baseline, a finding is identified by its rule, file
/// and subject. It stays the same if it moves to another line, is worded differently, or the name of its style is
/// spelled differently. Notes are ignored.
enum FindingComparison {
  static func changes(from old: Compilation, to new: Compilation) -> [Change] {
    let (old, new) = (old.comparedFindings, new.comparedFindings)
    return missing(from: old, in: new).map { Change(kind: .findingAdded, subject: .dictionary, finding: $0) }
      + missing(from: new, in: old).map { Change(kind: .findingResolved, subject: .dictionary, finding: $0) }
  }

  /// The findings of one version that are missing in the other, or occur less often there.
  private static func missing(
    from known: [Change.FindingChange], in findings: [Change.FindingChange]
  ) -> [Change.FindingChange] {
    var counts = known.reduce(into: [Key: Int]()) { $0[Key($1), default: 0] += 1 }
    return findings.filter { finding in
      counts[Key(finding), default: 0] -= 1
      return counts[Key(finding), default: 0] < 0
    }
  }

  /// The identity of a finding.
  private struct Key: Hashable {
    let rule: String
    let file: ExactString?
    let subject: String?

    init(_ finding: Change.FindingChange) {
      rule = finding.rule
      file = finding.file.map { ExactString($0) }
      subject = finding.subject.map(Self.spelt)
    }

    /// A subject with its text style spelled as in outputs.
    private static func spelt(_ subject: String) -> String {
      let end = subject.utf8.firstIndex(of: UInt8(ascii: ".")) ?? subject.endIndex
      return (TextStyle(spelling: String(subject[..<end]))?.name).map { $0 + subject[end...] } ?? subject
    }
  }
}

extension Compilation {
  fileprivate var comparedFindings: [Change.FindingChange] {
    // A mapping file is the same file for both versions.
    let own = FileFindings(source, findings).byFile.map { ($0, name(ofFileAt: $0.source.path)) }
    let others = mapFindings.map { [($0, String?.some($0.source.path))] } ?? []
    return (own + others).flatMap { file, name in
      file.findings.filter { $0.severity == .warning }.map {
        Change.FindingChange(
          rule: $0.id, severity: $0.severity, file: name, keyPath: $0.keyPath, message: $0.message,
          subject: $0.subject, group: $0.group)
      }
    }
  }

  /// The path of a file without the folders that it shares with the input; nil for the input itself.
  private func name(ofFileAt path: String) -> String? {
    if path.utf8.elementsEqual(source.path.utf8) { return nil }
    let (parts, folders) = (path.parts, source.path.parts)
    let shared = zip(parts.dropLast(), folders).prefix { $0.elementsEqual($1) }.count
    return parts.dropFirst(shared).map { String(Substring($0)) }.joined(separator: "/")
  }
}

extension String {
  /// The names in a path, without `.`.
  fileprivate var parts: [Substring.UTF8View] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).filter { !$0.elementsEqual(".".utf8) }
  }
}
