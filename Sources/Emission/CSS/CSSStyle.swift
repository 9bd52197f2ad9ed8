import DynamicType
import StyleModel
import Writing

/// A style in a stylesheet.
struct CSSStyle {
  private let scaled: ScaledStyle
  /// The font of the text; nil for the system font.
  private let font: CSSFont?
  private let names: CSSNames
  /// The keys of optional properties that some style uses; the others are omitted from all styles.
  private let usedKeys: Set<EntryKey>
  /// The class that sets its properties.
  let className: UTF8Text

  init(_ scaled: ScaledStyle, font: CSSFont?, names: CSSNames, usedKeys: Set<EntryKey>) {
    self.usedKeys = usedKeys
    self.scaled = scaled
    self.font = font
    self.names = names
    className = names.styleClass(scaled.style.name)
  }

  /// The comment before its class.
  var description: String? { scaled.style.description }

  /// Its properties, in order.
  var properties: [CSSProperty] { EntryKey.allCases.compactMap(property) }

  /// The property for a key of the dictionary; nil if another property covers it, or none does.
  private func property(for key: EntryKey) -> CSSProperty? {
    switch key {
    case .fontName: property("family", for: "font-family", .text(family))
    case .fontSize: property("size", for: "font-size", .lengths(scaled.sizes))
    case .weight: property("weight", for: "font-weight", .text(weight))
    case .fontStyle: optional(key, "style", for: "font-style", slant)
    case .lineHeight: property("line-height", for: "line-height", lineHeight)
    case .tracking: property("tracking", for: "letter-spacing", .text(tracking))
    case .textCase: optional(key, "case", for: "text-transform", UTF8Text(scaled.style.textCase?.rawValue ?? "none"))
    // It is not inherited by styles, and a link keeps its underline.
    case .textDecoration:
      scaled.style.textDecoration.map {
        property("decoration", for: "text-decoration-line", .text(UTF8Text($0.rawValue)))
      }
    // Margins are left to the page: a class that set them would change its layout.
    case .paragraphSpacing:
      scaled.style.paragraphSpacing.map { property("paragraph-spacing", for: nil, .text(relative($0))) }
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

  /// A property that all styles have as soon as one uses it: otherwise nested styles would inherit it.
  private func optional(
    _ key: EntryKey, _ name: StaticString, for target: StaticString, _ value: UTF8Text
  ) -> CSSProperty? {
    usedKeys.contains(key) ? property(name, for: target, .text(value)) : nil
  }

  private func property(_ name: StaticString, for target: StaticString?, _ value: CSSProperty.Value) -> CSSProperty {
    CSSProperty(name: names.property(name, ofClass: className), target: target, value: value)
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
  private var family: UTF8Text {
    switch scaled.style.font {
    case .custom(let name, _): CSSFamilies.list(face: font?.family ?? name, scaled.style.fallbackFamilies)
    case .system(_, let design, _): CSSFamilies.list(design ?? .default, scaled.style.fallbackFamilies)
    }
  }

  /// The weight of the face, which its fallbacks also get.
  private var weight: UTF8Text {
    font.map { CSSText.number($0.weight) } ?? "\(scaled.style.systemWeight?.cssValue ?? 400)"
  }

  /// The slant of the entry, otherwise that of the face.
  private var slant: UTF8Text {
    UTF8Text(scaled.style.fontStyle?.rawValue ?? (font?.isItalic ?? false ? "italic" : "normal"))
  }

  /// The weight of `<strong>` within the style if `bolder` does not select the bold face; otherwise nil.
  var strongWeight: UTF8Text? {
    let weight = font?.weight ?? Double(scaled.style.systemWeight?.cssValue ?? 400)
    let bolder = CSSFont.bolder(than: weight)
    let wanted = font?.boldWeight ?? (weight < 350 ? 700 : bolder)
    return wanted == bolder ? nil : CSSText.number(wanted)
  }

  private var lineHeight: CSSProperty.Value {
    if let multiple = scaled.style.lineHeight { return .text(CSSText.number(multiple)) }
    guard let spacings = scaled.lineSpacings else { return .text("normal") }
    return .lineHeights(
      CSSLineHeight(spacings, sizes: scaled.sizes), size: names.property("size", ofClass: className)
    )
  }

  private var tracking: UTF8Text { scaled.style.tracking.map(relative) ?? "normal" }

  /// Points as em, relative to the size at `large`, so that they grow with the text.
  private func relative(_ points: Double) -> UTF8Text {
    let size = scaled.sizes[ContentSizeCategory.large.index]
    let multiple = size > 0 ? CSSText.number(points / size) : "0"
    return multiple == "0" ? "0" : "\(multiple)em"
  }
}
