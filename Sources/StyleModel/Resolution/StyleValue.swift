import Documents
package import DynamicType
package import Writing

extension ResolvedStyle {
  /// Takes the values of an entry, apart from the font and its size. `value(of:)` returns each by its key.
  mutating func take(_ values: EntryValues) {
    limits = Limits(
      maximumPointSize: values.maximumPointSize?.value, minimumCategory: values.minimumContentSizeCategory?.value,
      maximumCategory: values.maximumContentSizeCategory?.value)
    relativeTo = values.relativeTo?.value
    isFixed = values.fixed?.value ?? false
    fontStyle = values.fontStyle?.value
    fallbackFamilies = values.fallbackFamilies?.value ?? []
    lineHeight = values.lineHeight?.value
    tracking = values.tracking?.value
    textCase = values.textCase?.value
    textDecoration = values.textDecoration?.value
    paragraphSpacing = values.paragraphSpacing?.value
    description = values.description?.value.nonEmpty
  }

  /// The value of a key, for whatever treats all keys alike; nil if the style has none, or if the key is for tools.
  package func value(of key: EntryKey) -> StyleValue? {
    switch key {
    case .fontName: customFont.map { .name($0.name) }
    case .boldFontName: customFont?.boldName.map(StyleValue.name)
    case .weight: systemWeight.map { .name($0.rawValue) }
    case .design: systemDesign.map { .name($0.rawValue) }
    case .fontStyle: fontStyle.map { .name($0.rawValue) }
    case .fallbackFamilies: fallbackFamilies.isEmpty ? nil : .names(fallbackFamilies)
    // The face says both.
    case .fontFamily, .italic: nil
    case .fontSize: .points(fontSize)
    case .maximumPointSize: limits.maximumPointSize.map(StyleValue.points)
    case .minimumContentSizeCategory: limits.minimumCategory.map { .name($0.name) }
    case .maximumContentSizeCategory: limits.maximumCategory.map { .name($0.name) }
    case .relativeTo: relativeTo.map(StyleValue.textStyle)
    case .fixed: isFixed ? .fixed(fontSize) : nil
    case .lineHeight: lineHeight.map(StyleValue.multiple)
    case .tracking: tracking.map(StyleValue.points)
    case .textCase: textCase.map { .name($0.rawValue) }
    case .textDecoration: textDecoration.map { .name($0.rawValue) }
    case .paragraphSpacing: paragraphSpacing.map(StyleValue.points)
    case .description: description.map(StyleValue.name)
    case .suppression, .extensions: nil
    }
  }

  /// The face, and the face for Bold Text; nil for the system font.
  package var customFont: (name: String, boldName: String?)? {
    guard case .custom(let name, let boldName) = font else { return nil }
    return (name, boldName)
  }

  /// The design of the system font, if the entry states it.
  package var systemDesign: FontDesign? {
    guard case .system(_, let design, _) = font else { return nil }
    return design
  }
}

package enum StyleValue: Sendable {
  case name(String)
  case names([String])
  case textStyle(TextStyle)
  case points(Double)
  /// A multiple of the point size.
  case multiple(Double)
  /// The style never scales: it always has this size.
  case fixed(Double)

  package var json: JSONValue {
    switch self {
    case .name(let name): .string(name)
    case .names(let names): .array(names.map(JSONValue.string))
    case .textStyle(let style): .string(style.name)
    case .points(let number), .multiple(let number): .number(number)
    case .fixed: .boolean(true)
    }
  }
}
