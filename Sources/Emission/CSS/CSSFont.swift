import DynamicType
import StyleModel
import Writing

/// The font of a style's text: a face by its family, weight and slant. A class, because many styles share a font.
final class CSSFont {
  let family: String
  /// Whether all characters have the same width, as those of its fallbacks should.
  private let isMonospaced: Bool
  /// The families of the styles without fallback families of their own.
  private let families: String
  let weight: Double
  let isItalic: Bool
  /// The weight that selects the bold face; nil for the browser's choice.
  let boldWeight: Double?

  init(family: String, isMonospaced: Bool, weight: Double, isItalic: Bool, boldWeight: Double?) {
    self.family = family
    self.isMonospaced = isMonospaced
    families = CSSFamilies.list(face: family, isMonospaced: isMonospaced, [])
    self.weight = weight
    self.isItalic = isItalic
    self.boldWeight = boldWeight
  }

  /// A font of a family that the page has itself.
  convenience init(_ font: FontDescription, boldFace: String?) {
    self.init(
      family: font.family, isMonospaced: CSSNamedFamilies.isMonospaced(font.family), weight: font.weight,
      isItalic: font.isItalic, boldWeight: boldFace.map { FontDescription(postScriptName: $0).weight })
  }

  /// The family, fallback families, and the system's families.
  func families(_ fallbacks: [String]) -> String {
    fallbacks.isEmpty ? families : CSSFamilies.list(face: family, isMonospaced: isMonospaced, fallbacks)
  }

  /// The computed weight of `bolder` (CSS Fonts 4, section 2.2.1).
  static func bolder(than weight: Double) -> Double {
    switch weight {
    case ..<350: 400
    case ..<550: 700
    case ..<900: 900
    default: weight
    }
  }
}

enum CSSFamilies {
  /// The family of a face, its fallback families, and the system's families.
  fileprivate static func list(face: String, isMonospaced: Bool, _ fallbacks: [String]) -> String {
    list(CSSText.string(face), fallbacks, isMonospaced ? "ui-monospace, monospace" : systemFamilies)
  }

  /// The system font, fallback families for browsers without it, and generic families.
  static func list(_ design: FontDesign, _ fallbacks: [String]) -> String {
    switch design {
    case .default: list("-apple-system, system-ui", fallbacks, "sans-serif")
    case .serif: list("ui-serif", fallbacks, "serif")
    case .rounded: list("ui-rounded", fallbacks, systemFamilies)
    case .monospaced: list("ui-monospace", fallbacks, "monospace")
    }
  }

  private static let systemFamilies = "-apple-system, system-ui, sans-serif"

  private static func list(_ first: String, _ fallbacks: [String], _ last: String) -> String {
    if let end = fallbacks.firstIndex(where: { alwaysPresent.contains($0.lowercased()) }) {
      return ([first] + fallbacks[...end].map(family)).joined(with: ", ")
    }
    return ([first] + fallbacks.map(family) + [last]).joined(with: ", ")
  }

  /// The generic families that every browser has: what follows them is never used.
  private static let alwaysPresent: Set<String> = ["serif", "sans-serif", "monospace", "cursive", "fantasy"]

  /// A family: a keyword without quotes, since in quotes it would be the name of a font; any other name in quotes.
  private static func family(_ name: String) -> String {
    keywords.contains(name.lowercased()) ? name.lowercased() : CSSText.string(name)
  }

  /// The generic families of CSS Fonts 4, and Safari's name for the system font.
  private static let keywords: Set<String> = alwaysPresent.union([
    "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong",
    "-apple-system",
  ])
}
