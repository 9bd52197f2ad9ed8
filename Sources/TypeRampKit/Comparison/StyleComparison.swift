struct StyleComparison {
  let old: ScaledStyle
  let new: ScaledStyle

  /// The changes that readers see, sizes first.
  var changes: [Change] {
    let (was, isNow) = (old.style.origin.isFallback, new.style.origin.isFallback)
    if was && isNow { return [] }
    // All other differences follow from the fallback font.
    if isNow { return [change(.styleRemoved, old.words, Self.preferredFont)] + sizes }
    if was { return [change(.styleAdded, Self.preferredFont, new.words)] + sizes }
    return Self.keys.flatMap(changes) + lineSpacings
  }

  private static let keys = [.fontSize] + EntryKey.allCases.filter { $0 != .fontSize }

  private static let preferredFont = Change.Value.word("Apple's own font")

  /// The changes caused by a key of the entry. A new key declares its changes here.
  private func changes(of key: EntryKey) -> [Change] {
    switch key {
    case .fontSize: sizes
    case .fontName: old.face == new.face ? [] : [change(.fontChanged, old.words, new.words)]
    case .boldFontName: changed(.boldFontChanged, \.boldFace, if: \.isCustom)
    case .weight: changed(.weightChanged, \.weight, if: \.isSystem)
    case .design: changed(.designChanged, \.design, if: \.isSystem)
    case .fontStyle: old.style.fontStyle == new.style.fontStyle ? [] : changed(.slantChanged, \.slant)
    case .fallbackFamilies: changed(.fallbackFamiliesChanged, \.families)
    case .maximumPointSize: limit(\.maximumPointSize, largest: .infinity) { .points($0) }
    case .maximumContentSizeCategory: limit(\.maximumCategory, largest: .accessibility5) { .textSize($0) }
    case .minimumContentSizeCategory: changed(.minimumChanged, \.minimum)
    case .relativeTo: changed(.curveChanged) { .word($0.style.curve.name) }
    case .fixed: scaling
    case .lineHeight: changed(.lineHeightChanged) { $0.style.lineHeight.map { .factor($0) } }
    case .tracking: changed(.trackingChanged) { .length($0.style.tracking) }
    case .textCase: changed(.textCaseChanged) { .word(($0.style.textCase ?? .asWritten).rawValue) }
    case .textDecoration: changed(.textDecorationChanged) { .word(($0.style.textDecoration ?? .noLine).rawValue) }
    case .paragraphSpacing: changed(.paragraphSpacingChanged) { .length($0.style.paragraphSpacing) }
    // Readers of the text do not see these; the face of a family is compared.
    case .fontFamily, .italic, .description, .suppression, .extensions: []
    }
  }

  private var sizes: [Change] {
    subject.changes(from: old.sizes, to: new.sizes, smaller: .sizeDecreased, larger: .sizeIncreased)
  }

  /// The change of a limit, where the largest value has the effect of none.
  private func limit<Value: Comparable>(
    _ limit: (ResolvedStyle.Limits) -> Value?, largest: Value, _ value: (Value) -> Change.Value
  ) -> [Change] {
    let (before, after) = (limit(old.style.limits), limit(new.style.limits))
    if (after ?? largest) == (before ?? largest) { return [] }
    let kind: ChangeKind = (after ?? largest) < (before ?? largest) ? .limitLowered : .limitRaised
    return [change(kind, before.map(value), after.map(value))]
  }

  private var scaling: [Change] {
    if old.style.isFixed == new.style.isFixed { return [] }
    return [Change(new.style.isFixed ? .scalingStopped : .scalingStarted, subject)]
  }

  /// The changes of line spacing at text sizes where the size is unchanged: if the size differs, so does the spacing.
  private var lineSpacings: [Change] {
    guard let before = old.lineSpacings, let after = new.lineSpacings else { return [] }
    let changed = ContentSizeCategory.allCases.filter {
      old.size(at: $0) == new.size(at: $0) && before[$0.index] != after[$0.index]
    }
    if changed.isEmpty { return [] }
    let sizes = changed.map { Change.SizeChange(category: $0, old: before[$0.index], new: after[$0.index]) }
    return [Change(kind: .lineSpacingChanged, subject: subject, sizes: sizes)]
  }

  private var subject: Change.Subject { .style(new.style.name) }

  /// The change of a value, if it applies to both styles.
  private func changed(
    _ kind: ChangeKind, _ value: (ScaledStyle) -> Change.Value?, if applies: (ScaledStyle) -> Bool = { _ in true }
  ) -> [Change] {
    let (before, after) = (value(old), value(new))
    return applies(old) && applies(new) && before != after ? [change(kind, before, after)] : []
  }

  private func change(_ kind: ChangeKind, _ old: Change.Value?, _ new: Change.Value?) -> Change {
    Change(kind, subject, from: old, to: new)
  }
}

extension Change.Subject {
  /// The changes of twelve numbers, in order of text size.
  func changes(
    from old: [Double], to new: [Double], smaller: ChangeKind, larger: ChangeKind
  ) -> [Change] {
    let all = ContentSizeCategory.allCases.map {
      Change.SizeChange(category: $0, old: old[$0.index], new: new[$0.index])
    }
    let kinds = [(smaller, all.filter { $0.new < $0.old }), (larger, all.filter { $0.new > $0.old })]
    return kinds.filter { !$0.1.isEmpty }.map { Change(kind: $0, subject: self, sizes: $1) }
  }
}
