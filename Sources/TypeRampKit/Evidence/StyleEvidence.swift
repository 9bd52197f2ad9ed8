import Writing

/// How far a style grows with the reader's text size, and what keeps it from growing.
struct StyleEvidence: Sendable {
  let scaled: ScaledStyle
  /// The letters that its lines cut.
  let cuts: [LineCut]
  /// Whether the dictionary says that the style need not grow: its entry ignores `never-doubles`.
  let isExempt: Bool

  /// Twice its size: WCAG 2.2, 1.4.4, and Apple's label Larger Text.
  static let requiredFactor = 2.0
  /// The largest size in points at the default that counts as text to read; Apple's largest titles reach 1.7 to 1.8
  /// times their size.
  static let mostCounted = 20.0

  var style: ResolvedStyle { scaled.style }

  /// The size at the default text size, in points.
  var defaultSize: Double { scaled.size(at: .default) }

  /// The text size at which the style is largest; the first of equals.
  var largest: ContentSizeCategory {
    ContentSizeCategory.allCases.reduce(.xSmall) { scaled.size(at: $1) > scaled.size(at: $0) ? $1 : $0 }
  }

  /// The name of that text size; `all` for a style that has one size.
  var largestWords: String { Set(scaled.sizes).count == 1 ? "all" : largest.shortName }

  /// The largest size in points.
  var largestSize: Double { scaled.size(at: largest) }

  /// The largest size as a multiple of the size at the default; 0 for a style that vanishes there.
  var factor: Double { defaultSize > 0 ? largestSize / defaultSize : 0 }

  /// The factor in whole percents, rounded down.
  var percent: Int { defaultSize > 0 ? Int(100 * largestSize / defaultSize) : 0 }

  /// Whether it reaches twice its size.
  var doubles: Bool { factor >= Self.requiredFactor }

  /// Whether it reaches twice the size that the platform's body has at the default.
  var doublesBody: Bool { largestSize >= style.twiceBody }

  /// Whether `--require larger-text` counts the style.
  var isCounted: Bool { defaultSize <= Self.mostCounted && !isExempt }

  /// Whether it is text to read that does not reach twice its size.
  var fallsShort: Bool { isCounted && !doubles }
}

extension ResolvedStyle {
  /// Twice the size of the platform's body at the default, in points.
  var twiceBody: Double {
    StyleEvidence.requiredFactor * platform.preferredFont(.body).pointSize(compatibleWith: .default)
  }

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

/// The text spacing that readers must be able to set, as multiples of the size: WCAG 2.2, 1.4.12.
enum TextSpacing {
  static let lineHeight = 1.5
  static let letterSpacing = 0.12
}
