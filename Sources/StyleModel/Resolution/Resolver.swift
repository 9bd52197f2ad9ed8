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
      maximumPointSize: self[.maximumPointSize]?.value, minimumCategory: self[.minimumContentSizeCategory]?.value,
      maximumCategory: self[.maximumContentSizeCategory]?.value)
    style.relativeTo = self[.relativeTo]?.value
    style.isFixed = self[.fixed]?.value ?? false
    style.lineHeight = self[.lineHeight]?.value
    style.tracking = self[.tracking]?.value
    style.description = self[.description]?.value.nonEmpty
    return style
  }

  private func font(of textStyle: TextStyle) -> (ResolvedStyle.Font, size: Double)? {
    let size = self[.fontSize]?.value
    if let name = self[.fontName]?.value {
      guard !name.isEmpty, let size else { return nil }
      return (.custom(name: name, boldName: self[.boldFontName]?.value), size)
    }
    let weight = self[.weight]?.value
    let design = self[.design]?.value
    guard weight != nil || design != nil, size != nil || !has(.fontSize) else { return nil }
    let hasOwnCurve = self[.relativeTo].map { $0.value != textStyle } ?? false
    let font = ResolvedStyle.Font.system(
      weight: weight, design: design, usesPreferredSizes: size == nil && !hasOwnCurve)
    return (font, size ?? PreferredFont(forTextStyle: textStyle).pointSize(compatibleWith: .large))
  }
}

extension MetricEntry {
  /// The metric that the entry describes; nil when it has no value that can be used.
  package var resolved: ResolvedMetric? {
    guard hasIdentifier, let value else { return nil }
    return ResolvedMetric(name: name, value: value.value, relativeTo: relativeTo?.value ?? .body)
  }
}
