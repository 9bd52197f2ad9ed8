import Documents
import DynamicType
import StyleModel
import Writing

/// How tokens are written in a form whose values are strings.
package struct TextualForm: Sendable {
  let form: TokenForm
  /// The unit behind a size; empty for a form in which plain numbers are pixels.
  let unit: String
  /// Whether line heights are percentages and weights are strings, as for Figma.
  let isOfFigma: Bool

  static let styleDictionary = TextualForm(form: .styleDictionary, unit: "px", isOfFigma: false)
  static let tokensStudio = TextualForm(form: .tokensStudio, unit: "", isOfFigma: true)
}

extension DictionaryTokens {
  /// Tokens of Amazon's Style Dictionary, with sizes as version 5 needs them: `"17px"`. Nil if something cannot be
  /// represented.
  package var styleDictionary: [UInt8]? { try? Self.bytes(groups(.styleDictionary)) }

  /// A file of Tokens Studio with one set. Nil if something cannot be represented.
  package var tokensStudio: [UInt8]? {
    let name = "typography"
    return try? Self.bytes([
      (name, .object(try groups(.tokensStudio))), ("$themes", .array([])),
      ("$metadata", .object([("tokenSetOrder", .array([.string(name)]))])),
    ])
  }

  private func groups(_ form: TextualForm) throws -> WrittenMembers {
    let metrics = try dictionary.metrics.map { metric in
      let value = form.length(metric.value?.value ?? 0)
      let implied = TokenExtension.member(.implied, .object([("$value", value)]))
      return (metric.name, form.token(try metric.token(value, extra: [implied])))
    }
    let members = try groups(
      includesAbsent: false,
      style: {
        if $0.familyNames.contains(where: TextualForm.hasReference) { throw UnconvertibleDictionary() }
        return form.token(try $0.token($0.literal, as: form.typography))
      }, metrics: metrics)
    let names = metrics.map(\.0) + dictionary.customEntries.map(\.name)
    // Such a name is a key of the form.
    if names.contains(where: (form.form.valueKeys + form.form.typeKeys + form.form.descriptionKeys).contains) {
      throw UnconvertibleDictionary()
    }
    // A file with metrics alone would be read as a dictionary.
    if !metrics.isEmpty, table.allStyles.allSatisfy({ $0.style.origin != .dictionary }) {
      throw UnconvertibleDictionary()
    }
    return members.map { (form.key($0), $1) }
  }
}

extension TextualForm {
  /// Whether a part of a string is read as a reference, in one of the two spellings.
  package static func hasReference(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }
  }

  /// A token with the keys of the form.
  func token(_ token: JSONValue) -> JSONValue {
    guard case .object(let members) = token else { return token }
    return .object(members.map { (key($0), $1) })
  }

  /// The form's own spelling of a key, without a dollar sign.
  func key(_ name: String) -> String {
    let spellings =
      switch name {
      case "$value": form.valueKeys
      case "$type": form.typeKeys
      case "$description": form.descriptionKeys
      default: [name]
      }
    return spellings.first { !$0.hasPrefix("$") } ?? name
  }

  /// A typography with the values of the form, of which nothing is rounded in the extension.
  func typography(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(members.map { ($0, text($0, $1)) })
  }

  func length(_ points: Double) -> JSONValue { .string(points.shortest + unit) }

  private func text(_ member: String, _ value: JSONValue) -> JSONValue {
    switch (Typography.Member(rawValue: member), value) {
    case (.fontSize, .object(let dimension)), (.letterSpacing, .object(let dimension)):
      .string((dimension.first?.1.line ?? "0") + unit)
    case (.lineHeight, .number(let multiple)) where isOfFigma:
      .string((multiple * 100).rounded(toParts: 1000).shortest + "%")
    case (.fontWeight, .number(let weight)) where isOfFigma: .string(weight.shortest)
    case (.fontFamily, .string(let name)): .string(FamilyText.list([name]))
    case (.fontFamily, .array(let names)):
      .string(FamilyText.list(names.compactMap { if case .string(let name) = $0 { name } else { nil } }))
    default: value
    }
  }
}
