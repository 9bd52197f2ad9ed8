package import Documents
package import DynamicType

extension StyleDictionary {
  /// Decides all thirteen styles: an entry that can be used, or else the preferred font.
  ///
  /// - Parameters:
  ///   - name: what outputs call the dictionary.
  ///   - platform: whose preferred fonts stand in for what is missing.
  package func resolved(name: String, on platform: Platform = .iOS) -> ResolvedDictionary {
    ResolvedDictionary(
      name: name, description: description, on: platform,
      styles: TextStyle.allCases.map { resolvedStyle($0, on: platform) },
      metrics: metrics.compactMap(\.resolved))
  }

  /// The first place that has no meaning: not a dictionary, an entry that cannot be used, a metric that cannot be named.
  package var firstUnresolvable: Node? {
    guard root.kind == .dictionary, foreignFormat == nil else { return root }
    let style = entries.first { entry in entry.style.map { entry.resolved(as: $0) == nil } ?? false }
    return style?.entry.member.key ?? metrics.first { $0.resolved == nil }?.entry.member.key
      ?? metricsOfOneName.first?.1.entry.member.key
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
  /// The style that the entry describes; nil when it has no font that can be used.
  package func resolved(as textStyle: TextStyle, on platform: Platform = .iOS) -> ResolvedStyle? {
    guard let (font, size) = font(of: textStyle, on: platform) else { return nil }
    var style = ResolvedStyle(textStyle: textStyle, on: platform, origin: .dictionary, font: font, fontSize: size)
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

  private func font(
    of textStyle: TextStyle, on platform: Platform
  ) -> (ResolvedStyle.Font, size: Double)? {
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
    return (font, size ?? platform.preferredFont(textStyle).pointSize(compatibleWith: .large))
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
