/// A rule of style dictionaries. Each is a file of this folder, with its wording and its examples.
///
/// To add one, write its file and add it to `all`; its examples are its tests and its documentation.
///
/// A class, because it never changes and all rules are looked at for every input.
package final class Rule: Sendable {
  package let description: RuleDescription
  /// How the problems are found.
  let check: Check
  /// The options for checking the examples.
  package var exampleOptions: CompilationOptions { makeExampleOptions() }

  private let makeExampleOptions: @Sendable () -> CompilationOptions

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
  }

  convenience init(
    id: String, severity: Severity, summary: String, reason: String,
    bad: @autoclosure @escaping @Sendable () -> String, good: @autoclosure @escaping @Sendable () -> String,
    exampleOptions: @autoclosure @escaping @Sendable () -> CompilationOptions = CompilationOptions(),
    check: @escaping @Sendable (RuleInput) -> [Diagnostic]
  ) {
    self.init(
      RuleDescription(id: id, severity: severity, summary: summary, reason: reason, bad: bad(), good: good()),
      .dictionary(check), exampleOptions: exampleOptions)
  }

  /// - Parameter exampleOptions: the options for checking the examples.
  init(
    _ description: RuleDescription, _ check: Check,
    exampleOptions: @escaping @Sendable () -> CompilationOptions = { CompilationOptions() }
  ) {
    self.description = description
    self.check = check
    makeExampleOptions = exampleOptions
  }

  /// A rule about design tokens.
  private convenience init(_ rule: TokenRule) {
    self.init(rule.description, rule.isAboutMap ? .tokenMap : .tokens) {
      .with { options in
        options.tokens.kind = .tokens(rule.form)
        // Most examples are tokens that styles refer to, without a style.
        options.tokens.reportsAllTokens = rule.id != TokenRule.unused.id
      }
    }
  }

  package static let all: [Rule] =
    [
      .wrongShape, .foreignFormat,
      .unknownTextStyle, .duplicateTextStyle, .duplicateKey, .unknownKey,
      .wrongType, .unknownValue, .numberOutOfRange,
      .missingFontName, .missingFontSize, .missingFont, .emptyFontName, .conflictingFont,
      .contradictoryLimits, .maximumBelowSize, .ineffectiveKey,
      .invalidStyleName, .missingRelativeTo, .invalidMetricName, .missingMetricValue,
      .vanishingSize, .unlikelySize, .unlikelyLineHeight, .unlikelyTracking, .fractionalSize,
      .invalidPostScriptName, .fontFamilyName, .unknownFont, .unknownFamily, .missingFace,
      .undeclaredFont, .missingFontFile, .unreachableFont,
      .missingBoldFont, .missingLetters, .cutLetters,
      .textTooSmall, .neverDoubles, .staysSmall, .unlikelyCurve, .tightText, .overtakesLargerStyle,
      .limitsAccessibilitySizes, .fixedRunningText,
      .systemTracking,
      .limitsInLabels, .lineHeightClips,
      .scaledFontIgnores, .scaledFontVoids,
      .emptyDictionary, .missingTextStyle,
    ] + TokenRule.all.map { Rule($0) }
}

extension Rule {
  package var id: String { description.id }
  package var severity: Severity { description.severity }
}

extension RuleDescription {
  /// Every rule that can be set in `RulePolicy.levels`, in the order of docs/rules.md.
  public static let all: [RuleDescription] = Rule.all.map(\.description)
}
