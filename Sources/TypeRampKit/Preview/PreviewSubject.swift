import Writing

/// A dictionary as the page shows it.
struct PreviewSubject: Sendable {
  let table: ScaledTable
  /// What classes and ids begin with.
  let prefix: String
  /// What people know it by: the name of its file, and its theme.
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
  ///   - theme: the theme that it is for, if its file has several.
  ///   - index: from 0, on the page.
  ///   - areFontsAbsent: for each style, whether the page only names its font.
  init?(_ compilation: Compilation, of theme: String?, index: Int, areFontsAbsent: [Bool], paths: PagePaths) {
    guard let table = compilation.table else { return nil }
    self.table = table
    let prefix = Self.prefix(index)
    self.prefix = prefix
    label = (table.name.isEmpty ? "untitled" : table.name) + (theme.map { " (\($0))" } ?? "")
    path = paths.shown(compilation.source.path)
    let excerpt = FindingExcerpt(compilation.files.map(\.fresh), .page)
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
        scaled: style, prefix: prefix, isFontAbsent: isAbsent,
        findings: findings.filter { $0.style == style.style.name }, cuts: style.cuts(in: compilation.options.fonts))
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

/// A style of a dictionary, and what it was before where the page compares.
struct PreviewRow: Sendable {
  /// What is shown: the style as it is, or as it was where there is none any more.
  let style: PreviewStyle
  /// What it was before; nil where nothing is compared, and where there was none.
  let before: PreviewStyle?
  /// The mark of what has become of it; nil where it is the same, and where nothing is compared.
  let fate: PreviewMark?
  /// What differs, in sentences: `Font changed: Lato-Regular → Lato-Bold`.
  let changes: [String]

  /// The marks that hold at every content size.
  var marks: [PreviewMark] { (fate.map { [$0] } ?? []) + style.marks }

  /// Whether it is the preferred font, in both versions.
  var isUnchangedFallback: Bool { style.isFallback && fate == nil }

  /// The rows of a dictionary and of what it was before, as `diff` compares them: its own styles, and then those that
  /// it has no more. A renamed style is one row.
  static func rows(of new: PreviewSubject, before old: PreviewSubject?) -> [PreviewRow] {
    guard let old else { return new.styles.map { PreviewRow(style: $0, before: nil, fate: nil, changes: []) } }
    let changes = Dictionary(grouping: Comparison.changes(from: old.table, to: new.table), by: \.subject)
    let oldStyles = Dictionary(old.styles.map { ($0.scaled.style.name, $0) }) { first, _ in first }
    let kept = new.styles.map { style in
      let name = style.scaled.style.name
      let changes = changes[.style(name)] ?? []
      let before = oldStyles[changes.oldName ?? name]
      let fate: PreviewMark? = before == nil ? .added : changes.isEmpty ? nil : .changed
      return PreviewRow(style: style, before: before, fate: fate, changes: before == nil ? [] : changes.map(\.sentence))
    }
    let names = Set(kept.compactMap { $0.before?.scaled.style.name })
    let removed = old.styles.filter { !names.contains($0.scaled.style.name) }
    return kept + removed.map { PreviewRow(style: $0, before: nil, fate: .removed, changes: []) }
  }
}

extension [Change] {
  fileprivate var oldName: String? {
    if case .text(let name)? = first(where: { $0.kind == .styleRenamed })?.old { name } else { nil }
  }
}

extension Change {
  /// `Font changed: Lato-Regular → Lato-Bold`, or `Larger text at XS to AX5; 16 → 17 at the default size`. The page has
  /// all sizes in its columns.
  fileprivate var sentence: String {
    let phrase = kind.phrase.prefix(1).uppercased() + kind.phrase.dropFirst()
    if sizes.isEmpty { return phrase + (values.map { ": \($0.old.shown) → \($0.new.shown)" } ?? "") }
    let standard = sizes.first { $0.category == .default }
    return "\(phrase) at \(textSizes)" + (standard.map { "; \($0.shown) at the default size" } ?? "")
  }
}

extension Change.Value {
  /// The value in words, with at most two decimals.
  fileprivate var shown: String {
    switch self {
    case .points(let points): Self.points(points.rounded(toParts: 100)).words
    case .factor(let factor): factor.hundredths
    case .text, .word, .textSize: words
    }
  }
}

extension Change.SizeChange {
  /// `37 → 40`, with more than two decimals only if the sizes differ there.
  fileprivate var shown: String {
    old.hundredths == new.hundredths ? text : "\(old.hundredths) → \(new.hundredths)"
  }
}
