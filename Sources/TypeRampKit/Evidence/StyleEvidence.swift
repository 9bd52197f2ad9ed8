import Writing

/// What a report says about a style.
struct StyleEvidence: Sendable {
  let growth: StyleGrowth
  /// The letters that its lines cut.
  let cuts: [LineCut]
  /// Whether the dictionary says that the style need not grow: its entry ignores `never-doubles` or
  /// `fixed-running-text`.
  let isExempt: Bool

  var scaled: ScaledStyle { growth.scaled }
  var style: ResolvedStyle { scaled.style }

  /// Whether `--require larger-text` counts the style.
  var isCounted: Bool { growth.isTextToRead && !isExempt }
}

extension ResolvedStyle {
  /// What keeps the style from growing with its curve, in words; empty if nothing does.
  var limitWords: [String] {
    if isFixed { return ["fixed"] }
    return [
      limits.maximumPointSize.map { "at most \($0.shortest) points" },
      limits.minimumCategory.map { "from \($0.shortName)" }, limits.maximumCategory.map { "up to \($0.shortName)" },
    ].compactMap(\.self)
  }

  /// Letter spacing as a multiple of the size at the default; nil if the style has none.
  var relativeTracking: Double? { tracking.map { $0 / fontSize } }
}
