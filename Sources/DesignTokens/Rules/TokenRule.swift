package import Diagnostics
import Documents

/// A rule about design tokens. The importer finds the problems while it reads; this is the rule's description.
///
/// To add one, add it to the table of its subject and to `all`.
package struct TokenRule: Sendable {
  package let description: RuleDescription
  /// The form of its examples.
  package let form: TokenForm

  package var id: String { description.id }
  /// Whether it is about mapping files instead of tokens.
  package var isAboutMap: Bool { id == TokenRule.map.id }

  /// - Parameters:
  ///   - isDeviation: whether it is common although DTCG rejects it. In strict conformance it is an error, otherwise it
  ///     is read.
  ///   - good: the example without the mistake: a valid DTCG token, unless it needs more.
  ///   - form: the form of its examples.
  init(
    _ id: String, severity: Severity, isDeviation: Bool = false, summary: String, reason: String,
    bad: @autoclosure @escaping @Sendable () -> String,
    good: @autoclosure @escaping @Sendable () -> String = TokenExample.body(),
    form: TokenForm = .dtcg
  ) {
    description = RuleDescription(
      id: id, severity: severity, isDeviation: isDeviation, summary: summary, reason: reason, bad: bad(), good: good())
    self.form = form
  }

  package static let all: [TokenRule] = [
    .shape, .name, .unknownKey, .olderKeys, .olderReference,
    .duplicateName, .extends, .reference, .file, .cycle, .resolver, .choice, .setConflict,
    .typeMismatch, .unknownType, .missingType, .value, .notComposite,
    .arithmetic, .stringDimension, .pointUnit, .bareDimension, .reading, .stringNumber,
    .relativeSpacing, .lineHeight, .missingMember, .extraMember, .extraValue, .fontWeight,
    .familyList, .noStyle, .mappedTwice, .sharedName, .unmapped, .unused, .extension,
    .map, .fontName, .systemFont, .deprecated,
  ]
}

extension Diagnostic {
  init(_ rule: TokenRule, at node: Node, _ message: String, keyPath: String? = nil) {
    self.init(rule.description, at: node, message, keyPath: keyPath)
  }
}

/// A valid DTCG typography token, and variants of it.
enum TokenExample {
  /// A member with a token of Tokens Studio.
  ///
  /// - Parameter more: members after the size, with a leading comma.
  static func studio(_ name: String = "body", size: String = "17", more: String = "") -> String {
    #""\#(name)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "\#(size)"\#(more) } }"#
  }

  /// A document with one token, `body`.
  ///
  /// - Parameters:
  ///   - fontSize, letterSpacing, lineHeight, fontFamily, fontWeight: JSON texts; nil leaves the member out.
  ///   - more: members after them, each with a leading comma.
  ///   - around: members of the document before the token, each with a trailing comma.
  static func body(
    fontFamily: String? = #""Optima""#, fontSize: String? = #"{ "value": 17, "unit": "px" }"#,
    fontWeight: String? = "400",
    letterSpacing: String? = #"{ "value": 0, "unit": "px" }"#, lineHeight: String? = "1.3", name: String = "body",
    open: String = "{", more: String = "", beside: String = "", around: String = ""
  ) -> String {
    let members = [
      ("fontFamily", fontFamily), ("fontSize", fontSize), ("fontWeight", fontWeight), ("letterSpacing", letterSpacing),
      ("lineHeight", lineHeight),
    ].compactMap { key, value in value.map { "      \"\(key)\": \($0)" } }
    return """
      {\(around)
        "\(name)": {
          "$type": "typography",\(beside)
          "$value": \(open)
      \(members.joined(separator: ",\n"))\(more)
          }\(open.hasPrefix("«") ? "»" : "")
        }
      }
      """
  }
}
