import DynamicType
import Writing

/// The family lists for `font-family`.
enum CSSFamilies {
  /// A face, its fallback families, and the system's families.
  ///
  /// - Parameter face: the family of the face, quoted.
  static func list(_ face: UTF8Text, _ fallbacks: [String]) -> UTF8Text {
    var list = face
    append(fallbacks, to: &list)
    list.append(", -apple-system, system-ui, sans-serif")
    return list
  }

  /// The system font, fallback families for browsers without it, and a generic family.
  static func list(_ design: FontDesign, _ fallbacks: [String]) -> UTF8Text {
    let (system, generic) = systemFamilies(design)
    var list = UTF8Text(stringLiteral: system)
    append(fallbacks, to: &list)
    list.append(generic)
    return list
  }

  private static func systemFamilies(_ design: FontDesign) -> (system: StaticString, generic: StaticString) {
    switch design {
    case .default: ("-apple-system, system-ui", ", sans-serif")
    case .serif: ("ui-serif", ", serif")
    case .rounded: ("ui-rounded", ", -apple-system, system-ui, sans-serif")
    case .monospaced: ("ui-monospace", ", monospace")
    }
  }

  private static func append(_ families: [String], to list: inout UTF8Text) {
    for name in families { list.append(contentsOf: ", \(family(name))" as UTF8Text) }
  }

  /// A family: a keyword without quotes, since in quotes it would be the name of a font; any other name in quotes.
  private static func family(_ name: String) -> UTF8Text {
    keywords.contains(name.lowercased()) ? UTF8Text(name.lowercased()) : CSSText.string(name)
  }

  /// The generic families of CSS Fonts 4, and Safari's name for the system font.
  private static let keywords: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "math", "emoji", "fangsong", "-apple-system",
  ]
}
