/// A dictionary as the page shows it.
struct PreviewSubject: Sendable {
  let table: ScaledTable
  /// What classes and ids begin with.
  let prefix: String
  /// What people know it by: the name of its file.
  let label: String
  /// The path of its file.
  let path: String
  let styles: [PreviewStyle]
  /// The warnings and notes that the page lists.
  let findings: [PreviewFinding]
  /// How many more there are.
  let omittedFindings: Int

  /// - Parameters:
  ///   - index: from 0, on the page.
  ///   - areFontsAbsent: for each style, whether the page only names its font.
  init?(_ compilation: Compilation, index: Int, areFontsAbsent: [Bool]) {
    guard let table = compilation.table else { return nil }
    self.table = table
    let prefix = Self.prefix(index)
    self.prefix = prefix
    label = table.name.isEmpty ? "untitled" : table.name
    path = compilation.source.path
    let excerpt = LocatedFinding.excerpt(compilation.files)
    let findings = PreviewFinding.all(in: excerpt, of: compilation, prefix: prefix)
    self.findings = findings
    omittedFindings = excerpt.omitted
    styles = zip(table.allStyles, areFontsAbsent).map { style, isAbsent in
      PreviewStyle(
        style, prefix: prefix, isFontAbsent: isAbsent, findings: findings.filter { $0.style == style.style.name })
    }
  }

  /// The tables, each with what its classes begin with.
  static func prefixed(_ tables: [ScaledTable]) -> [(table: ScaledTable, prefix: String)] {
    tables.enumerated().map { ($1, prefix($0)) }
  }

  private static func prefix(_ index: Int) -> String { "d\(index + 1)" }
}

/// A finding as the page shows it.
struct PreviewFinding: Sendable {
  let id: String
  let finding: Diagnostic
  /// `a.json:3:5`.
  let position: String
  /// The name of the style that it is about.
  let style: String?

  static func all(in excerpt: FindingExcerpt, of compilation: Compilation, prefix: String) -> [PreviewFinding] {
    let styles = compilation.stylesByPath
    return LocatedFinding.all(in: excerpt).enumerated().map { index, located in
      PreviewFinding(
        id: "\(prefix)-finding-\(index + 1)", finding: located.finding, position: located.place,
        style: styles.style(of: located.finding))
    }
  }
}

extension Compilation {
  /// The names of styles by the paths to their entries, or to the tokens that they are made of.
  fileprivate var stylesByPath: [String: String] {
    var names = imported?.stylesByPath ?? [:]
    for entry in dictionary?.entries ?? [] {
      if let name = entry.style?.name ?? (entry.isCustom ? entry.name : nil) { names[entry.keyPath] = name }
    }
    return names
  }
}

extension [String: String] {
  /// The style whose entry or token the path of a finding leads to or into; nil for the rest.
  fileprivate func style(of finding: Diagnostic) -> String? {
    var path = finding.keyPath?.utf8[...]
    while let rest = path, !rest.isEmpty {
      if let name = self[String(Substring(rest))] { return name }
      path = rest.lastIndex(of: UInt8(ascii: ".")).map { rest[..<$0] }
    }
    return nil
  }
}
