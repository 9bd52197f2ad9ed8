extension Unicode.Scalar {
  /// Whether the scalar shows as what it is. Controls move a terminal's cursor, separators end a line where an editor
  /// shows none, and format characters reorder or hide what stands beside them; only the joiner of emoji is let through.
  package var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      self == "\u{200D}"
    default: true
    }
  }
}
