package import Diagnostics
import Documents

/// One thing that can be wrong with a style dictionary. Each is a file of this folder, with its wording and its examples.
///
/// To add one, write its file and put it into `all`; its examples are its tests and its documentation.
package struct Rule: Sendable {
  /// What reports call it: `unknown-text-style`.
  package let id: String
  /// An error breaks an app, a warning misleads, a note informs.
  package let severity: Severity
  /// A common deviation from a specification: an error to those who take it strictly.
  let isDeviation: Bool
  /// What is found, in one sentence.
  package let summary: String
  /// Why it matters: what happens in an app.
  package let reason: String
  /// A JSON dictionary in which it finds just what stands between `«` and `»`.
  package var bad: String { makeBad() }
  /// The same, mended: nothing is found.
  package var good: String { makeGood() }
  /// What kind of file it is about.
  let subject: RuleContext.Subject
  /// What the examples are checked with.
  package var exampleContext: RuleContext { makeExampleContext() }
  /// Finds every place.
  let check: @Sendable (RuleInput) -> [Finding]

  // Examples are for tests and documentation: no other run has to make them.
  private let makeBad: @Sendable () -> String
  private let makeGood: @Sendable () -> String
  private let makeExampleContext: @Sendable () -> RuleContext

  init(
    id: String, severity: Severity, isDeviation: Bool = false, summary: String, reason: String,
    bad: @autoclosure @escaping @Sendable () -> String, good: @autoclosure @escaping @Sendable () -> String,
    subject: RuleContext.Subject = .dictionary,
    exampleContext: @autoclosure @escaping @Sendable () -> RuleContext = RuleContext(),
    check: @escaping @Sendable (RuleInput) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.isDeviation = isDeviation
    self.summary = summary
    self.reason = reason
    makeBad = bad
    makeGood = good
    self.subject = subject
    makeExampleContext = exampleContext
    self.check = check
  }

  package static let all: [Rule] = [
    .wrongShape, .foreignFormat,
    .unknownTextStyle, .duplicateTextStyle, .duplicateKey, .unknownKey,
    .wrongType, .unknownValue, .numberOutOfRange,
    .missingFontName, .missingFontSize, .missingFont, .emptyFontName, .conflictingFont,
    .contradictoryLimits, .maximumBelowSize, .ineffectiveKey,
    .invalidMetricName, .missingMetricValue,
    .unlikelySize, .fractionalSize,
    .invalidPostScriptName, .unknownFont, .undeclaredFont, .missingFontFile,
    .textTooSmall, .neverDoubles, .overtakesLargerStyle, .limitsAccessibilitySizes, .fixedRunningText,
    .scaledFontIgnores, .scaledFontVoids,
    .missingTextStyle,
    .tokenShape, .tokenName, .tokenUnknownKey, .tokenOlderKeys, .tokenOlderReference, .tokenDuplicateName,
    .tokenExtends, .tokenReference, .tokenCycle, .tokenResolver,
    .tokenTypeMismatch, .tokenUnknownType, .tokenMissingType, .tokenValue, .tokenNotComposite, .tokenArithmetic,
    .tokenStringDimension, .tokenPointUnit, .tokenBareDimension, .tokenStringNumber, .tokenRelativeSpacing,
    .tokenLineHeight, .tokenMissingMember, .tokenExtraMember, .tokenFontWeight, .tokenFamilyList,
    .tokenNoStyle, .tokenMappedTwice, .tokenUnmapped, .tokenExtension, .tokenMap,
    .tokenFontName, .tokenSystemFont, .tokenDeprecated,
  ]

  /// What the rule finds, in the order of its places.
  func findings(in input: RuleInput) -> [Diagnostic] {
    check(input).map { diagnostic($0, conformance: input.context.tokens.conformance) }
  }

  /// A finding with the rule's id and severity.
  func diagnostic(_ finding: Finding, conformance: TokenSettings.Conformance) -> Diagnostic {
    Diagnostic(
      id: id, severity: isDeviation && conformance == .strict ? .error : severity, message: finding.message,
      range: finding.node.range, keyPath: finding.keyPath, notes: finding.notes, fix: finding.fix)
  }
}

extension RuleInput {
  /// Everything that the rules find, in the order of the places in the file.
  func findings() -> [Diagnostic] {
    let subjects: [RuleContext.Subject] = imported == nil ? [context.subject] : [context.subject, .tokens]
    let findings = Rule.all.filter { subjects.contains($0.subject) }.flatMap { $0.findings(in: self) }
    // Sorting is not stable: equal places keep the order of the rules.
    return findings.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
