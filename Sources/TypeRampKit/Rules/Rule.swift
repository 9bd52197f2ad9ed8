import DesignTokens
package import Diagnostics
import Documents

/// One thing that can be wrong with a style dictionary. Each is a file of this folder, with its wording and its examples.
///
/// To add one, write its file and put it into `all`; its examples are its tests and its documentation.
package struct Rule: Sendable {
  package let description: RuleDescription
  /// What kind of file it is about.
  let subject: RuleContext.Subject
  /// What the examples are checked with.
  package var exampleContext: RuleContext { makeExampleContext() }
  /// Finds every place.
  let check: @Sendable (RuleInput) -> [Finding]

  private let makeExampleContext: @Sendable () -> RuleContext

  init(
    id: String, severity: Severity, summary: String, reason: String,
    bad: @autoclosure @escaping @Sendable () -> String, good: @autoclosure @escaping @Sendable () -> String,
    subject: RuleContext.Subject = .dictionary,
    exampleContext: @autoclosure @escaping @Sendable () -> RuleContext = RuleContext(),
    check: @escaping @Sendable (RuleInput) -> [Finding]
  ) {
    description = RuleDescription(
      id: id, severity: severity, summary: summary, reason: reason, bad: bad(), good: good())
    self.subject = subject
    makeExampleContext = exampleContext
    self.check = check
  }

  /// A rule about design tokens: what the importer has found under its id.
  private init(_ rule: TokenRule) {
    let id = rule.description.id
    description = rule.description
    subject = rule.isAboutMap ? .tokenMap : .tokens
    makeExampleContext = { rule.isAboutMap ? RuleContext(subject: .tokenMap) : RuleContext(reading: rule.form) }
    check = { input in
      rule.isAboutMap
        ? TokenMap.mistakes(in: input.dictionary.root) : input.imported?.findings(of: id) ?? []
    }
  }

  package static let all: [Rule] =
    [
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
    ] + TokenRule.all.map { Rule($0) }

  /// What the rule finds, in the order of its places.
  func findings(in input: RuleInput) -> [Diagnostic] {
    check(input).map { description.diagnostic($0, isStrict: input.context.tokens.conformance == .strict) }
  }
}

extension Rule {
  package var id: String { description.id }
  package var severity: Severity { description.severity }
}

extension RuleContext {
  /// Reads a form of tokens, whatever a file looks like.
  fileprivate init(reading form: TokenForm) {
    self.init()
    tokens.kind = .tokens(form)
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
