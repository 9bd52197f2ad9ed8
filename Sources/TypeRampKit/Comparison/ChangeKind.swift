/// One way in which two versions of a dictionary can differ for those who read its text.
///
/// To add one, write its declaration and put it into `all`; reports, documentation and `--fail-on` follow.
public struct ChangeKind: Sendable, Hashable {
  /// What reports call it: `size-decreased`.
  public let id: String
  /// Whether it takes something from readers, or from code that uses the dictionary: smaller text, a style gone, a limit
  /// lowered.
  public let isBreaking: Bool
  /// What has changed, in a few words: `smaller text`.
  public let phrase: String
  /// What the kind means, in a sentence.
  public let summary: String
  /// The words for a missing value in one of the two versions; nil if there are none.
  let absence: String?

  private init(_ id: String, _ phrase: String, breaking: Bool = false, absence: String? = nil, _ summary: String) {
    self.id = id
    self.phrase = phrase
    self.absence = absence
    self.summary = summary
    isBreaking = breaking
  }
}

// MARK: - Styles

extension ChangeKind {
  static let styleRemoved = ChangeKind(
    "style-removed", "style removed", breaking: true,
    "A style is gone. One of the thirteen text styles falls back to the preferred font: readers see another font.")
  static let styleAdded = ChangeKind(
    "style-added", "style added",
    "There is a new style. One of the thirteen text styles had the preferred font before: readers see another font.")
  static let styleRenamed = ChangeKind(
    "style-renamed", "style renamed", breaking: true,
    "A style of the dictionary's own has another name, and the same font, sizes, curve and limits. Readers see no change, "
      + "but code and pages that use the old name lose the style.")
  static let sizeDecreased = ChangeKind(
    "size-decreased", "smaller text", breaking: true, "The text is smaller at the categories that are listed.")
  static let sizeIncreased = ChangeKind(
    "size-increased", "larger text", "The text is larger at the categories that are listed.")
  static let limitLowered = ChangeKind(
    "limit-lowered", "limit lowered", breaking: true, absence: "no limit",
    "The style may grow less far: `maximumPointSize` or `maximumContentSizeCategory` is lower, or new.")
  static let limitRaised = ChangeKind(
    "limit-raised", "limit raised", absence: "no limit",
    "The style may grow further: `maximumPointSize` or `maximumContentSizeCategory` is higher, or gone.")
  static let minimumChanged = ChangeKind(
    "minimum-changed", "smallest category changed", absence: "none",
    "`minimumContentSizeCategory`, below which the style gets no smaller, is another.")
  static let curveChanged = ChangeKind(
    "curve-changed", "curve changed", "The style grows as another text style does.")
  static let scalingStopped = ChangeKind(
    "scaling-stopped", "text no longer scales", breaking: true,
    "The style is `fixed`, and no longer follows the reader's setting.")
  static let scalingStarted = ChangeKind(
    "scaling-started", "text scales", "The style was `fixed`, and now follows the reader's setting.")
}

// MARK: - Fonts and lines

extension ChangeKind {
  static let fontChanged = ChangeKind("font-changed", "font changed", "Another face draws the text.")
  static let boldFontChanged = ChangeKind(
    "bold-font-changed", "font for Bold Text changed", absence: "none",
    "Another face draws the text while the reader has Bold Text on.")
  static let weightChanged = ChangeKind(
    "weight-changed", "weight changed", "The system font has another weight.")
  static let designChanged = ChangeKind(
    "design-changed", "design changed", "The system font has another design.")
  static let slantChanged = ChangeKind(
    "slant-changed", "slant changed", absence: "the face's own", "The text is slanted, or is no longer.")
  static let fallbackFamiliesChanged = ChangeKind(
    "fallback-families-changed", "fallback families changed", absence: "none",
    "Where the font is missing, other families draw the text.")
  static let lineHeightChanged = ChangeKind(
    "line-height-changed", "line height changed", absence: "the font's own",
    "The line height, as a multiple of the point size, is another.")
  static let lineSpacingChanged = ChangeKind(
    "line-spacing-changed", "distance of lines changed",
    "The font's own distance between lines is another where the size of the text is the same. Known with `--fonts`.")
  static let trackingChanged = ChangeKind(
    "tracking-changed", "letter spacing changed", absence: "none", "The letter spacing at `large` is another.")
  static let textCaseChanged = ChangeKind(
    "text-case-changed", "case changed", "The text is shown in another case.")
  static let textDecorationChanged = ChangeKind(
    "text-decoration-changed", "decoration changed", "Another line is drawn with the text, or none.")
  static let paragraphSpacingChanged = ChangeKind(
    "paragraph-spacing-changed", "paragraph spacing changed", absence: "none",
    "The space after a paragraph at `large` is another.")
}

// MARK: - Everything else

extension ChangeKind {
  static let metricRemoved = ChangeKind(
    "metric-removed", "removed", breaking: true, "A metric is gone, and code that uses it loses it.")
  static let metricAdded = ChangeKind("metric-added", "added", "There is a new metric.")
  static let metricDecreased = ChangeKind(
    "metric-decreased", "smaller", "A metric is smaller at the categories that are listed.")
  static let metricIncreased = ChangeKind(
    "metric-increased", "larger", "A metric is larger at the categories that are listed.")
  package static let findingAdded = ChangeKind(
    "finding-added", "new finding",
    "A rule reports a warning that it did not report before. It is known by its rule, file and key path, so a line that "
      + "moves is not new.")
  static let findingResolved = ChangeKind(
    "finding-resolved", "resolved finding", "A rule no longer reports a warning.")
  package static let dictionaryRemoved = ChangeKind(
    "dictionary-removed", "dictionary removed", breaking: true, "A folder no longer has a dictionary of that path.")
  package static let dictionaryAdded = ChangeKind(
    "dictionary-added", "dictionary added", "A folder has a new dictionary.")

  /// Every kind, in the order of docs/diff.md.
  public static let all: [ChangeKind] = [
    styleRemoved, styleAdded, styleRenamed,
    sizeDecreased, sizeIncreased, limitLowered, limitRaised, minimumChanged, curveChanged, scalingStopped,
    scalingStarted,
    fontChanged, boldFontChanged, weightChanged, designChanged, slantChanged, fallbackFamiliesChanged,
    lineHeightChanged, lineSpacingChanged, trackingChanged, textCaseChanged, textDecorationChanged,
    paragraphSpacingChanged,
    metricRemoved, metricAdded, metricDecreased, metricIncreased,
    dictionaryRemoved, dictionaryAdded,
    findingAdded, findingResolved,
  ]
}
