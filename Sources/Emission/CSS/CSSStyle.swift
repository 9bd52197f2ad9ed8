import DynamicType
import StyleModel
import Writing

/// A style in a stylesheet. A class, because it is large and never changes.
final class CSSStyle {
  private let scaled: ScaledStyle
  /// The font of the text; nil for the system font.
  private let font: CSSFont?
  let names: CSSNames.OfStyle
  private(set) var properties: [CSSProperty] = []

  /// - Parameters:
  ///   - used: the properties that a style may have.
  ///   - isScoped: whether those that it lacks are reset.
  init(_ scaled: ScaledStyle, font: CSSFont?, names: CSSNames, used: [CSSStyleProperty], isScoped: Bool = false) {
    self.scaled = scaled
    self.font = font
    self.names = names.names(of: scaled.style)
    var properties: [CSSProperty] = []
    properties.reserveCapacity(used.count)
    for property in used {
      guard let value = value(of: property) ?? (isScoped ? .word("initial") : nil) else { continue }
      let isOptional = property == .decoration
      properties.append(CSSProperty(self.names[property], value, use: property.use, isOptional: isOptional))
    }
    self.properties = properties
  }

  /// The whole font, for the property `font`: `--type-body-font: var(--type-body-weight) …;`.
  var fontDeclaration: UTF8Text {
    let style = properties.contains { $0.name == names[.slant] } ? "var(\(names[.slant])) " : "" as UTF8Text
    let size: UTF8Text = "var(\(names[.size]))/var(\(names[.lineHeight]))"
    return "\(names.font): \(style)var(\(names[.weight])) \(size) var(\(names[.family]));"
  }

  /// `--font-body` and `--text-body`, with the three values that Tailwind sets together with a size.
  var tailwindVariables: [UTF8Text] {
    [
      ("font-\(names.plain)", .family), ("text-\(names.plain)", .size), ("text-\(names.plain)--font-weight", .weight),
      ("text-\(names.plain)--line-height", .lineHeight), ("text-\(names.plain)--letter-spacing", .tracking),
    ].map { (name: UTF8Text, property: CSSStyleProperty) in "--\(name): var(\(names[property]));" }
  }

  /// The comment before its class.
  var description: String? { scaled.style.description }

  /// The value of a property; nil if the style does not have it. All styles have those that nested styles would inherit
  /// otherwise.
  private func value(of property: CSSStyleProperty) -> CSSProperty.Value? {
    switch property {
    case .family: .families(families)
    case .size: .lengths(scaled.sizes)
    case .weight: .number(weight)
    case .slant: .word(slant)
    case .lineHeight: lineHeight
    case .tracking: scaled.style.tracking.map(relative) ?? .word("normal")
    case .textCase: .word(scaled.style.textCase?.rawValue ?? "none")
    // It is not inherited by styles, and a link keeps its underline.
    case .decoration: scaled.style.textDecoration.map { .word($0.rawValue) }
    case .paragraphSpacing: scaled.style.paragraphSpacing.map(relative)
    }
  }

  private var families: UTF8Text {
    if let font, scaled.style.fallbackFamilies.isEmpty { return font.families }
    return switch scaled.style.font {
    case .custom(let name, _):
      CSSFamilies.list(
        face: font?.family ?? name, isMonospaced: font?.isMonospaced ?? false, scaled.style.fallbackFamilies)
    case .system(_, let design, _): CSSFamilies.list(design ?? .default, scaled.style.fallbackFamilies)
    }
  }

  /// The weight of the face, which its fallbacks also get.
  private var weight: Double { font?.weight ?? Double(scaled.style.systemWeight?.cssValue ?? 400) }

  /// The slant of the entry, otherwise that of the face.
  private var slant: String { scaled.style.fontStyle?.rawValue ?? (font?.isItalic ?? false ? "italic" : "normal") }

  /// The weight of `<strong>` within the style if `bolder` does not select the bold face; otherwise nil.
  var strongWeight: Double? {
    let bolder = CSSFont.bolder(than: weight)
    let wanted = font?.boldWeight ?? max(bolder, 700)
    return wanted == bolder ? nil : wanted
  }

  /// The rule for its text while Bold Text is on; nil if its font has no bold face then.
  ///
  /// A system font is two steps bolder, as in WebKit (`FontCache::shouldMockBoldSystemFontForAccessibility`).
  var boldTextRule: UTF8Text? {
    if let font, font.boldWeight == nil { return nil }
    let bold = font?.boldWeight ?? min(weight + 200, 900)
    return ":root[data-bold] .\(names.className) { font-weight: \(number: bold); }"
  }

  private var lineHeight: CSSProperty.Value {
    if let multiple = scaled.style.lineHeight { return .number(multiple) }
    guard let spacings = scaled.lineSpacings else { return .word("normal") }
    let heights = CSSLineHeights(spacings: spacings, sizes: scaled.sizes)
    return heights.constant.map { .number($0) } ?? .lineHeights(heights, size: names[.size])
  }

  /// Points as em, relative to the size at `large`, so that they grow with the text.
  private func relative(_ points: Double) -> CSSProperty.Value {
    let size = scaled.sizes[ContentSizeCategory.large.index]
    let multiple = (size > 0 ? points / size : 0).rounded(toParts: Double(CSSText.parts))
    return .number(multiple, end: multiple == 0 ? ";" : "em;")
  }
}
