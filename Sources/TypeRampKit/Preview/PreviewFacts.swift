import Writing

extension PreviewStyle {
  /// What it is besides its size, in words and in the order in which they are shown. The font is always the first.
  var facts: [(name: String, value: String)] {
    [("Font", scaled.style.fontWords)]
      + Self.keys.compactMap { key in
        scaled.style.value(of: key).map { (Self.labels[key] ?? Self.title(of: key.rawValue), $0.shown) }
      }
  }

  /// The keys that are shown as facts. The others are part of the font, or shown elsewhere.
  private static let keys =
    first + EntryKey.ofOutputs.filter { !first.contains($0) && !elsewhere.contains($0) } + [.fallbackFamilies]
  private static let first: [EntryKey] = [.boldFontName, .fontStyle, .fixed, .relativeTo]
  private static let elsewhere: [EntryKey] = [.fontName, .fontSize, .weight, .design, .description, .fallbackFamilies]

  /// The words for the keys whose own name says less.
  private static let labels: [EntryKey: String] = [
    .boldFontName: "Bold Text", .fontStyle: "Slant", .fixed: "Never scales", .relativeTo: "Follows",
    .maximumPointSize: "At most", .minimumContentSizeCategory: "Not below", .maximumContentSizeCategory: "Not above",
    .lineHeight: "Line height", .textCase: "Case", .textDecoration: "Line", .paragraphSpacing: "Space after",
    .fallbackFamilies: "Fallbacks",
  ]
}

extension StyleValue {
  /// The value in words.
  fileprivate var shown: String {
    switch self {
    case .name(let name): name
    case .names(let names): names.joined(separator: ", ")
    case .textStyle(let style): PreviewStyle.title(of: style.name)
    case .points(let points): "\(points.hundredths) pt"
    case .multiple(let factor): "\(factor.hundredths) × size"
    case .fixed(let points): "\(points.hundredths) pt at every size"
    }
  }
}
