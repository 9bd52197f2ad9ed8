import DynamicType
import StyleModel
import Writing

/// A style in a stylesheet. A class, because it is large and never changes.
final class CSSStyle {
  private let scaled: ScaledStyle
  /// The font of the text; nil for the system font.
  private let font: CSSFont?
  /// The keys of optional properties that some style uses. All styles have these properties, because nested styles would
  /// inherit them otherwise; no style has the others.
  private let usedKeys: Set<EntryKey>
  private let names: CSSStyleNames

  init(_ scaled: ScaledStyle, font: CSSFont?, names: CSSStyleNames, usedKeys: Set<EntryKey>) {
    self.usedKeys = usedKeys
    self.scaled = scaled
    self.font = font
    self.names = names
  }

  /// The class that sets its properties.
  var className: UTF8Text { names.className }

  /// The comment before its class.
  var description: String? { scaled.style.description }

  /// Its properties, in order.
  var properties: [CSSProperty] {
    var properties: [CSSProperty] = []
    properties.reserveCapacity(CSSStyleProperty.allCases.count)
    for key in EntryKey.allCases {
      if let property = property(for: key) { properties.append(property) }
    }
    return properties
  }

  /// The property for a key of the dictionary; nil if another property covers it, or none does.
  private func property(for key: EntryKey) -> CSSProperty? {
    switch key {
    case .fontName: property(.family, .families(families))
    case .fontSize: property(.size, .lengths(scaled.sizes.map { CSSLength($0) }))
    case .weight: property(.weight, .number(weight))
    case .fontStyle: usedKeys.contains(key) ? property(.slant, .keyword(slant)) : nil
    case .lineHeight: property(.lineHeight, lineHeight)
    case .tracking: property(.tracking, tracking)
    case .textCase: usedKeys.contains(key) ? property(.textCase, .keyword(textCase)) : nil
    // It is not inherited by styles, and a link keeps its underline.
    case .textDecoration: scaled.style.textDecoration.map { property(.decoration, .keyword($0.rawValue)) }
    case .paragraphSpacing: scaled.style.paragraphSpacing.map { property(.paragraphSpacing, relative($0)) }
    // The family includes both faces, the design and the fallbacks.
    case .boldFontName, .design, .fallbackFamilies: nil
    // The sizes already include these.
    case .maximumPointSize, .minimumContentSizeCategory, .maximumContentSizeCategory, .relativeTo, .fixed: nil
    // Written as a comment before the class.
    case .description: nil
    // Only for typeramp and other tools, in the dictionary itself.
    case .suppression, .extensions: nil
    }
  }

  private func property(_ property: CSSStyleProperty, _ value: CSSValue) -> CSSProperty {
    CSSProperty(name: names[property], use: property.use, value: value)
  }
}

extension CSSStyle {
  /// The keys of optional properties that some style uses.
  static func usedKeys(_ styles: [ScaledStyle], _ fonts: [CSSFont?]) -> Set<EntryKey> {
    var keys: Set<EntryKey> = []
    if styles.contains(where: { $0.style.fontStyle != nil }) || fonts.contains(where: { $0?.isItalic ?? false }) {
      keys.insert(.fontStyle)
    }
    if styles.contains(where: { $0.style.textCase != nil }) { keys.insert(.textCase) }
    return keys
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

  private var lineHeight: CSSValue {
    if let multiple = scaled.style.lineHeight { return .number(multiple) }
    guard let spacings = scaled.lineSpacings else { return .keyword("normal") }
    return .lineHeights(CSSLineHeight(spacings, sizes: scaled.sizes), size: names[.size])
  }

  private var textCase: String { scaled.style.textCase?.rawValue ?? "none" }

  private var tracking: CSSValue { scaled.style.tracking.map(relative) ?? .keyword("normal") }

  /// Points as em, relative to the size at `large`, so that they grow with the text.
  private func relative(_ points: Double) -> CSSValue {
    let size = scaled.sizes[ContentSizeCategory.large.index]
    return .em(size > 0 ? points / size : 0)
  }
}
