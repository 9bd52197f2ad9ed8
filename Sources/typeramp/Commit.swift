extension Program {
  /// The commit that a release was built from, as `.ci/release` writes it into the copy that it builds; nil for every other
  /// build, which has nobody to ask.
  static let commit: String? = nil
}
