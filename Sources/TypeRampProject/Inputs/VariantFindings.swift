/// The findings in files that are compiled once for each of several themes or contexts. One that occurs for several is
/// reported once; one that does not occur for all names those for which it does.
struct VariantFindings {
  private let variants: [VariantChoice]
  /// The files of each compilation so far.
  private var compilations: [[FileFindings]] = []

  init(of variants: [VariantChoice]) { self.variants = variants }

  mutating func add(_ files: [FileFindings]) { compilations.append(files) }

  /// The findings, in the order of the compilations.
  var files: [FileFindings] {
    if compilations.count == 1 { return compilations[0] }
    var found: [String: [Int]] = [:]
    for (index, files) in compilations.enumerated() {
      for file in files {
        for finding in file.findings { found[Self.key(finding, file), default: []].append(index) }
      }
    }
    return compilations.joined().map { file in
      FileFindings(
        file.source,
        file.findings.compactMap { finding in
          found.removeValue(forKey: Self.key(finding, file)).map { indices in
            finding.with { $0.add(suffix(Set(indices))) }
          }
        })
    }
  }

  private static func key(_ finding: Diagnostic, _ file: FileFindings) -> String {
    "\(file.source.path) \(finding.identity)"
  }

  /// The names of some compilations, at most three of them; empty for all.
  private func suffix(_ indices: Set<Int>) -> String {
    if indices.count == variants.count { return "" }
    let names = indices.sorted().map { variants[$0].description }
    return " (for \(TokenChoice.list(names, upTo: 3)))"
  }
}
