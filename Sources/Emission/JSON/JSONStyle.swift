import DynamicType
import StyleModel
import Writing

/// A style in JSON.
struct JSONStyle {
  let scaled: ScaledStyle
  let categories: [ContentSizeCategory]

  var value: JSONValue { .object(origin + entry + numbers.present) }

  private var style: ResolvedStyle { scaled.style }

  private var origin: [(String, JSONValue)] {
    [("origin", .string(style.origin.isFallback ? "preferredFont" : "dictionary"))]
  }

  /// The values of the entry: the font, followed by everything else.
  private var entry: [(String, JSONValue)] {
    Self.keys.compactMap { key in value(of: key).map { (key.rawValue, $0) } }
  }

  private static let keys: [EntryKey] = {
    let font: [EntryKey] = [.fontName, .boldFontName, .weight, .design, .fontStyle, .fallbackFamilies]
    return font + EntryKey.allCases.filter { !font.contains($0) }
  }()

  /// The value of a key of the dictionary; nil if it does not apply, or is not written.
  private func value(of key: EntryKey) -> JSONValue? {
    switch key {
    case .fontName: customFont.map { .string($0.name) }
    case .boldFontName: customFont?.boldName.map(JSONValue.string)
    case .weight: style.systemWeight.map { .string($0.rawValue) }
    case .design: design.map { .string($0.rawValue) }
    case .fontStyle: style.fontStyle.map { .string($0.rawValue) }
    case .fallbackFamilies:
      style.fallbackFamilies.isEmpty ? nil : .array(style.fallbackFamilies.map(JSONValue.string))
    case .fontSize: .number(style.fontSize)
    case .maximumPointSize: style.limits.maximumPointSize.map(JSONValue.number)
    case .minimumContentSizeCategory: style.limits.minimumCategory.map { .string($0.name) }
    case .maximumContentSizeCategory: style.limits.maximumCategory.map { .string($0.name) }
    case .relativeTo: style.relativeTo.map { .string($0.name) }
    case .fixed: style.isFixed ? .boolean(true) : nil
    case .lineHeight: style.lineHeight.map(JSONValue.number)
    case .tracking: style.tracking.map(JSONValue.number)
    case .textCase: style.textCase.map { .string($0.rawValue) }
    case .textDecoration: style.textDecoration.map { .string($0.rawValue) }
    case .paragraphSpacing: style.paragraphSpacing.map(JSONValue.number)
    case .description: style.description.map(JSONValue.string)
    // Used only in the dictionary itself.
    case .suppression, .extensions: nil
    }
  }

  private var customFont: (name: String, boldName: String?)? {
    guard case .custom(let name, let boldName) = style.font else { return nil }
    return (name, boldName)
  }

  private var design: FontDesign? {
    guard case .system(_, let design, _) = style.font else { return nil }
    return design
  }

  private var inferred: [ContentSizeCategory] { scaled.inferred.filter(categories.contains) }

  private var numbers: [(String, JSONValue?)] {
    [
      ("sizes", .at(categories, scaled.sizes, JSONValue.number)),
      ("lineSpacings", scaled.lineSpacings.map { .at(categories, $0) { .decimal($0.thousandths) } }),
      ("provenance", .provenance(inferred)),
      ("inferred", .categories(inferred)),
    ]
  }
}
