package import Documents
package import DynamicType

extension StyleDictionary {
  /// Resolves all thirteen styles, each to a valid entry or the preferred font, and the custom styles.
  ///
  /// - Parameters:
  ///   - name: the name of the dictionary in outputs.
  ///   - platform: the platform whose preferred fonts replace missing styles.
  package func resolved(name: String, on platform: Platform) -> ResolvedDictionary {
    ResolvedDictionary(
      name: name, description: description, on: platform,
      styles: TextStyle.allCases.map { resolvedStyle($0, on: platform) },
      customStyles: customEntries.compactMap { $0.resolvedCustomStyle(on: platform) },
      metrics: metrics.compactMap(\.resolved))
  }

  /// The first node that cannot be resolved: a document that is not a dictionary, an invalid entry, or a metric with an
  /// invalid name.
  package func firstUnresolvable(on platform: Platform) -> Node? {
    guard root.kind == .dictionary, foreignFormat == nil else { return root }
    let style = entries.first { !$0.isResolvable(on: platform) }
    return style?.member.key ?? customStylesOfOneName.first?.second.member.key ?? metrics.first { $0.resolved == nil }?
      .member.key
      ?? metricsOfOneName.first?.1.member.key
  }

  private func resolvedStyle(_ style: TextStyle, on platform: Platform) -> ResolvedStyle {
    guard let entry = entry(for: style) else {
      return ResolvedStyle(fallbackFor: style, on: platform, origin: .fallbackForAbsent)
    }
    return entry.resolved(as: style, on: platform)
      ?? ResolvedStyle(fallbackFor: style, on: platform, origin: .fallbackForUnusable)
  }
}

extension StyleEntry {
  /// Whether the entry resolves to a style. An entry of an unknown style also counts: it is reported and left out.
  fileprivate func isResolvable(on platform: Platform) -> Bool {
    if isCustom { return resolvedCustomStyle(on: platform) != nil }
    return style.map { font(of: $0, on: platform) != nil } ?? true
  }

  /// The custom style of the entry; nil if it has an invalid name, follows no text style, or has no valid font.
  fileprivate func resolvedCustomStyle(on platform: Platform) -> ResolvedStyle? {
    guard StyleNames.isCustomName(name), let base else { return nil }
    var style = resolved(as: base, on: platform)
    style?.customName = name
    return style
  }

  /// The style of the entry; nil if it has no valid font.
  fileprivate func resolved(as textStyle: TextStyle, on platform: Platform) -> ResolvedStyle? {
    guard let (font, size) = font(of: textStyle, on: platform) else { return nil }
    var style = ResolvedStyle(textStyle: textStyle, on: platform, origin: .dictionary, font: font, fontSize: size)
    style.take(values)
    return style
  }

  fileprivate func font(
    of textStyle: TextStyle, on platform: Platform
  ) -> (ResolvedStyle.Font, size: Double)? {
    let size = values.fontSize?.value
    if let name = fontName?.value {
      guard !name.isEmpty, let size else { return nil }
      return (.custom(name: name, boldName: values.boldFontName?.value), size)
    }
    if has(.fontFamily) { return nil }
    let weight = values.weight?.value
    let design = values.design?.value
    guard weight != nil || design != nil, size != nil || !has(.fontSize) else { return nil }
    let hasOwnCurve = values.relativeTo.map { $0.value != textStyle } ?? false
    let font = ResolvedStyle.Font.system(
      weight: weight, design: design, usesPreferredSizes: size == nil && !hasOwnCurve)
    return (font, size ?? platform.preferredFont(textStyle).pointSize(compatibleWith: .large))
  }
}

extension MetricEntry {
  /// The metric of the entry; nil if it has no valid value.
  package var resolved: ResolvedMetric? {
    guard hasIdentifier, let value else { return nil }
    return ResolvedMetric(name: name, value: value.value, relativeTo: relativeTo?.value ?? .body)
  }
}
