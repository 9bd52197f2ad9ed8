// To be replaced.
import DynamicType

struct FontDescription { let family: String, weight: Double, isItalic: Bool }
struct FontNaming {
  init(fonts: FontCatalog?) {}
  func description(of name: String) -> FontDescription { FontDescription(family: name, weight: 400, isItalic: false) }
  static func families(of design: FontDesign) -> [String] { ["SF Pro", "system-ui"] }
}
