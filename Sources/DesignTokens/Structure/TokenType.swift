import Documents

/// The types of DTCG 2025.10.
enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// Names of types in older files.
  static let olderNames: [String: TokenType] = [
    "fontSizes": .dimension, "fontSize": .dimension, "sizing": .dimension, "spacing": .dimension,
    "letterSpacing": .dimension, "borderRadius": .dimension, "borderWidth": .dimension,
    "fontFamilies": .fontFamily, "font": .fontFamily, "fontWeights": .fontWeight,
    "lineHeights": .number, "lineHeight": .number, "opacity": .number, "time": .duration, "boxShadow": .shadow,
    "textStyle": .typography, "custom-fontStyle": .typography,
  ]

  /// The type that was probably meant by a name.
  static func meant(by name: String) -> TokenType? {
    TokenType(rawValue: name) ?? olderNames[name] ?? allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  /// A value of the type, in a sentence.
  var phrase: String {
    switch self {
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .typography: "a typography"
    default: "a \(rawValue)"
    }
  }
}

extension TokenType {
  /// The type of a value, by its form; nil if several types share the form.
  init?(of node: Node) {
    switch node.kind {
    case .dictionary where node.members.contains(where: { $0.isNamed("fontSize") || $0.isNamed("fontFamily") }):
      self = .typography
    case .dictionary where node.value(of: "value") != nil && node.value(of: "unit") != nil:
      self = .dimension
    case .string where TokenLength(node.string ?? "").map({ $0.unit != .none }) ?? false:
      self = .dimension
    default: return nil
    }
  }
}
