import Writing

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
  /// The old name of a renamed style.
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
    // `XS to L, AX5`.
    let categories = runs().map { $0.categories(\.shortName) }.joined(separator: ", ")
    return "\(phrase) at \(categories)" + (standard.map { "; \($0.shown) at the default size" } ?? "")
  }
}

extension Change.Value {
  /// The value in words, with at most two decimals.
  fileprivate var shown: String {
    switch self {
    case .points(let points): Self.points(points.rounded(toParts: 100)).words
    case .factor(let factor): factor.hundredths
    case .text, .word: words
    }
  }
}

extension Change.SizeChange {
  /// `37 → 40`, with more than two decimals only if the sizes differ there.
  fileprivate var shown: String {
    old.hundredths == new.hundredths ? text : "\(old.hundredths) → \(new.hundredths)"
  }
}
