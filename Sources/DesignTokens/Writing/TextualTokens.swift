import Documents
import DynamicType
import StyleModel
import Writing

extension DictionaryTokens {
  /// Tokens of Style Dictionary, with sizes as version 5 needs them: `"17px"`. Nil if something cannot be
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
    let keys = form.valueKeys + form.typeKeys + form.descriptionKeys
    let members = try groups(
      style: { writer in
        let value = try writer.members(of: form)
        return form.token(try writer.token(value, implied: value))
      }, metrics: metrics, isName: { !keys.contains($0) })
    // Style Dictionary follows references wherever they are.
    if JSONValue.object(members).hasReference { throw UnconvertibleDictionary() }
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
  fileprivate var isOfFigma: Bool { bareUnit == .px }

  /// The unit behind a size.
  fileprivate var unit: String { isOfFigma ? "" : "px" }

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

  fileprivate func length(_ points: Double) -> JSONValue { .string(points.shortest + unit) }
}

extension TypographyTokenWriter {
  /// The members of the typography; those that the style leaves out are left out.
  fileprivate func members(of form: TokenForm) throws -> WrittenMembers {
    let (style, weight, isOfFigma) = (scaled.style, font.weight, form.isOfFigma)
    let families = familyNames(joinsFace: !isOfFigma)
    if families.contains(where: TokenForm.hasReference) { throw UnconvertibleDictionary() }
    let size = entry.values.fontSize?.written.line ?? style.fontSize.shortest
    let members: [(String, JSONValue?)] = [
      ("fontFamily", .string(FamilyText.list(families))), ("fontSize", .string(size + form.unit)),
      ("fontWeight", isOfFigma ? .string(weight.text) : .number(weight.weight)),
      ("fontStyle", !isOfFigma && weight.isItalic ? .string(FontStyle.italic.rawValue) : nil),
      ("letterSpacing", letterSpacing(form)), ("lineHeight", lineHeight(form)),
      ("textCase", style.textCase.map { .string($0.rawValue) }),
      ("textDecoration", style.textDecoration.map { .string($0.rawValue) }),
      ("paragraphSpacing", style.paragraphSpacing.map(form.length)),
    ]
    return members.compactMap { name, value in value.map { (name, $0) } }
  }

  /// In the unit of the token if that is relative, otherwise in that of other lengths.
  private func letterSpacing(_ form: TokenForm) -> JSONValue? {
    scaled.style.tracking.map { tracking in
      let text = source?.typography.letterSpacing?.literal?.string ?? ""
      let written = entry.values.tracking?.written.line ?? tracking.shortest
      guard let length = TokenLength(text), length.unit.isRelative else { return .string(written + form.unit) }
      let relative = (tracking / scaled.style.fontSize).computed
      return .string(form.isOfFigma ? (relative * 100).computed.shortest + "%" : relative.shortest + "em")
    }
  }

  private func lineHeight(_ form: TokenForm) -> JSONValue? {
    scaled.style.lineHeight.map { multiple in
      if form.isOfFigma { return .string((multiple * 100).computed.shortest + "%") }
      return entry.values.lineHeight?.written ?? .number(multiple)
    }
  }
}

extension WeightText {
  /// A weight alone as a number, otherwise the name of a face.
  fileprivate var text: String {
    if isPlain { return weight.shortest }
    let isNamed = !StyleWords.words(for: weight).isEmpty
    let word = isNamed ? StyleWords.commonestWord(near: weight) : weight.shortest
    let words = [face, weight == 400 && isItalic ? "" : word, isItalic ? "Italic" : ""]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension JSONValue {
  /// Whether a text in it would be read as one with references.
  fileprivate var hasReference: Bool {
    switch self {
    case .string(let text): text.utf8.contains(UInt8(ascii: "{"))
    case .array(let elements): elements.contains(where: \.hasReference)
    case .object(let members): members.contains(where: \.1.hasReference)
    default: false
    }
  }
}
