extension Program {
  /// The commit of a release, which `.ci/release` writes into the copy that it builds; nil in all other builds.
  static let commit: String? = nil
}
