import Writing

/// The texts that specimens are set in.
struct PreviewSample: Sendable {
  /// The value of the choice: `german`.
  let name: String
  /// What people choose it by.
  let title: String
  let language: String
  let direction: String
  /// For names and titles.
  let short: String
  /// For running text.
  let long: String

  /// The choices besides each style's own words: what is hard to set. Only English is measured.
  static let all = [
    PreviewSample(
      name: "german", title: "German, long words", language: "de", direction: "ltr",
      short: "Donaudampfschifffahrt",
      long:
        "Rechtsschutzversicherungsgesellschaften prüfen Grundstücksverkehrsgenehmigungen, und die "
        + "Geschwindigkeitsbegrenzungsschilder bleiben bis zur Wiedereröffnung der Bundesstraße stehen."),
    PreviewSample(
      name: "arabic", title: "Arabic, right to left", language: "ar", direction: "rtl",
      short: "ضوء الصباح على الميناء",
      long: "تغادر القوارب الرصيف قبل السادسة صباحا، والماء ساكن حتى إن أسماءها تقرأ مرتين: ١٢ قاربا و٣٠٠ شبكة."),
    PreviewSample(
      name: "thai", title: "Thai", language: "th", direction: "ltr",
      short: "แสงแรกที่ท่าเรือ",
      long: "เรือออกจากท่าก่อนหกโมงเช้า ผิวน้ำนิ่งจนอ่านชื่อเรือได้สองครั้ง ผู้คนบนฝั่งพูดคุยกันเบา ๆ เกี่ยวกับสภาพอากาศ"),
    PreviewSample(
      name: "hindi", title: "Hindi", language: "hi", direction: "ltr",
      short: "बंदरगाह पर पहली रोशनी",
      long: "नावें छह बजे से पहले घाट छोड़ देती हैं, और पानी इतना शांत है कि उनके नाम दो बार पढ़े जा सकते हैं।"),
  ]

  /// The warning for all of them.
  static let warning =
    "Not measured: other scripts have other line heights, and fall back to other fonts."
}

extension PreviewStyle {
  /// A line to set the style in.
  var phrase: String {
    scaled.style.customName == nil ? Self.phrases[scaled.style.textStyle.index] : "\(title) 0123456789"
  }

  /// A text to set the style in, of a line or more.
  var sentence: String {
    scaled.style.customName == nil
      ? Self.sentences[scaled.style.textStyle] ?? phrase : "\(title), a style of its own"
  }

  /// A short article in headlines, in the order of the styles.
  private static let phrases = [
    "First light", "A harbour wakes before the town", "Morning at the harbour", "Boats leave the quay before six",
    "What the tide brings in", "Nets, rope and salt", "Every name is read twice in water this still",
    "A report from the coast, between two tides", "There is little talk. Gulls do, and a radio somebody forgot.",
    "The best coffee is behind the ice house, and gone by half past seven.",
    "Times are those of the summer timetable.", "The north quay in June, seen from the ice house.",
    "Photograph: harbour archive, box 12.",
  ]

  /// Its parts that are longer in full.
  private static let sentences: [TextStyle: String] = [
    .headline: "The water is so still that every name is read twice.",
    .subheadline: "A report from the coast, written between two tides and one storm.",
    .body: "Boats leave the quay before six. There is little talk. Gulls do, and a radio that somebody forgot, and "
      + "under it all the low sound of engines that were old when these crews were young.",
    .callout: "Ask the harbour master: the best coffee is behind the ice house, and it is gone by half past seven.",
    .footnote: "Times are those of the summer timetable, and change with the weather.",
  ]
}
