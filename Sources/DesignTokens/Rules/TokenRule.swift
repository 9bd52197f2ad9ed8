package import Diagnostics
import Documents

/// A rule about design tokens. The importer finds what it is about while it reads; here is what the rule says of itself.
///
/// To add one, put it into the table of its subject and into `all`.
package struct TokenRule: Sendable {
  package let description: RuleDescription
  /// Whether it is about a mapping file, and not about tokens.
  package let isAboutMap: Bool
  /// The form of its examples.
  package var form: TokenForm { makeForm() }

  private let makeForm: @Sendable () -> TokenForm

  package var id: String { description.id }

  /// - Parameters:
  ///   - isDeviation: DTCG rejects it, and it is common. In strict conformance it is an error, else it is read.
  ///   - form: that of the examples.
  init(
    _ id: String, severity: Severity, isDeviation: Bool = false, summary: String, reason: String,
    bad: @autoclosure @escaping @Sendable () -> String, good: @autoclosure @escaping @Sendable () -> String,
    form: @autoclosure @escaping @Sendable () -> TokenForm = .dtcg, isAboutMap: Bool = false
  ) {
    description = RuleDescription(
      id: id, severity: severity, isDeviation: isDeviation, summary: summary, reason: reason, bad: bad(), good: good())
    makeForm = form
    self.isAboutMap = isAboutMap
  }

  package static let all: [TokenRule] = [
    .shape, .name, .unknownKey, .olderKeys, .olderReference,
    .duplicateName, .extends, .reference, .file, .cycle, .resolver, .choice, .setConflict,
    .typeMismatch, .unknownType, .missingType, .value, .notComposite,
    .arithmetic, .stringDimension, .pointUnit, .bareDimension, .stringNumber,
    .relativeSpacing, .lineHeight, .missingMember, .extraMember, .extraValue, .fontWeight,
    .familyList, .noStyle, .mappedTwice, .unmapped, .unused, .extension,
    .map, .fontName, .systemFont, .deprecated,
  ]
}

extension Finding {
  /// What a rule about tokens found.
  init(_ rule: TokenRule, at node: Node, _ message: String, keyPath: String? = nil) {
    self.init(rule.description, at: node, message, keyPath: keyPath)
  }

  /// Whether it leaves a token without a value.
  var isError: Bool { rule?.severity == .error }

  /// Whether strict DTCG writes the value otherwise.
  var isDeviation: Bool { rule.map { $0.isDeviation || $0.id == TokenRule.familyList.id } ?? false }
}
