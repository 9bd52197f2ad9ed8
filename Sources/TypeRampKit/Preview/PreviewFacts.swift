import DynamicType
import StyleModel
import Writing

/// What a style is besides its size, in words.
struct PreviewFact: Sendable {
  /// `Font`.
  let name: String
  /// `Lato-Bold`.
  let value: String
}

extension PreviewStyle {
  /// In the order in which they are shown. The font is always the first.
  var facts: [PreviewFact] {
    let style = scaled.style
    let facts: [(String, String?)] = [
      ("Font", style.fontWords), ("Bold Text", boldName), ("Slant", style.fontStyle?.rawValue),
      ("Never scales", style.isFixed ? "\(style.fontSize.thousandths) pt at every size" : nil),
      ("Follows", style.relativeTo.map { Self.title(of: $0.name) }),
      ("At most", style.limits.maximumPointSize.map { "\($0.thousandths) pt" }),
      ("Not below", style.limits.minimumCategory?.name), ("Not above", style.limits.maximumCategory?.name),
      ("Line height", style.lineHeight.map { "\($0.thousandths) × size" }),
      ("Tracking", style.tracking.map { "\($0.thousandths) pt" }), ("Case", style.textCase?.rawValue),
      ("Line", style.textDecoration?.rawValue),
      ("Space after", style.paragraphSpacing.map { "\($0.thousandths) pt" }),
      ("Behind the font", style.fallbackFamilies.isEmpty ? nil : style.fallbackFamilies.joined(separator: ", ")),
    ]
    return facts.compactMap { name, value in value.map { PreviewFact(name: name, value: $0) } }
  }

  private var boldName: String? {
    guard case .custom(_, let name) = scaled.style.font else { return nil }
    return name
  }
}
