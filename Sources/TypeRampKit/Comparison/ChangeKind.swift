/// A kind of visible difference between two versions of a dictionary.
///
/// To add one, declare it and add it to `all`. Reports, documentation and `--fail-on` are made from the list.
public struct ChangeKind: Sendable, Hashable {
  /// The id in reports: `size-decreased`.
  public let id: String
  /// Whether users, or code that uses the dictionary, lose something: smaller text, a removed style, a lower limit.
  public let isBreaking: Bool
  /// The change in a few words: `smaller text`.
  public let phrase: String
  /// The meaning in a sentence.
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
    "A style was removed. If it is one of the thirteen text styles, its text is now in Apple's own font.")
  static let styleAdded = ChangeKind(
    "style-added", "style added",
    "A style was added. If it is one of the thirteen text styles, its text was in Apple's own font before.")
  static let styleRenamed = ChangeKind(
    "style-renamed", "style renamed", breaking: true,
    "A custom style has a new name, and the same font, sizes, curve and limits. Users see no change, but code and "
      + "pages that use the old name lose the style.")
  static let sizeDecreased = ChangeKind(
    "size-decreased", "smaller text", breaking: true, "The text is smaller at the listed text sizes.")
  static let sizeIncreased = ChangeKind(
    "size-increased", "larger text", "The text is larger at the listed text sizes.")
  static let limitLowered = ChangeKind(
    "limit-lowered", "limit lowered", breaking: true, absence: "no limit",
    "The style stops growing earlier: `maximumPointSize` or `maximumContentSizeCategory` is lower, or new.")
  static let limitRaised = ChangeKind(
    "limit-raised", "limit raised", absence: "no limit",
    "The style grows further: `maximumPointSize` or `maximumContentSizeCategory` is higher, or was removed.")
  static let minimumChanged = ChangeKind(
    "minimum-changed", "smallest text size changed", absence: "none",
    "`minimumContentSizeCategory` changed: the style stops shrinking at another text size.")
  static let curveChanged = ChangeKind(
    "curve-changed", "curve changed", "The style follows the curve of another text style.")
  static let scalingStopped = ChangeKind(
    "scaling-stopped", "text no longer scales", breaking: true,
    "The style is now `fixed` and does not follow the user's setting.")
  static let scalingStarted = ChangeKind(
    "scaling-started", "text scales", "The style is no longer `fixed` and follows the user's setting.")
}

// MARK: - Fonts and lines

extension ChangeKind {
  static let fontChanged = ChangeKind("font-changed", "font changed", "The text has another font.")
  static let boldFontChanged = ChangeKind(
    "bold-font-changed", "font for Bold Text changed", absence: "none",
    "The text has another font while Bold Text is on.")
  static let weightChanged = ChangeKind(
    "weight-changed", "weight changed", "The system font has another weight.")
  static let designChanged = ChangeKind(
    "design-changed", "design changed", "The system font has another design.")
  static let slantChanged = ChangeKind(
    "slant-changed", "slant changed", absence: "the face's own", "The text is now slanted, or no longer slanted.")
  static let fallbackFamiliesChanged = ChangeKind(
    "fallback-families-changed", "fallback families changed", absence: "none",
    "If the font is missing, the text falls back to other families.")
  static let lineHeightChanged = ChangeKind(
    "line-height-changed", "line height changed", absence: "the font's own",
    "The line height (a multiple of the point size) changed.")
  static let lineSpacingChanged = ChangeKind(
    "line-spacing-changed", "line spacing changed",
    "The font's own line spacing changed at a text size where the font size did not. Only with `--fonts`.")
  static let trackingChanged = ChangeKind(
    "tracking-changed", "letter spacing changed", absence: "none",
    "The letter spacing at the default text size changed.")
  static let textCaseChanged = ChangeKind(
    "text-case-changed", "case changed", "The text is shown in another case.")
  static let textDecorationChanged = ChangeKind(
    "text-decoration-changed", "decoration changed", "The line drawn with the text changed, or is gone.")
  static let paragraphSpacingChanged = ChangeKind(
    "paragraph-spacing-changed", "paragraph spacing changed", absence: "none",
    "The space after a paragraph at the default text size changed.")
}

// MARK: - Everything else

extension ChangeKind {
  static let metricRemoved = ChangeKind(
    "metric-removed", "removed", breaking: true, "A metric was removed. Code that uses it loses it.")
  static let metricAdded = ChangeKind("metric-added", "added", "A metric was added.")
  static let metricDecreased = ChangeKind(
    "metric-decreased", "smaller", "A metric is smaller at the listed text sizes.")
  static let metricIncreased = ChangeKind(
    "metric-increased", "larger", "A metric is larger at the listed text sizes.")
  package static let findingAdded = ChangeKind(
    "finding-added", "new warning",
    "A rule reports a new warning. A warning that only moves to another line is not new.")
  static let findingResolved = ChangeKind(
    "finding-resolved", "resolved warning", "A rule no longer reports a warning.")
  package static let dictionaryRemoved = ChangeKind(
    "dictionary-removed", "dictionary removed", breaking: true, "The new folder has no dictionary at this path.")
  package static let dictionaryAdded = ChangeKind(
    "dictionary-added", "dictionary added", "The old folder has no dictionary at this path.")

  /// All kinds, in the order of docs/diff.md.
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
