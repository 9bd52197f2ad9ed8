/// The slant of a face, as CSS names it.
public enum FontStyle: String, CaseIterable, Sendable {
  /// Upright.
  case normal
  /// Slanted, or drawn so.
  case italic
}
