import Documents

/// A token, by its path.
struct Token: Sendable {
  /// The names that lead to it, with points between them: `font.style.title1`.
  let path: String
  /// Its own name, as it is written.
  let name: Node
  /// The dictionary that it is.
  let object: Node
  /// What it says: its value, or itself where it is a `$ref`.
  let value: Node
  /// The type that it names itself.
  let ownType: Node?
  /// The type of the nearest group that names one.
  let groupType: Node?
  let description: Node?
  let extensions: Node?
  /// Its own, or that of the nearest group that says.
  let deprecated: Node?
  /// It can be referred to, and is no style itself.
  let isSource: Bool
}

/// The types of DTCG 2025.10.
enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// What older files call a type.
  static let olderNames: [String: TokenType] = [
    "fontSizes": .dimension, "fontSize": .dimension, "sizing": .dimension, "spacing": .dimension,
    "letterSpacing": .dimension, "borderRadius": .dimension, "borderWidth": .dimension,
    "fontFamilies": .fontFamily, "font": .fontFamily, "fontWeights": .fontWeight,
    "lineHeights": .number, "lineHeight": .number, "opacity": .number, "time": .duration, "boxShadow": .shadow,
    "textStyle": .typography, "custom-fontStyle": .typography,
  ]

  /// The type that a name was meant for.
  static func meant(by name: String) -> TokenType? {
    olderNames[name] ?? allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  /// What a value of the type is, in a sentence.
  var phrase: String {
    switch self {
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .typography: "a typography"
    default: "a \(rawValue)"
    }
  }
}
