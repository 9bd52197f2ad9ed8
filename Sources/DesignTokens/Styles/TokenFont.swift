import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The font of a typography token, computed from its families and its weight.
enum TokenFont {
  case custom(String, at: Node)
  /// Other keys have its weight and slant.
  case family(String, at: Node)
  case system(FontWeight, FontDesign, at: Node)

  static func font(
    of typography: Typography, _ token: Token, isItalic: Bool, _ faces: inout FaceFinder
  ) -> ReadValue<TokenFont> {
    let given = typography.weight?.value ?? .regular
    let weight = WeightText(weight: given.weight, isItalic: isItalic, face: given.face)
    guard let families = typography.families else {
      // A mistake in the families is reported; without families, the font is the system font.
      return system(.default, weight, token, at: typography.weight?.member.value ?? token.name)
    }
    let node = families.member.value
    let whole = weight.face.isEmpty ? families.value[0] : families.value[0] + " " + weight.face
    if let design = FontNaming.systemDesign(ofFamily: whole) {
      let weight = WeightText(weight: weight.weight, isItalic: weight.isItalic)
      return system(design, weight, token, at: node)
    }
    if let design = FontNaming.systemDesign(ofFamily: families.value[0]) {
      return system(design, weight, token, at: node)
    }
    let wanted = FontDescription(family: families.value[0], weight: weight.weight, isItalic: weight.isItalic)
    let found = faces.face(of: wanted, words: weight.face)
    let font = TokenFont.custom(found.name, at: node)
    if found.isKnown { return ReadValue(font) }
    let message =
      found.lack(wanted, in: whole)
      ?? "no font file has '\(whole)' in weight \(weight.weight.shortest); pass --fonts (guessed '\(found.name)')"
    return ReadValue(font, Diagnostic(.fontName, at: node, message, keyPath: token.path + ".fontFamily"))
  }

  /// The system font, which has nine weights and no other faces. Its slant is a separate key.
  private static func system(
    _ design: FontDesign, _ weight: WeightText, _ token: Token, at node: Node
  ) -> ReadValue<TokenFont> {
    let nearest = FontWeight(nearestTo: weight.weight)
    let font = TokenFont.system(nearest, design, at: node)
    var losses: [String] = []
    if Double(nearest.cssValue) != weight.weight {
      losses.append("weight \(weight.weight.shortest) becomes '\(nearest.rawValue)'")
    }
    if !weight.face.isEmpty { losses.append("'\(weight.face)' is lost") }
    if losses.isEmpty { return ReadValue(font) }
    let message = "the system font comes in nine weights: " + losses.joined(separator: ", ")
    return ReadValue(font, Diagnostic(.systemFont, at: token.name, message, keyPath: token.path))
  }

  /// The keys of an entry that name the font.
  var members: [DerivedMember] {
    switch self {
    case .custom(let name, let node): [.computed(.fontName, .string(name), at: node)]
    case .family(let name, let node): [.computed(.fontFamily, .string(name), at: node)]
    case .system(let weight, .default, let node): [.computed(.weight, .string(weight.rawValue), at: node)]
    case .system(let weight, let design, let node):
      [(.weight, weight.rawValue), (.design, design.rawValue)].map { .computed($0, .string($1), at: node) }
    }
  }
}
