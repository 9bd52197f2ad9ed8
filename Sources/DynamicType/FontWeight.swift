/// The nine weights of the system font, from the lightest to the heaviest.
public enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight on the scale of CSS and OpenType, 100 to 900 (OpenType 1.9, `usWeightClass`: one name a hundred).
  public var cssValue: Int { 100 * ((Self.allCases.firstIndex(of: self) ?? 3) + 1) }
}

/// The four designs of the system font.
public enum FontDesign: String, CaseIterable, Sendable {
  case `default`, serif, rounded, monospaced
}
