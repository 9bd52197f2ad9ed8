/// The severity of a finding. The raw value is the name that reports, `--rule` and `typeramp.json` use.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// From the mildest to the most severe: a note informs, a warning is probably a mistake, and an error prevents an
  /// output.
  case note, warning, error

  /// Whether the left severity is milder than the right: notes come before warnings, warnings before errors.
  public static func < (left: Self, right: Self) -> Bool {
    left != right && (left == .note || right == .error)
  }
}
