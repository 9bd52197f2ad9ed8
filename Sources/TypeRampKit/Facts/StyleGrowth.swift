/// How far a style grows with the reader's text size.
struct StyleGrowth: Sendable {
  let scaled: ScaledStyle

  /// Twice its size: WCAG 2.2, 1.4.4, and Apple's label Larger Text.
  static let requiredFactor = 2.0
  /// The largest size in points at the default that counts as text to read; Apple's largest titles reach 1.7 to 1.8
  /// times their size.
  private static let mostOfTextToRead = 20.0

  var defaultSize: Double { scaled.size(at: .default) }

  var largestSize: Double { scaled.sizes.max() ?? 0 }

  /// The first text size at which the style is largest.
  var largest: ContentSizeCategory {
    scaled.sizes.firstIndex(of: largestSize).map { ContentSizeCategory.allCases[$0] } ?? .default
  }

  /// The largest size as a multiple of the size at the default; 0 for a style that vanishes there.
  var factor: Double { defaultSize > 0 ? largestSize / defaultSize : 0 }

  /// The factor in whole percents, rounded down.
  var percent: Int {
    if defaultSize <= 0 { return 0 }
    // 100 times 10.38 by 10.38 is less than 100.
    return largestSize == defaultSize ? 100 : Int(100 * largestSize / defaultSize)
  }

  /// Whether it reaches twice its size.
  var doubles: Bool { factor >= Self.requiredFactor }

  var doublesBody: Bool { largestSize >= scaled.style.platform.twiceBody }

  /// Whether it is text to read, and no title. The size in the entry counts too, because a least text size can make the
  /// one at the default larger.
  var isTextToRead: Bool { min(defaultSize, scaled.style.fontSize) <= Self.mostOfTextToRead }

  /// Whether the factor depends on a size that has not been measured.
  var isInferred: Bool { scaled.inferred.contains(largest) || scaled.inferred.contains(.default) }
}

extension Platform {
  var twiceBody: Double { StyleGrowth.requiredFactor * preferredFont(.body).pointSize(compatibleWith: .default) }
}
