import Writing

/// The font of a style's text: a face by its family, weight and slant. A class, because many styles share a font.
final class CSSFont {
  /// The name of the family.
  let family: String
  /// The families of the styles without fallback families of their own.
  let families: UTF8Text
  let weight: Double
  let isItalic: Bool
  /// The weight that selects the bold face; nil for the browser's choice.
  let boldWeight: Double?

  init(family: String, weight: Double, isItalic: Bool, boldWeight: Double?) {
    self.family = family
    families = CSSFamilies.list(face: family, [])
    self.weight = weight
    self.isItalic = isItalic
    self.boldWeight = boldWeight
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
