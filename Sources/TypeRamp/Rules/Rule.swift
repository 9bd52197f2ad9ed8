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
  /// What is found, in one sentence.
  package let summary: String
  /// Why it matters: what happens in an app.
  package let reason: String
  /// A JSON dictionary in which it finds just what stands between `«` and `»`.
  package let bad: String
  /// The same, mended: nothing is found.
  package let good: String
  /// Finds every place.
  let check: @Sendable (StyleDictionary) -> [Finding]

  package static let all: [Rule] = [
    .wrongShape, .foreignFormat,
    .unknownTextStyle, .duplicateTextStyle, .duplicateKey, .unknownKey,
    .wrongType, .unknownValue, .numberOutOfRange,
    .missingFontName, .missingFontSize, .missingFont, .emptyFontName, .conflictingFont,
    .contradictoryLimits, .maximumBelowSize, .ineffectiveKey,
    .invalidMetricName, .missingMetricValue,
    .missingTextStyle,
  ]

  /// What the rule finds in a dictionary, in the order of its places.
  package func findings(in dictionary: StyleDictionary) -> [Diagnostic] {
    check(dictionary).map { finding in
      Diagnostic(
        id: id, severity: severity, message: finding.message, range: finding.node.range, keyPath: finding.keyPath,
        notes: finding.notes, fix: finding.fix)
    }
  }
}

extension StyleDictionary {
  /// Everything that the rules find, in the order of the places in the file.
  package func findings() -> [Diagnostic] {
    let findings = Rule.all.flatMap { $0.findings(in: self) }
    // Sorting is not stable: equal places keep the order of the rules.
    return findings.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
