extension Configuration {
  /// The mistakes in a configuration: the id of each, without its prefix, and what it means.
  package static let mistakes: [(id: String, meaning: String)] = [
    ("unknown-key", "the key is unknown, or has no meaning for this format"),
    ("duplicate-key", "the key is there twice"),
    ("missing-key", "a required key is missing"),
    ("wrong-type", "the value has another type or form than the key expects"),
    ("unknown-value", "the value is none of those that the key expects"),
    ("number-out-of-range", "the number is too small or too large"),
    ("missing-file", "there is no file for a path, or for a pattern of `inputs`"),
    ("outside", "a path leads out of the folder of the configuration"),
    ("collision", "two outputs would be one file or one type, or an output would replace a file that is read"),
    ("placeholder", "an input has no value for a placeholder in the path of an output"),
  ]

  /// The meaning of a finding's id; nil if it is not the id of a mistake in a configuration.
  package static func meaning(ofID id: String) -> String? {
    guard let mistake = mistakes.first(where: { idPrefix + $0.id == id }) else { return nil }
    return "A mistake in typeramp.json, or in the file of --config: \(mistake.meaning). See docs/build.md."
  }
}
