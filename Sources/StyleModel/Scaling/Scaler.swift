package import DynamicType
import FontFiles

extension ScaledTable {
  /// Scales a dictionary to all twelve text sizes.
  ///
  /// - Parameters:
  ///   - dictionary: the dictionary to scale.
  ///   - displayScale: the pixels per point, 1 to 3. It affects only metrics.
  public init(_ dictionary: ResolvedDictionary, displayScale: Int = 3) {
    self.init(dictionary, displayScale: displayScale, fonts: nil)
  }

  /// - Parameter fonts: the font files, which have the line heights of custom fonts; nil if there are none.
  package init(_ dictionary: ResolvedDictionary, displayScale: Int, fonts: FontCatalog?) {
    self.init(
      name: dictionary.name, description: dictionary.description, platform: dictionary.platform,
      styles: dictionary.styles.map { ScaledStyle($0, fonts: fonts) },
      customStyles: dictionary.customStyles.map { ScaledStyle($0, fonts: fonts) },
      metrics: dictionary.metrics.map { ScaledMetric($0, on: dictionary.platform, displayScale: displayScale) },
      displayScale: displayScale,
      faces: fonts?.bundledFaces(for: (dictionary.styles + dictionary.customStyles).map(\.font).faceNames) ?? [])
  }
}

extension ScaledStyle {
  /// Scales a style: a preferred font by its table, any other font as `UIFontMetrics` does.
  package convenience init(_ style: ResolvedStyle, fonts: FontCatalog? = nil) {
    let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: $0) }
    self.init(
      style: style, sizes: sizes, lineSpacings: style.lineSpacings(of: sizes, fonts),
      inferred: style.isFixed ? [] : style.platform.preferredFont(style.curve).inferredCategories)
  }
}

extension ResolvedStyle {
  /// The system's line spacings for a preferred font; those of the font file, if there is one, for a custom font.
  fileprivate func lineSpacings(of sizes: [Double], _ fonts: FontCatalog?) -> [Double]? {
    if origin.isFallback { return platform.preferredFont(textStyle).lineSpacings }
    guard case .custom(let name, _) = font, let metrics = fonts?.metrics(of: name) else { return nil }
    return sizes.map { metrics.lineHeight(pointSize: $0) }
  }

  package func pointSize(at category: ContentSizeCategory) -> Double {
    if isFixed { return fontSize }
    let category = limits.clamp(category)
    if case .system(_, _, usesPreferredSizes: true) = font {
      let size = platform.preferredFont(textStyle).pointSize(compatibleWith: category)
      return min(size, limits.maximumPointSize ?? .infinity)
    }
    return platform.metrics(curve).scaledFont(
      ofSize: fontSize, maximumPointSize: limits.maximumPointSize, compatibleWith: category)
  }
}

extension ScaledMetric {
  package init(_ metric: ResolvedMetric, on platform: Platform, displayScale: Int) {
    let metrics = platform.metrics(metric.relativeTo)
    self.init(
      metric: metric,
      values: ContentSizeCategory.allCases.map {
        metrics.scaledValue(for: metric.value, compatibleWith: $0, displayScale: Double(displayScale))
      },
      inferred: platform.preferredFont(metric.relativeTo).inferredCategories)
  }
}
