// The visible values of a style for comparison: two that look the same are equal.

extension ScaledStyle {
  /// Whether it has a custom face instead of the system font.
  var isCustom: Bool { style.customFont != nil }

  /// The face, regardless of the system font's weight and design.
  var face: Change.Value { style.customFont.map { .text($0.name) } ?? .word("the system font") }

  var words: Change.Value { isCustom ? .text(style.fontWords) : .word(style.fontWords) }

  var boldFace: Change.Value? { style.customFont?.boldName.map { .text($0) } }

  var weight: Change.Value? { style.systemWeight.map { .word($0.rawValue) } }

  var design: Change.Value? {
    guard case .system(_, let design, _) = style.font else { return nil }
    return .word((design ?? .default).rawValue)
  }

  /// The system font is upright unless the entry overrides it; faces include their slant.
  var slant: Change.Value? {
    (style.fontStyle ?? (isCustom ? nil : .normal)).map { .word($0.rawValue) }
  }

  var families: Change.Value? {
    style.fallbackFamilies.isEmpty ? nil : .text(style.fallbackFamilies.joined(separator: ", "))
  }

  var minimum: Change.Value? {
    let minimum = style.limits.minimumCategory
    return minimum == .xSmall ? nil : minimum.map { .textSize($0) }
  }

  var isSystem: Bool { !isCustom }

  /// What two styles must share to be considered one renamed style.
  var look: [Change.Value?] {
    let limits = style.limits
    let words = [limits.minimumCategory?.name, limits.maximumCategory?.name, style.isFixed ? "fixed" : nil]
    return [face, boldFace, weight, design, .word(style.curve.name), limits.maximumPointSize.map { .points($0) }]
      + words.map { $0.map { .word($0) } } + sizes.map { .points($0) }
  }
}

extension Change.Value {
  /// A spacing of zero is the same as none.
  static func length(_ points: Double?) -> Change.Value? { points == 0 ? nil : points.map { .points($0) } }
}
