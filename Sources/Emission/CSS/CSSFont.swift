/// What draws the text of a style: a face by its family, weight and slant.
struct CSSFont {
  /// What `font-family` calls the family.
  let family: String
  let weight: Double
  let isItalic: Bool
  /// The weight at which the bold face is found; nil for whatever a browser takes.
  var boldWeight: Double?

  /// The weight that `bolder` comes to (CSS Fonts 4, section 2.2.1).
  static func bolder(than weight: Double) -> Double {
    switch weight {
    case ..<350: 400
    case ..<550: 700
    case ..<900: 900
    default: weight
    }
  }
}
