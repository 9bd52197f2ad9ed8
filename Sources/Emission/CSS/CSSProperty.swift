import DynamicType
import StyleModel
import Writing

/// A custom property of the stylesheet.
struct CSSProperty {
  let name: String
  let value: Value

  /// What a property is set to.
  enum Value {
    /// The same at every category.
    case text(String)
    /// In points, one for each category.
    case lengths([Double])
  }
}

extension CSSProperty {
  /// Whether the property needs a value of its own at some category.
  var variesWithCategory: Bool {
    guard case .lengths(let lengths) = value else { return false }
    return Set(lengths.map { CSSLength($0).count }).count > 1
  }

  /// The declaration at a category.
  func declaration(at category: ContentSizeCategory) -> String {
    switch value {
    case .text(let text): "\(name): \(text);"
    case .lengths(let lengths): "\(name): \(CSSLength(lengths[category.index]).rounded);"
    }
  }

  /// The lines of the declaration that follows the reader's body size.
  func liveDeclaration(reader: String) -> [String] {
    guard case .lengths(let lengths) = value else { return [declaration(at: .large)] }
    var lines = CSSLiveLength(lengths).lines(reader: reader)
    lines[0] = "\(name): \(lines[0])"
    lines[lines.count - 1] += ";"
    return lines
  }
}

extension CSSProperty {
  /// The properties of a style.
  static func properties(of scaled: ScaledStyle, names: CSSNames, faces: CSSFontFaces) -> [CSSProperty] {
    let style = scaled.style
    let values: [(String, Value)] = [
      ("family", .text(family(of: style.font, faces: faces))),
      ("size", .lengths(scaled.sizes)),
      // A custom face has its weight in itself: 400 keeps browsers from making it bolder.
      ("weight", .text("\(style.systemWeight?.cssValue ?? 400)")),
      ("line-height", lineHeight(of: scaled)),
      ("tracking", .text(tracking(of: style))),
    ]
    return values.map { CSSProperty(name: names.property($0, of: style.textStyle), value: $1) }
  }

  /// The property of a metric.
  static func property(of scaled: ScaledMetric, names: CSSNames) -> CSSProperty {
    CSSProperty(name: names.property(ofMetric: scaled.metric.name), value: .lengths(scaled.values))
  }

  private static func family(of font: ResolvedStyle.Font, faces: CSSFontFaces) -> String {
    switch font {
    case .custom(let name, let boldName):
      "\(CSSText.string(faces.familyName(name, boldName))), \(systemFamily(.default))"
    case .system(_, let design, _): systemFamily(design ?? .default)
    }
  }

  private static func systemFamily(_ design: FontDesign) -> String {
    switch design {
    case .default: "-apple-system, system-ui, sans-serif"
    case .serif: "ui-serif, serif"
    case .rounded: "ui-rounded, -apple-system, system-ui, sans-serif"
    case .monospaced: "ui-monospace, monospace"
    }
  }

  private static func lineHeight(of scaled: ScaledStyle) -> Value {
    if let multiple = scaled.style.lineHeight { return .text(multiple.shortest) }
    return scaled.lineSpacings.map(Value.lengths) ?? .text("normal")
  }

  /// In em, so that it grows with the text.
  private static func tracking(of style: ResolvedStyle) -> String {
    guard let tracking = style.tracking else { return "normal" }
    return tracking == 0 ? "0" : "calc(\(tracking.shortest)em / \(style.fontSize.shortest))"
  }
}
