import CodeFonts
import Writing

/// A font of a size, as a style has it.
struct CodeCombination: Hashable {
  let face: CodeFont.Face
  let size: Double
  let maximum: Double?

  init(_ font: CodeFont, maximum: Double?) {
    (face, size, self.maximum) = ((font.face ?? .system).resolved, font.size ?? 0, maximum)
  }

  /// Decides between equally frequent ones.
  var order: String { "\(size) \(face) \(maximum ?? 0)" }

  /// Apple's style of this size and weight.
  var textStyle: TextStyle? {
    if face.isItalic || face.design != .default || maximum != nil { return nil }
    return Platform.iOS.measuredStyles(ofSize: size).first { Double($0.weight.cssValue) == face.cssWeight }?.textStyle
  }

  /// A name by curve, size, weight and family: `body15Bold`.
  func name(_ curve: TextStyle) -> String {
    let own = face.name.map { FontNameParts(postScriptName: $0) }
    let weight = own.map { $0.weightWord ?? "" } ?? (face.weight == .regular ? "" : face.weight.rawValue)
    let numbers = [size, maximum].map { $0?.shortest.replacing(".", by: "p") ?? "" }
    let parts = [
      curve.name + (curve.name.utf8.last?.isDigit == true ? "Size" : "") + numbers[0], weight,
      face.isItalic || own?.isItalic == true ? "italic" : "", face.design == .default ? "" : face.design.rawValue,
      own?.family ?? "", maximum == nil ? "" : "upTo" + numbers[1],
    ]
    return StyleNames.customName(ofPath: parts.filter { !$0.isEmpty }.joined(separator: "."))
  }

  /// The entry of a style.
  ///
  /// - Parameter style: the text style; nil for a custom style.
  func entry(_ style: TextStyle?, relativeTo curve: TextStyle, description: String) -> JSONValue {
    let isPreferred = face.name == nil && style != nil && style == textStyle
    return .members([
      "fontName": face.name.map(JSONValue.string), "weight": face.name == nil ? .string(face.weight.rawValue) : nil,
      "design": face.design == .default ? nil : .string(face.design.rawValue),
      "fontStyle": face.isItalic ? .string("italic") : nil, "fontSize": isPreferred ? nil : .number(size),
      "maximumPointSize": maximum.flatMap { $0 >= size ? .number($0) : nil },
      "relativeTo": style == nil ? .string(curve.name) : nil, "description": .string(description),
    ])
  }
}

extension CodeFont.Face {
  /// The system font, if it is called by the name of one of its faces.
  var resolved: Self {
    guard let name, let design = FontNaming.systemDesign(ofFamily: name) else { return self }
    var face = Self.system
    (face.design, face.weight) = (design, FontWeight(nearestTo: cssWeight))
    return face
  }

  /// The weight on the scale of CSS: of a named face what its name says.
  var cssWeight: Double { name.map { FontDescription(postScriptName: $0).weight } ?? Double(weight.cssValue) }
}
