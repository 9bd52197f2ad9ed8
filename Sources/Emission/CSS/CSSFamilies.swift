import DynamicType
import Writing

/// The family lists for `font-family`.
enum CSSFamilies {
  /// The family of a face, its fallback families, and the system's families.
  static func list(face: String, _ fallbacks: [String]) -> UTF8Text {
    list(CSSText.string(face), fallbacks, systemFamilies)
  }

  /// The system font, fallback families for browsers without it, and generic families.
  static func list(_ design: FontDesign, _ fallbacks: [String]) -> UTF8Text {
    switch design {
    case .default: list("-apple-system, system-ui", fallbacks, "sans-serif")
    case .serif: list("ui-serif", fallbacks, "serif")
    case .rounded: list("ui-rounded", fallbacks, systemFamilies)
    case .monospaced: list("ui-monospace", fallbacks, "monospace")
    }
  }

  private static let systemFamilies: StaticString = "-apple-system, system-ui, sans-serif"

  private static func list(_ first: UTF8Text, _ fallbacks: [String], _ last: StaticString) -> UTF8Text {
    if fallbacks.isEmpty { return "\(first), \(last)" }
    return "\(first), \(fallbacks.map(family).joined(separator: ", ")), \(last)"
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
