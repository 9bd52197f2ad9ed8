// What the tests ask UIKit: the same for every dictionary. It follows the types of a table and the table itself.

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
@Swift.MainActor
extension BrandTests {
  /// The fonts that UIKit does not find, with the styles that have them.
  fileprivate static var missingFonts: Swift.String? {
    registerShippedFonts()
    let faces = styles.flatMap { name, style in
      [(style.fontName, name), (style.boldFontName, name + " with Bold Text")]
    }
    var missing: [Swift.String: [Swift.String]] = [:]
    for (face, style) in faces {
      guard let face, UIKit.UIFont(name: face, size: 17) == nil else { continue }
      missing[face, default: []].append(style)
    }
    if missing.isEmpty { return nil }
    let lines = missing.keys.sorted().map { "\n  '\($0)': \((missing[$0] ?? []).joined(separator: ", "))" }
    return "'\(dictionary)' uses fonts that \(system) does not have; the fonts of an app are there only when it hosts "
      + "the tests:" + lines.joined()
  }

  /// The sizes that differ between UIKit and the table.
  fileprivate static var differingSizes: Swift.String? {
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
  fileprivate static var differingMetrics: Swift.String? {
    differingMetrics(by: system) { _, metric, size in metric.systemValue(at: size) }
  }

  fileprivate static func differingMetrics(
    by scaler: Swift.String, _ value: (Swift.String, MetricEntry, ContentSize) -> Swift.Double?
  ) -> Swift.String? {
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
  fileprivate static func complaint(by scaler: Swift.String, about what: Swift.String, _ cells: [Cell]) -> Swift.String?
  {
    let lines = cells.filter(\.differs).map { "\n  " + $0.description }
    if lines.isEmpty { return nil }
    return "\(scaler) scales \(lines.count) of \(cells.count) \(what) of '\(dictionary)' differently from the table:"
      + lines.joined()
  }

  fileprivate static var system: Swift.String {
    let device = UIKit.UIDevice.current
    let scale = Swift.Int(ContentSize.displayScale)
    return "\(device.systemName) \(device.systemVersion), display scale \(scale), language \(language)"
  }

  fileprivate struct Cell {
    let name: Swift.String
    let size: ContentSize
    let expected: Swift.Double
    let actual: Swift.Double
    let isInferred: Swift.Bool

    /// A thousandth of a point is noise.
    var differs: Swift.Bool { !((actual - expected).magnitude < 0.001) }

    var description: Swift.String {
      "\(name) at \(size.rawValue): \(Self.points(actual)) points, not \(Self.points(expected))"
        + (isInferred ? ", which is inferred, not measured" : "")
    }

    private static func points(_ value: Swift.Double) -> Swift.String {
      let text = Swift.String((value * 1000).rounded() / 1000)
      return text.hasSuffix(".0") ? Swift.String(text.dropLast(2)) : text
    }
  }
}

extension BrandTests {
  /// The system's language, such as `en-GB`.
  fileprivate static var language: Swift.String { Foundation.Locale.preferredLanguages.first ?? "unknown" }

  /// Whether the system's language has a script for which UIKit makes lines taller, and so other sizes.
  fileprivate static var hasTallLines: Swift.Bool {
    let tall = [
      "ar", "as", "bn", "bo", "ckb", "dz", "fa", "gu", "hi", "km", "kn", "kok", "ks", "lo", "mai", "ml", "mni", "mr",
      "my", "ne", "or", "pa", "ps", "sa", "sat", "sd", "si", "ta", "te", "th", "ug", "ur", "vi",
    ]
    return tall.contains { language == $0 || language.hasPrefix($0 + "-") }
  }

  fileprivate static var tallLinesNote: Swift.String {
    "the table was measured in English, and the system makes lines taller in its language, \(language)"
  }
}

@Swift.MainActor
extension BrandTests.StyleEntry {
  /// The size that UIKit gives, in points; nil where the system has no such text style.
  fileprivate func systemSize(at size: BrandTests.ContentSize) -> Swift.Double? {
    let traits = size.limited(from: minimumContentSize, to: maximumContentSize).traits
    if isFixed, let font { return Swift.Double(font.pointSize) }
    guard let curve = curve.uiKit else { return nil }
    guard let font else {
      let preferred = UIKit.UIFont.preferredFont(forTextStyle: curve, compatibleWith: traits)
      return min(Swift.Double(preferred.pointSize), maximumPointSize ?? .infinity)
    }
    let metrics = UIKit.UIFontMetrics(forTextStyle: curve)
    guard let maximumPointSize else {
      return Swift.Double(metrics.scaledFont(for: font, compatibleWith: traits).pointSize)
    }
    let maximum = UIKit.CGFloat(maximumPointSize)
    return Swift.Double(metrics.scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits).pointSize)
  }

  /// The font at the default size, or the system font if UIKit does not find it; nil for the preferred font.
  private var font: UIKit.UIFont? {
    guard let fontSize else { return nil }
    let face = fontName.flatMap { UIKit.UIFont(name: $0, size: UIKit.CGFloat(fontSize)) }
    return face ?? .systemFont(ofSize: UIKit.CGFloat(fontSize), weight: .regular)
  }
}

@Swift.MainActor
extension BrandTests.MetricEntry {
  /// The value that UIKit gives, in points; nil where the system has no such text style.
  fileprivate func systemValue(at size: BrandTests.ContentSize) -> Swift.Double? {
    relativeTo.uiKit.map { curve in
      Swift.Double(
        UIKit.UIFontMetrics(forTextStyle: curve).scaledValue(for: UIKit.CGFloat(value), compatibleWith: size.traits))
    }
  }
}

extension BrandTests.TextStyle {
  /// UIKit's text style; nil for the extra-large titles before iOS 17.
  fileprivate var uiKit: UIKit.UIFont.TextStyle? {
    if #unavailable(iOS 17), isExtraLarge { return nil }
    return UIKit.UIFont.TextStyle(rawValue: uiKitName)
  }
}

@Swift.MainActor
extension BrandTests.ContentSize {
  /// Pixels in a point of the display.
  fileprivate static var displayScale: Swift.Double {
    min(max(1, Swift.Double(UIKit.UITraitCollection.current.displayScale)), 3)
  }

  fileprivate func limited(from minimum: Self?, to maximum: Self?) -> Self {
    if let minimum, index < minimum.index { return minimum }
    if let maximum, index > maximum.index { return maximum }
    return self
  }

  /// The traits of a device that has this size set.
  fileprivate var traits: UIKit.UITraitCollection {
    guard #available(iOS 17, *) else { return UIKit.UITraitCollection(preferredContentSizeCategory: category) }
    return UIKit.UITraitCollection { traits in
      traits.preferredContentSizeCategory = category
      traits.displayScale = UIKit.CGFloat(Self.displayScale)
    }
  }

  fileprivate var category: UIKit.UIContentSizeCategory {
    let categories: [UIKit.UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    return categories[index]
  }
}
#endif
