/// The font of a style's text: a face by its family, weight and slant.
struct CSSFont {
  /// The name of the family.
  let family: String
  let weight: Double
  let isItalic: Bool
  /// The weight that selects the bold face; nil for the browser's choice.
  let boldWeight: Double?

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
