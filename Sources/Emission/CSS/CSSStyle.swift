import DynamicType
import StyleModel
import Writing

/// A style in a stylesheet. A class, because it is large and never changes.
final class CSSStyle: CSSGroup {
  private let scaled: ScaledStyle
  /// The font of the text; nil for the system font.
  private let font: CSSFont?
  let names: CSSStyleNames
  /// Its properties, in order.
  let properties: [CSSStyleProperty]
  private let lineHeight: CSSValue
  /// Stored, since looking it up for each category copies a reference.
  private let sizeName: CSSPropertyName
  private let sizeVaries: Bool
  private let lineHeightVaries: Bool

  /// - Parameter used: the properties that a style may have.
  init(_ scaled: ScaledStyle, font: CSSFont?, names: CSSStyleNames, used: [CSSStyleProperty]) {
    self.scaled = scaled
    self.font = font
    self.names = names
    properties = used.filter { Self.has($0, scaled.style) }
    lineHeight = Self.lineHeight(scaled, names)
    sizeName = names[.size]
    sizeVaries = CSSLength.differ(scaled.sizes)
    lineHeightVaries = if case .lineHeights(let heights, _) = lineHeight { heights.varies } else { false }
  }

  /// The comment before its class.
  var description: String? { scaled.style.description }

  /// Twelve sizes in points, in category order.
  private var sizes: [Double] { scaled.sizes }

  /// Whether a style has a property that it may have. All styles have those that nested styles would inherit otherwise.
  private static func has(_ property: CSSStyleProperty, _ style: ResolvedStyle) -> Bool {
    switch property {
    case .family, .size, .weight, .slant, .lineHeight, .tracking, .textCase: true
    // It is not inherited by styles, and a link keeps its underline.
    case .decoration: style.textDecoration != nil
    case .paragraphSpacing: style.paragraphSpacing != nil
    }
  }

  var count: Int { properties.count }

  func name(of index: Int) -> CSSPropertyName { names[properties[index]] }

  func lengths(of index: Int) -> [Double]? { properties[index] == .size ? sizes : nil }

  func value(of index: Int) -> CSSValue {
    switch properties[index] {
    case .family: .families(families)
    case .size: .lengths(sizes)
    case .weight: .number(weight)
    case .slant: .keyword(slant)
    case .lineHeight: lineHeight
    case .tracking: tracking
    case .textCase: .keyword(scaled.style.textCase?.rawValue ?? "none")
    // Only styles with a value have the last two.
    case .decoration: .keyword(scaled.style.textDecoration?.rawValue ?? "none")
    case .paragraphSpacing: relative(scaled.style.paragraphSpacing ?? 0)
    }
  }
}

// MARK: - Properties that differ between categories

extension CSSStyle {
  func varies(_ index: Int) -> Bool {
    switch properties[index] {
    case .size: sizeVaries
    case .lineHeight: lineHeightVaries
    default: false
    }
  }

  /// In the order of the properties.
  func writeVarying(at category: ContentSizeCategory, to writer: inout TextWriter) {
    if sizeVaries { writer.line(sizeName, CSSLength(sizes[category.index])) }
    if lineHeightVaries { writer.line(names[.lineHeight], lineHeight, at: category) }
  }
}

// MARK: - Values

extension CSSStyle {
  private var families: UTF8Text {
    if let font, scaled.style.fallbackFamilies.isEmpty { return font.families }
    return switch scaled.style.font {
    case .custom(let name, _):
      CSSFamilies.list(face: font?.quotedFamily ?? CSSText.string(name), scaled.style.fallbackFamilies)
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
    let wanted = font?.boldWeight ?? (weight < 350 ? 700 : bolder)
    return wanted == bolder ? nil : wanted
  }

  private static func lineHeight(_ scaled: ScaledStyle, _ names: CSSStyleNames) -> CSSValue {
    if let multiple = scaled.style.lineHeight { return .number(multiple) }
    guard let spacings = scaled.lineSpacings else { return .keyword("normal") }
    return .lineHeights(CSSLineHeight(spacings, sizes: scaled.sizes), size: names[.size])
  }

  private var tracking: CSSValue { scaled.style.tracking.map(relative) ?? .keyword("normal") }

  /// Points as em, relative to the size at `large`, so that they grow with the text.
  private func relative(_ points: Double) -> CSSValue {
    let size = scaled.sizes[ContentSizeCategory.large.index]
    return .em(size > 0 ? points / size : 0)
  }
}
