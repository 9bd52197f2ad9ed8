import Documents
package import DynamicType

extension StyleDictionary {
  /// Decides all thirteen styles: an entry that can be used, or else the preferred font.
  ///
  /// - Parameter name: what outputs call the dictionary.
  package func resolved(name: String) -> ResolvedDictionary {
    ResolvedDictionary(
      name: name, description: description, styles: TextStyle.allCases.map(resolvedStyle),
      metrics: metrics.compactMap(\.resolved))
  }

  private func resolvedStyle(_ style: TextStyle) -> ResolvedStyle {
    guard let entry = entry(for: style) else { return ResolvedStyle(fallbackFor: style, origin: .fallbackForAbsent) }
    return entry.resolved(as: style) ?? ResolvedStyle(fallbackFor: style, origin: .fallbackForUnusable)
  }
}

extension StyleEntry {
  /// The style that the entry describes; nil when it has no font that can be used.
  package func resolved(as textStyle: TextStyle) -> ResolvedStyle? {
    guard let (font, size) = font(of: textStyle) else { return nil }
    var style = ResolvedStyle(textStyle: textStyle, origin: .dictionary, font: font, fontSize: size)
    style.limits = ResolvedStyle.Limits(
      maximumPointSize: entry.number(.maximumPointSize),
      minimumCategory: entry.string(.minimumContentSizeCategory).flatMap(ContentSizeCategory.init(spelling:)),
      maximumCategory: entry.string(.maximumContentSizeCategory).flatMap(ContentSizeCategory.init(spelling:)))
    style.relativeTo = relativeTo
    style.isFixed = entry[.fixed]?.value.boolean ?? false
    style.lineHeight = entry.number(.lineHeight)
    style.tracking = entry.number(.tracking)
    style.description = entry.string(.description)?.nonEmpty
    return style
  }

  private var relativeTo: TextStyle? { entry.string(.relativeTo).flatMap(TextStyle.init(spelling:)) }

  private func font(of textStyle: TextStyle) -> (ResolvedStyle.Font, size: Double)? {
    let size = entry.number(.fontSize)
    if let name = entry.string(.fontName) {
      guard !name.isEmpty, let size else { return nil }
      return (.custom(name: name, boldName: entry.string(.boldFontName)), size)
    }
    let weight = entry.string(.weight).flatMap(FontWeight.init(rawValue:))
    let design = entry.string(.design).flatMap(FontDesign.init(rawValue:))
    guard weight != nil || design != nil, size != nil || !entry.has(.fontSize) else { return nil }
    let hasOwnCurve = relativeTo.map { $0 != textStyle } ?? false
    let font = ResolvedStyle.Font.system(
      weight: weight, design: design, usesPreferredSizes: size == nil && !hasOwnCurve)
    return (font, size ?? PreferredFont(forTextStyle: textStyle).pointSize(compatibleWith: .large))
  }
}

extension MetricEntry {
  /// The metric that the entry describes; nil when it has no value that can be used.
  package var resolved: ResolvedMetric? {
    guard hasIdentifier, let value = entry.number(.value) else { return nil }
    let style = entry.string(.relativeTo).flatMap(TextStyle.init(spelling:))
    return ResolvedMetric(name: name, value: value, relativeTo: style ?? .body)
  }
}

extension Entry {
  /// The number under a key, when it is one that can be used.
  package func number(_ key: Key) -> Double? {
    self[key].flatMap { key.expectation.accepts($0.value) ? $0.value.number : nil }
  }

  /// The string under a key, when it is one that can be used.
  package func string(_ key: Key) -> String? {
    self[key].flatMap { key.expectation.accepts($0.value) ? $0.value.string : nil }
  }
}

extension String {
  /// The text, unless there is none: an empty description describes nothing.
  package var nonEmpty: String? { isEmpty ? nil : self }
}
