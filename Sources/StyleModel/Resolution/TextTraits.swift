/// The slant of a face, as CSS names it.
public enum FontStyle: String, CaseIterable, Sendable {
  /// Upright.
  case normal
  /// Slanted, by design or by the renderer.
  case italic
}

/// The case that text is shown in, as CSS and Tokens Studio name it.
public enum TextCase: String, CaseIterable, Sendable {
  /// As it is written.
  case asWritten = "none"
  /// In uppercase letters.
  case uppercase
  /// In lowercase letters.
  case lowercase
  /// Each word begins with a capital letter.
  case capitalize
}

/// A line drawn with text, as CSS names it.
public enum TextDecoration: String, CaseIterable, Sendable {
  /// No line.
  case noLine = "none"
  /// A line under the text.
  case underline
  /// A line through the text.
  case lineThrough = "line-through"
}
