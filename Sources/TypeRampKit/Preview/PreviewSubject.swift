/// A dictionary as the page shows it.
struct PreviewSubject: Sendable {
  let table: ScaledTable
  /// What classes and ids begin with.
  let prefix: String
  /// What people know it by: the name of its file.
  let label: String
  /// The path of its file as the page shows it.
  let path: String
  /// Those of the dictionary, and then those that fall back to the preferred font.
  let styles: [PreviewStyle]
  /// The warnings and notes that the page lists.
  let findings: [PreviewFinding]
  /// How many more there are.
  let omittedFindings: Int

  /// - Parameters:
  ///   - index: from 0, on the page.
  ///   - areFontsAbsent: for each style, whether the page only names its font.
  init?(_ compilation: Compilation, index: Int, areFontsAbsent: [Bool], paths: PagePaths) {
    guard let table = compilation.table else { return nil }
    self.table = table
    let prefix = Self.prefix(index)
    self.prefix = prefix
    label = table.name.isEmpty ? "untitled" : table.name
    path = paths.shown(compilation.source.path)
    let excerpt = LocatedFinding.excerpt(compilation.files)
    let stylesByPath = compilation.stylesByPath
    let findings = LocatedFinding.all(in: excerpt).enumerated().map { index, located in
      PreviewFinding(
        id: "\(prefix)-finding-\(index + 1)", finding: located.finding, position: paths.shown(located.place),
        style: stylesByPath.style(of: located.finding))
    }
    self.findings = findings
    omittedFindings = excerpt.omitted
    let all = zip(table.allStyles, areFontsAbsent).map { style, isAbsent in
      PreviewStyle(
        style, prefix: prefix, isFontAbsent: isAbsent, findings: findings.filter { $0.style == style.style.name },
        fonts: compilation.options.fonts)
    }
    styles = all.filter { !$0.isFallback } + all.filter(\.isFallback)
  }

  /// Whether it has so many styles that people look for one.
  var isLong: Bool { styles.count > 20 }

  /// What the classes and ids of a dictionary begin with.
  static func prefix(_ index: Int) -> String { "d\(index + 1)" }
}

/// A finding as the page shows it.
struct PreviewFinding: Sendable {
  let id: String
  let finding: Diagnostic
  /// `a.json:3:5`.
  let position: String
  /// The name of the style that it is about.
  let style: String?
}

extension Compilation {
  /// The names of styles by the paths to their entries, or to the tokens that they are made of.
  var stylesByPath: [String: String] {
    var names = imported?.stylesByPath ?? [:]
    for entry in dictionary?.entries ?? [] {
      if let name = entry.style?.name ?? (entry.isCustom ? entry.name : nil) { names[entry.keyPath] = name }
    }
    return names
  }
}

extension [String: String] {
  /// The style whose entry or token the path of a finding leads to or into; nil for the rest.
  func style(of finding: Diagnostic) -> String? {
    var path = finding.keyPath?.utf8[...]
    while let rest = path, !rest.isEmpty {
      if let name = self[String(Substring(rest))] { return name }
      path = rest.lastIndex(of: UInt8(ascii: ".")).map { rest[..<$0] }
    }
    return nil
  }
}
