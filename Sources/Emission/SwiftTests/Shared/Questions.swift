// What the tests ask UIKit: the same for every dictionary. It follows the types of a table and the table itself.

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
@MainActor
extension BrandTests {
  /// The fonts that UIKit does not find, with the styles that have them.
  fileprivate static var missingFonts: String? {
    registerShippedFonts()
    let faces = styles.flatMap { name, style in
      [(style.fontName, name), (style.boldFontName, name + " with Bold Text")]
    }
    var missing: [String: [String]] = [:]
    for (face, style) in faces {
      guard let face, UIFont(name: face, size: 17) == nil else { continue }
      missing[face, default: []].append(style)
    }
    if missing.isEmpty { return nil }
    let lines = missing.keys.sorted().map { "\n  '\($0)': \((missing[$0] ?? []).joined(separator: ", "))" }
    return "'\(dictionary)' uses fonts that \(system) does not have; the fonts of an app are there only when it hosts "
      + "the tests:" + lines.joined()
  }

  /// The sizes that differ between UIKit and the table.
  fileprivate static var differingSizes: String? {
    complaint(
      by: system, about: "sizes",
      styles.flatMap { name, style in
        tested(style.inferred).compactMap { size in
          style.systemSize(at: size).map { systemSize in
            Cell(
              name: name, size: size, expected: style.sizes[size.index], actual: systemSize,
              isInferred: style.inferred.contains(size))
          }
        }
      })
  }

  /// The metrics that UIKit scales differently from the table.
  fileprivate static var differingMetrics: String? {
    differingMetrics(by: system) { _, metric, size in metric.systemValue(at: size) }
  }

  fileprivate static func differingMetrics(
    by scaler: String, _ value: (String, MetricEntry, ContentSize) -> Double?
  ) -> String? {
    complaint(
      by: scaler, about: "metrics",
      metrics.flatMap { name, metric in
        tested(metric.inferred).compactMap { size in
          value(name, metric, size).map { value in
            Cell(
              name: name, size: size, expected: metric.value(at: size, displayScale: ContentSize.displayScale),
              actual: value, isInferred: metric.inferred.contains(size))
          }
        }
      })
  }

  /// The text sizes that are tested.
  fileprivate static func tested(_ inferred: [ContentSize]) -> [ContentSize] {
    ContentSize.allCases.filter { testsInferred || !inferred.contains($0) }
  }

  /// The message if cells differ: which, and their values.
  fileprivate static func complaint(by scaler: String, about what: String, _ cells: [Cell]) -> String? {
    let lines = cells.filter(\.differs).map { "\n  " + $0.description }
    if lines.isEmpty { return nil }
    return "\(scaler) scales \(lines.count) of \(cells.count) \(what) of '\(dictionary)' differently from the table:"
      + lines.joined()
  }

  fileprivate static var system: String {
    let device = UIDevice.current
    let scale = Int(ContentSize.displayScale)
    return "\(device.systemName) \(device.systemVersion), display scale \(scale), language \(language)"
  }

  fileprivate struct Cell {
    let name: String
    let size: ContentSize
    let expected: Double
    let actual: Double
    let isInferred: Bool

    /// A thousandth of a point is noise.
    var differs: Bool { !((actual - expected).magnitude < 0.001) }

    var description: String {
      "\(name) at \(size.rawValue): \(Self.points(actual)) points, not \(Self.points(expected))"
        + (isInferred ? ", which is inferred, not measured" : "")
    }

    private static func points(_ value: Double) -> String {
      let text = String((value * 1000).rounded() / 1000)
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}

extension BrandTests {
  /// The system's language, such as `en-GB`.
  fileprivate static var language: String { Locale.preferredLanguages.first ?? "unknown" }

  /// Whether the system's language has a script for which UIKit makes lines taller, and so other sizes.
  fileprivate static var hasTallLines: Bool {
    let tall = [
      "ar", "as", "bn", "bo", "ckb", "dz", "fa", "gu", "hi", "km", "kn", "kok", "ks", "lo", "mai", "ml", "mni", "mr",
      "my", "ne", "or", "pa", "ps", "sa", "sat", "sd", "si", "ta", "te", "th", "ug", "ur", "vi",
    ]
    return tall.contains { language == $0 || language.hasPrefix($0 + "-") }
  }

  fileprivate static var tallLinesNote: String {
    "the table was measured in English, and the system makes lines taller in its language, \(language)"
  }
}

@MainActor
extension BrandTests.StyleEntry {
  /// The size that UIKit gives, in points; nil where the system has no such text style.
  fileprivate func systemSize(at size: BrandTests.ContentSize) -> Double? {
    let traits = size.limited(from: minimumContentSize, to: maximumContentSize).traits
    if isFixed, let font { return Double(font.pointSize) }
    guard let curve = curve.uiKit else { return nil }
    guard let font else {
      let preferred = UIFont.preferredFont(forTextStyle: curve, compatibleWith: traits)
      return min(Double(preferred.pointSize), maximumPointSize ?? .infinity)
    }
    let metrics = UIFontMetrics(forTextStyle: curve)
    guard let maximumPointSize else {
      return Double(metrics.scaledFont(for: font, compatibleWith: traits).pointSize)
    }
    let maximum = CGFloat(maximumPointSize)
    return Double(metrics.scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits).pointSize)
  }

  /// The font at the default size, or the system font if UIKit does not find it; nil for the preferred font.
  private var font: UIFont? {
    guard let fontSize else { return nil }
    let face = fontName.flatMap { UIFont(name: $0, size: CGFloat(fontSize)) }
    return face ?? .systemFont(ofSize: CGFloat(fontSize), weight: .regular)
  }
}

@MainActor
extension BrandTests.MetricEntry {
  /// The value that UIKit gives, in points; nil where the system has no such text style.
  fileprivate func systemValue(at size: BrandTests.ContentSize) -> Double? {
    relativeTo.uiKit.map { curve in
      Double(UIFontMetrics(forTextStyle: curve).scaledValue(for: CGFloat(value), compatibleWith: size.traits))
    }
  }
}

extension BrandTests.TextStyle {
  /// UIKit's text style; nil for the extra-large titles before iOS 17.
  fileprivate var uiKit: UIFont.TextStyle? {
    if #unavailable(iOS 17), isExtraLarge { return nil }
    return UIFont.TextStyle(rawValue: uiKitName)
  }
}

@MainActor
extension BrandTests.ContentSize {
  /// Pixels in a point of the display.
  fileprivate static var displayScale: Double { min(max(1, Double(UITraitCollection.current.displayScale)), 3) }

  fileprivate func limited(from minimum: Self?, to maximum: Self?) -> Self {
    if let minimum, index < minimum.index { return minimum }
    if let maximum, index > maximum.index { return maximum }
    return self
  }

  /// The traits of a device that has this size set.
  fileprivate var traits: UITraitCollection {
    guard #available(iOS 17, *) else { return UITraitCollection(preferredContentSizeCategory: category) }
    return UITraitCollection { traits in
      traits.preferredContentSizeCategory = category
      traits.displayScale = CGFloat(Self.displayScale)
    }
  }

  fileprivate var category: UIContentSizeCategory {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    return categories[index]
  }
}
#endif
