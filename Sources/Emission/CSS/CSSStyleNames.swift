import DynamicType
import Writing

/// The names of a style in a stylesheet.
struct CSSStyleNames: Sendable {
  /// The class that sets its properties: `type-large-title`.
  let className: UTF8Text
  /// The names of its properties, in the order of `CSSStyleProperty`.
  private let properties: [UTF8Text]

  init(className: UTF8Text) {
    self.className = className
    properties = CSSStyleProperty.allCases.map { "--\(className)-\($0.name)" }
  }

  /// The name of a property: `--type-large-title-size`.
  subscript(property: CSSStyleProperty) -> UTF8Text { properties[property.rawValue] }
}

/// A property that a style can have.
enum CSSStyleProperty: Int, CaseIterable {
  case family, size, weight, slant, lineHeight, tracking, textCase, decoration, paragraphSpacing

  /// The end of the names of custom properties.
  var name: StaticString {
    switch self {
    case .family: "family"
    case .size: "size"
    case .weight: "weight"
    case .slant: "style"
    case .lineHeight: "line-height"
    case .tracking: "tracking"
    case .textCase: "case"
    case .decoration: "decoration"
    case .paragraphSpacing: "paragraph-spacing"
    }
  }

  /// The property of CSS that classes set to it; nil if they set none.
  var target: StaticString? {
    switch self {
    case .family: "font-family"
    case .size: "font-size"
    case .weight: "font-weight"
    case .slant: "font-style"
    case .lineHeight: "line-height"
    case .tracking: "letter-spacing"
    case .textCase: "text-transform"
    case .decoration: "text-decoration-line"
    // Margins are left to the page: a class that set them would change its layout.
    case .paragraphSpacing: nil
    }
  }
}
