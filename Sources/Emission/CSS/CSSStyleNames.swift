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
    properties = CSSStyleProperty.allCases.map { CSSPropertyName(declarationStart: "--\(className)-\($0.name): ") }
  }

  /// The name of a property: `--type-large-title-size`.
  subscript(property: CSSStyleProperty) -> CSSPropertyName { properties[property.rawValue] }
}
