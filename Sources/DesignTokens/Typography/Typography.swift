import Documents
import DynamicType
import StyleModel
import Writing

/// The value of a typography token, with the member for each part.
struct Typography: Sendable {
  /// In order of preference.
  var families: Part<[String]>?
  /// In points.
  var size: Part<Double>?
  var weight: Part<WeightText>?
  /// The slant, if it is not part of the weight.
  var fontStyle: Part<FontStyle>?
  /// Other members with a key in a style's entry, as values of that key.
  var otherKeys: [(key: EntryKey, value: JSONValue, node: Node)] = []
  /// In points.
  var letterSpacing: Part<Double>?
  /// As a multiple of the size.
  var lineHeight: Part<Double>?
  /// Whether a part cannot be read, which a finding reports.
  var isBroken = false
  /// Members that no text style has, or whose value a text style cannot have.
  var others: [Node.Member] = []

  /// A value and its member.
  struct Part<Value: Sendable>: Sendable {
    let value: Value
    let member: Node.Member
    /// Whether the member refers to a token of its type, as DTCG requires.
    let isReference: Bool
  }

  /// The families after the first one; nil if there are none. After the system font, its other names are left out.
  var fallbackFamilies: Part<[String]>? {
    guard let families, let first = families.value.first else { return nil }
    let design = FontNaming.systemDesign(ofFamily: first)
    let rest = families.value.dropFirst().drop { design != nil && FontNaming.systemDesign(ofFamily: $0) == design }
    return rest.isEmpty ? nil : Part(value: Array(rest), member: families.member, isReference: families.isReference)
  }

  /// The slant from the weight or from a member, and its node.
  var slant: (style: FontStyle, node: Node)? {
    if let weight, weight.value.isItalic { return (.italic, weight.member.value) }
    return fontStyle.map { ($0.value, $0.member.value) }
  }

  /// The keys of an entry that DTCG has no member for, with their values and nodes.
  var carriedKeys: [(key: EntryKey, value: JSONValue, node: Node)] {
    (slant.map { [(.fontStyle, .string($0.style.rawValue), $0.node)] } ?? []) + otherKeys
  }

  /// Whether its size is the size of a style's preferred font.
  func hasPreferredSize(of style: TextStyle, on platform: Platform) -> Bool {
    size?.value == platform.preferredFont(style).pointSize(compatibleWith: .large)
  }

  /// The five members of typography.
  enum Member: String, CaseIterable, Sendable {
    case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight

    /// The type that DTCG gives it.
    var type: TokenType {
      switch self {
      case .fontFamily: .fontFamily
      case .fontWeight: .fontWeight
      case .lineHeight: .number
      case .fontSize, .letterSpacing: .dimension
      }
    }
  }
}

extension Typography.Member {
  /// The value that a missing member means: default text, with the platform's line height for running text. Nil if it
  /// is unknown.
  func usualValue(on platform: Platform) -> JSONValue? {
    switch self {
    case .fontFamily, .fontSize: nil
    case .fontWeight: .number(400)
    case .letterSpacing: .dimension(.number(0))
    case .lineHeight: .number(platform.preferredFont(.body).lineHeight)
    }
  }
}
