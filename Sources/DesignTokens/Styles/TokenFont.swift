import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The font of a typography token, computed from its families and its weight.
enum TokenFont {
  case custom(String, at: Node)
  case system(FontWeight, FontDesign, at: Node)

  static func reading(
    of typography: Typography, _ token: Token, isItalic: Bool, _ naming: FontNaming
  ) -> Reading<TokenFont> {
    let given = typography.weight?.value ?? .regular
    let written = TokenExtension(token.extensions)?.face ?? ""
    let weight = WeightText(
      weight: given.weight, isItalic: isItalic, face: given.face.isEmpty ? written : given.face)
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
    let description = FontDescription(family: families.value[0], weight: weight.weight, isItalic: weight.isItalic)
    let (name, isKnown) = naming.postScriptName(for: description, face: weight.face)
    let font = TokenFont.custom(name, at: node)
    if isKnown { return Reading(font) }
    let number = weight.weight.shortest
    let message = "'\(name)' is a guess from the usual names of fonts, for '\(whole)' in weight \(number)"
    return Reading(font, Diagnostic(.fontName, at: node, message, keyPath: token.path + ".fontFamily"))
  }

  /// The system font, which has nine weights and no other faces. Its slant is a separate key.
  private static func system(
    _ design: FontDesign, _ weight: WeightText, _ token: Token, at node: Node
  ) -> Reading<TokenFont> {
    let nearest = FontWeight(nearestTo: weight.weight)
    let font = TokenFont.system(nearest, design, at: node)
    var losses: [String] = []
    if Double(nearest.cssValue) != weight.weight {
      losses.append("weight \(weight.weight.shortest) becomes '\(nearest.rawValue)'")
    }
    if !weight.face.isEmpty { losses.append("'\(weight.face)' is lost") }
    if losses.isEmpty { return Reading(font) }
    let message = "the system font comes in nine weights: " + losses.joined(separator: ", ")
    return Reading(font, Diagnostic(.systemFont, at: token.name, message, keyPath: token.path))
  }

  /// Adds the keys of an entry that name the font.
  func write(to tree: inout DerivedTree) {
    switch self {
    case .custom(let name, let node): tree.member(EntryKey.fontName.rawValue, name, at: node)
    case .system(let weight, let design, let node):
      tree.member(EntryKey.weight.rawValue, weight.rawValue, at: node)
      if design != .default { tree.member(EntryKey.design.rawValue, design.rawValue, at: node) }
    }
  }
}
