import DynamicType
import Writing

/// The names of a style in a stylesheet.
struct CSSStyleNames: Sendable {
  /// The class that sets its properties: `type-large-title`.
  let className: UTF8Text
  /// The names of its properties, in the order of `CSSStyleProperty`.
  private let properties: [CSSPropertyName]

  init(className: UTF8Text) {
    self.className = className
    properties = CSSStyleProperty.allCases.map { CSSPropertyName(declaration: "--\(className)-\($0.name): ") }
  }

  /// The name of a property: `--type-large-title-size`.
  subscript(property: CSSStyleProperty) -> CSSPropertyName { properties[property.rawValue] }
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

  /// The start of the declaration in which classes use it; nil if they do not.
  var use: StaticString? {
    switch self {
    case .family: "font-family: var("
    case .size: "font-size: var("
    case .weight: "font-weight: var("
    case .slant: "font-style: var("
    case .lineHeight: "line-height: var("
    case .tracking: "letter-spacing: var("
    case .textCase: "text-transform: var("
    case .decoration: "text-decoration-line: var("
    // Margins are left to the page: a class that set them would change its layout.
    case .paragraphSpacing: nil
    }
  }
}
