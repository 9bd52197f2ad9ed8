/// A rule of dictionaries, with its wording and its examples. This folder has a file for each subject.
///
/// To add one, add it to the file of its subject and to `groups`; its examples are its tests and its documentation.
///
/// A class, because it never changes and all rules are looked at for every input.
package final class Rule: Sendable {
  package let description: RuleDescription
  /// How the problems are found.
  let check: Check
  package var exampleOptions: CompilationOptions { .with(setExampleOptions) }

  private let setExampleOptions: @Sendable (inout CompilationOptions) -> Void

  /// What finds the problems of a rule.
  enum Check: Sendable {
    /// The rule, in a dictionary and its scaling.
    case dictionary(@Sendable (RuleInput) -> [Diagnostic])
    /// The rule, in an app's Info.plist.
    case infoPlist(@Sendable (InfoPlist, FontCatalog?) -> [Diagnostic])
    /// The importer, while it reads design tokens.
    case tokens
    /// The reader of mapping files.
    case tokenMap
    /// `CodeAudit`, in the code of an app. Its examples are Swift.
    case code
    /// `FitCheck`, in the texts of an app. Its examples are strings files.
    case texts
  }

  /// - Parameters:
  ///   - good: the bad example without the mistake; by default an entry in which nothing is wrong.
  ///   - exampleOptions: sets the options for checking the examples.
  init(
    id: String, severity: Severity, isDetail: Bool = false, summary: String, reason: String,
    bad: @autoclosure @escaping @Sendable () -> String,
    good: @autoclosure @escaping @Sendable () -> String =
      #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#,
    exampleOptions: @escaping @Sendable (inout CompilationOptions) -> Void = { _ in }, check: Check
  ) {
    description = RuleDescription(
      id: id, severity: severity, isDetail: isDetail, summary: summary, reason: reason, bad: bad(), good: good())
    self.check = check
    setExampleOptions = exampleOptions
  }

  private init(_ rule: TokenRule) {
    description = rule.description
    check = rule.isAboutMap ? .tokenMap : .tokens
    setExampleOptions = { options in
      options.tokens.kind = .tokens(rule.form)
      // Most examples are tokens that styles refer to, without a style.
      options.tokens.reportsAllTokens = rule.id != TokenRule.unused.id
    }
  }

  private static let ownGroups: KeyValuePairs<String, [Rule]> = [
    "Shape, keys and values": [
      .wrongShape, .foreignFormat,
      .unknownTextStyle, .duplicateTextStyle, .duplicateKey, .unknownKey,
      .wrongType, .unknownValue, .numberOutOfRange,
      .emptyDictionary, .missingTextStyle,
    ],
    "Styles and metrics": [
      .missingFontName, .missingFontSize, .missingFont, .emptyFontName, .conflictingFont,
      .contradictoryLimits, .maximumBelowSize, .ineffectiveKey,
      .invalidStyleName, .missingRelativeTo, .invalidMetricName, .missingMetricValue,
    ],
    "Sizes and spacing": [
      .vanishingSize, .unlikelySize, .unlikelyLineHeight, .unlikelyTracking, .fractionalSize, .systemTracking,
      .lineHeightClips,
    ],
    "Fonts": [
      .invalidPostScriptName, .fontFamilyName, .unknownFont, .misspeltFont, .unknownFamily, .missingFace,
      .undeclaredFont, .duplicateFont, .missingFontFile, .unlistedFontFile, .unreachableFont,
      .missingBoldFont, .lighterBoldFont, .missingLetters, .cutLetters,
    ],
    "Growth and legibility": [
      .textTooSmall, .neverDoubles, .staysSmall, .unlikelyCurve, .tightText, .overtakesLargerStyle,
      .limitsAccessibilitySizes, .fixedRunningText, .limitsInLabels,
    ],
    "ScaledFont": [.scaledFontIgnores, .scaledFontVoids],
    "Code": [.fixedText, .limitedText, .noLiveUpdate, .undecidedFont, .fontInCode],
    "Texts": [.textDoesNotFit, .wordWiderThanLine],
  ]

  /// All but those about design tokens, which a dictionary does not need.
  static let own = ownGroups.flatMap(\.value)

  package static let all = own + TokenRule.all.map { Rule($0) }

  /// All rules by subject, in the order of docs/rules.md.
  package static var groups: [(subject: String, rules: [Rule])] {
    ownGroups.map { ($0, $1) } + [("Design tokens", Array(all.dropFirst(own.count)))]
  }
}

// Checks of one shape.

extension Rule.Check {
  /// The rule, in each style that comes from an entry.
  static func styles(_ finding: @escaping @Sendable (ScaledEntry) -> Diagnostic?) -> Self {
    .dictionary { $0.scaledEntries.compactMap(finding) }
  }

  static func entries(_ finding: @escaping @Sendable (StyleEntry) -> Diagnostic?) -> Self {
    .dictionary { $0.dictionary.entries.compactMap(finding) }
  }

  /// The readers of entries and metrics; the rule passes on some of their mistakes.
  static func mistakes(_ isFound: @escaping @Sendable (SchemaMistake.Problem) -> Bool) -> Self {
    .dictionary { $0.dictionary.fieldMistakes.findings(isFound) }
  }
}

extension Rule {
  package var id: String { description.id }
  package var severity: Severity { description.severity }
}

extension RuleDescription {
  /// Every rule that can be set in `RulePolicy.levels`, in the order of docs/rules.md.
  public static let all: [RuleDescription] = Rule.all.map(\.description)
}
