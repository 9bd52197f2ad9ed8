import Writing

extension PreviewStyle {
  /// A word to set every style in.
  static let word: HTML = "Bay"

  /// A line to set the style in.
  var phrase: String { Self.phrases[scaled.style.textStyle.index] }

  /// A text to set the style in, of several lines in the style of the body.
  var sentence: String { scaled.style.textStyle == .body ? Self.body : phrase }

  /// A short article in headlines, in the order of the styles.
  private static let phrases = [
    "First light", "A harbour wakes before the town", "Morning at the harbour", "Boats leave the quay before six",
    "What the tide brings in", "Nets, rope and salt", "In water this still, every name is read twice",
    "A report from the coast, between two tides", "There is little talk. Gulls, and a radio somebody forgot.",
    "The best coffee is behind the ice house.", "The times are those of the summer timetable.",
    "The north quay in June, seen from the ice house.", "Photograph: harbour archive, box 12.",
  ]

  private static let body =
    "Boats leave the quay before six. There is little talk. There are gulls, a radio that somebody forgot, and under it "
    + "all the low sound of engines that were old when these crews were young."
}
