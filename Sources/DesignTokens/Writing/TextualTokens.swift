import Documents
import DynamicType
import StyleModel
import Writing

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

  private func groups(_ form: TokenForm) throws -> WrittenMembers {
    let metrics = try dictionary.metrics.map { metric in
      let value = form.length(metric.value?.value ?? 0)
      let implied = TokenExtension.member(.implied, .object([("$value", value)]))
      return (metric.name, form.token(try metric.token(value, extra: [implied])))
    }
    let members = try groups(
      includesAbsent: false,
      style: {
        if $0.familyNames.contains(where: TokenForm.hasReference) { throw UnconvertibleDictionary() }
        return form.token(try $0.token($0.literal, as: form.typography))
      }, metrics: metrics)
    let names = metrics.map(\.0) + dictionary.customEntries.map(\.name)
    // Such a name is a key of the form.
    if names.contains(where: (form.valueKeys + form.typeKeys + form.descriptionKeys).contains) {
      throw UnconvertibleDictionary()
    }
    // A file with metrics alone would be read as a dictionary.
    if !metrics.isEmpty, table.allStyles.allSatisfy({ $0.style.origin != .dictionary }) {
      throw UnconvertibleDictionary()
    }
    return members.map { (form.key($0), $1) }
  }
}

// How tokens are written in a form whose values are strings.

extension TokenForm {
  /// Whether a part of a string is read as a reference, in one of the two spellings.
  package static func hasReference(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }
  }

  /// Whether it is for Figma: plain numbers are pixels, line heights are percentages, and weights are strings.
  private var isOfFigma: Bool { bareUnit == .px }

  /// The unit behind a size.
  private var unit: String { isOfFigma ? "" : "px" }

  /// A token with the keys of the form.
  fileprivate func token(_ token: JSONValue) -> JSONValue {
    guard case .object(let members) = token else { return token }
    return .object(members.map { (key($0), $1) })
  }

  /// The form's own spelling of a key, without a dollar sign.
  fileprivate func key(_ name: String) -> String {
    let spellings =
      switch name {
      case "$value": valueKeys
      case "$type": typeKeys
      case "$description": descriptionKeys
      default: [name]
      }
    return spellings.first { !$0.hasPrefix("$") } ?? name
  }

  /// A typography with the values of the form, of which nothing is rounded in the extension.
  fileprivate func typography(_ members: WrittenMembers) -> WrittenMembers { members.map { ($0, text($0, $1)) } }

  fileprivate func length(_ points: Double) -> JSONValue { .string(points.shortest + unit) }

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
