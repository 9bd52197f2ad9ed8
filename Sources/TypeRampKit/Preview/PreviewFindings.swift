import Diagnostics
import Documents
import StyleModel

/// What was found in a dictionary: warnings and notes, each with the style that it is about.
struct PreviewFindings: Sendable {
  let all: [PreviewFinding]
  /// How many more there are than the page lists.
  let omittedCount: Int

  /// More findings of one rule in one file are counted, not shown.
  private static let limit = 50

  init(_ compilation: Compilation, prefix: String) {
    let owners = compilation.owners
    var findings: [PreviewFinding] = []
    var count = 0
    for file in compilation.files {
      let locator = SourceLocator(file.source)
      count += file.findings.count
      for finding in file.first(Self.limit) {
        let id = "\(prefix)-finding-\(findings.count + 1)"
        findings.append(PreviewFinding(finding, locator, id: id, style: owners.style(of: finding)))
      }
    }
    all = findings
    omittedCount = count - findings.count
  }

  /// Those about a style.
  func about(_ style: String) -> [PreviewFinding] { all.filter { $0.style == style } }
}

/// A finding as the page shows it.
struct PreviewFinding: Sendable {
  let id: String
  let severity: Severity
  let rule: String
  let message: String
  /// `a.json:3:5`.
  let position: String
  let keyPath: String?
  /// The name of the style that it is about.
  let style: String?

  fileprivate init(_ finding: Diagnostic, _ locator: SourceLocator, id: String, style: String?) {
    self.id = id
    self.style = style
    severity = finding.severity
    rule = finding.id
    message = finding.message
    position = locator.place(of: finding.range, keyPath: finding.keyPath)
    keyPath = finding.keyPath
  }
}

// MARK: - Styles

/// Which style a key path is about.
private struct PreviewOwners {
  /// The names of styles by the paths to their entries, or to the tokens that they are made of.
  let names: [String: String]

  /// The style whose entry or token the path of a finding leads to or into; nil for the rest.
  func style(of finding: Diagnostic) -> String? {
    var path = finding.keyPath?.utf8[...]
    while let rest = path, !rest.isEmpty {
      if let name = names[String(Substring(rest))] { return name }
      path = rest.lastIndex(of: UInt8(ascii: ".")).map { rest[..<$0] }
    }
    return nil
  }
}

extension Compilation {
  fileprivate var owners: PreviewOwners {
    var names = imported?.stylesByPath ?? [:]
    for entry in dictionary?.entries ?? [] {
      if let name = entry.style?.name ?? (entry.isCustom ? entry.name : nil) { names[entry.keyPath] = name }
    }
    return PreviewOwners(names: names)
  }
}
