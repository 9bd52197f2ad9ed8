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
    properties = used.compactMap { kind in
      let value = value(of: kind) ?? (isScoped ? .constant("initial") : nil)
      return value.map { CSSProperty(self.names[kind], $0, kind) }
    }
  }

  /// Writes the whole font, for the property `font`: `--type-body-font: var(--type-body-weight) …;`.
  func writeFont(to writer: inout TextWriter) {
    let hasSlant = properties.contains { $0.kind == .slant }
    let parts = [CSSStyleProperty.weight, .size, .lineHeight, .family].map(names.use)
    let font = "\(parts[0]) \(parts[1])/\(parts[2]) \(parts[3])"
    writer.declaration("--\(names.className)-font", (hasSlant ? names.use(of: .slant) + " " : "") + font)
  }

  /// `--font-body` and `--text-body`, with the three values that Tailwind sets together with a size.
  var tailwindVariables: [String] {
    [
      ("font-\(names.plain)", .family), ("text-\(names.plain)", .size), ("text-\(names.plain)--font-weight", .weight),
      ("text-\(names.plain)--line-height", .lineHeight), ("text-\(names.plain)--letter-spacing", .tracking),
    ].map { (name: String, property: CSSStyleProperty) in "--\(name): \(names.use(of: property));" }
  }

  /// The comment before its class.
  var description: String? { scaled.style.description }

  /// The value of a property; nil if the style does not have it. All styles have those that nested styles would inherit
  /// otherwise.
  private func value(of property: CSSStyleProperty) -> CSSProperty.Value? {
    switch property {
    case .family: .constant(families)
    case .size: .lengths(scaled.sizes)
    case .weight: .constant(CSSText.number(weight))
    case .slant: .constant(slant)
    case .lineHeight: lineHeight
    case .tracking: .constant(relative(scaled.style.tracking ?? 0))
    case .textCase: .constant(scaled.style.textCase?.rawValue ?? "none")
    // It is not inherited by styles, and a link keeps its underline.
    case .decoration: scaled.style.textDecoration.map { .constant($0.rawValue) }
    case .paragraphSpacing: scaled.style.paragraphSpacing.map { .constant(relative($0)) }
    case .strong: strongWeight.map { .constant(CSSText.number($0)) }
    }
  }

  private var families: String {
    let fallbacks = scaled.style.fallbackFamilies
    return font?.families(fallbacks) ?? CSSFamilies.list(scaled.style.systemDesign ?? .default, fallbacks)
  }

  /// The weight of the face, which its fallbacks also get.
  private var weight: Double { font?.weight ?? Double(scaled.style.systemWeight?.cssValue ?? 400) }

  /// The slant of the entry, otherwise that of the face.
  private var slant: String { scaled.style.fontStyle?.rawValue ?? (font?.isItalic ?? false ? "italic" : "normal") }

  /// The weight of `<strong>` within the style if `bolder` does not select the bold face; otherwise nil.
  private var strongWeight: Double? {
    let bolder = CSSFont.bolder(than: weight)
    let wanted = font?.boldWeight ?? max(bolder, 700)
    return wanted == bolder ? nil : wanted
  }

  /// The weight in the rule for `<strong>`; nil without a rule.
  var strongText: String? {
    if properties.contains(where: { $0.kind == .strong }) { return "var(\(names[.strong]), bolder)" }
    return strongWeight.map(CSSText.number)
  }

  /// The rule for its text while Bold Text is on; nil if its font has no bold face then.
  ///
  /// A system font is two steps bolder, as in WebKit (`FontCache::shouldMockBoldSystemFontForAccessibility`).
  var boldTextRule: String? {
    if let font, font.boldWeight == nil { return nil }
    let bold = font?.boldWeight ?? min(weight + 200, 900)
    return ":root[data-bold] .\(names.className) { font-weight: \(CSSText.number(bold)); }"
  }

  private var lineHeight: CSSProperty.Value {
    if let multiple = scaled.style.lineHeight { return .constant(CSSText.number(multiple)) }
    guard let spacings = scaled.lineSpacings else { return .constant("normal") }
    let heights = CSSLineHeights(spacings: spacings, sizes: scaled.sizes)
    return heights.constant.map { .constant(CSSText.number($0)) } ?? .lineHeights(heights, size: names[.size])
  }

  /// Points as em, relative to the size at `large`, so that they grow with the text. With a unit, `calc()` takes 0.
  private func relative(_ points: Double) -> String {
    let size = scaled.sizes[ContentSizeCategory.large.index]
    return CSSText.number(size > 0 ? points / size : 0) + "em"
  }
}
