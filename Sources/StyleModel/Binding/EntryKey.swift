package import Documents
package import DynamicType
package import Writing

/// The values of a style's entry, with their positions; nil if they are missing or invalid.
package struct EntryValues: Sendable {
  package var fontName, fontFamily, boldFontName, description: Bound<String>?
  package var fontSize, maximumPointSize, lineHeight, tracking, paragraphSpacing: Bound<Double>?
  package var minimumContentSizeCategory, maximumContentSizeCategory: Bound<ContentSizeCategory>?
  package var relativeTo: Bound<TextStyle>?
  package var italic, fixed: Bound<Bool>?
  package var weight: Bound<FontWeight>?
  package var design: Bound<FontDesign>?
  package var fontStyle: Bound<FontStyle>?
  package var fallbackFamilies: Bound<[String]>?
  package var textCase: Bound<TextCase>?
  package var textDecoration: Bound<TextDecoration>?
  package var suppression: Bound<[Node]>?

  package init() {}

  /// The font that `fontFamily` asks for; nil without a family.
  package var wantedFont: FontDescription? { wantedFonts.last }

  /// The fonts that `fontFamily` can mean, the likeliest first. UIKit's ultra-light faces are thinner than its thin
  /// ones, those of font files are not; so a face with the name of the weight comes first.
  package var wantedFonts: [FontDescription] {
    guard let family = fontFamily?.value, !family.isEmpty else { return [] }
    let (weight, word) = (weight?.value ?? .regular, weight?.value.rawValue.lowercased())
    let (number, named) = (Double(weight.cssValue), word.flatMap { StyleWords.weightOfWord[$0] })
    let isItalic = italic?.value ?? (fontStyle?.value == .italic)
    return (named == number ? [number] : [named ?? number, number]).map {
      FontDescription(family: family, weight: $0, isItalic: isItalic, word: word)
    }
  }
}

/// The keys of a style's entry, in the order of the documentation.
///
/// To add one, add its case, and what the compiler then asks for. JSON Schemas, documentation and hostile tests are
/// derived.
package enum EntryKey: String, CaseIterable, Sendable {
  case fontName, fontFamily, italic, fontSize, boldFontName
  case maximumPointSize, minimumContentSizeCategory, maximumContentSizeCategory
  case relativeTo, fixed, weight, design, fontStyle, fallbackFamilies, lineHeight, tracking
  case textCase, textDecoration, paragraphSpacing, description
  /// A setting of typeramp itself: the rules that are ignored in the style.
  case suppression = "typeramp"
  /// Data of other tools in a design token: copied, never read.
  case extensions = "$extensions"
}

extension EntryKey {
  /// The type of the value, where it is stored, and its meaning.
  fileprivate var declaration: Key<EntryValues> {
    switch self {
    case .fontName: key(.fontName, "PostScript name of the face") { $0.fontName = $1 }
    case .fontFamily:
      key(.string, "the family of the face, in `weight` and `italic`, instead of `fontName`") { $0.fontFamily = $1 }
    case .italic: key(.boolean, "whether the face of `fontFamily` is slanted") { $0.italic = $1 }
    case .fontSize: key(.size, "points at `large`, whole or fractional") { $0.fontSize = $1 }
    case .boldFontName: key(.fontName, "the face used while the user has Bold Text on") { $0.boldFontName = $1 }
    case .maximumPointSize:
      key(.size, "the largest size in points; applied after rounding") { $0.maximumPointSize = $1 }
    case .minimumContentSizeCategory:
      key(.category, "the text size below which the style gets no smaller") { $0.minimumContentSizeCategory = $1 }
    case .maximumContentSizeCategory:
      key(.category, "the text size above which the style gets no larger") { $0.maximumContentSizeCategory = $1 }
    case .relativeTo: key(.textStyle, "the text style to follow; by default the style itself") { $0.relativeTo = $1 }
    case .fixed: key(.boolean, "never scales: `fontSize` at every text size, unrounded") { $0.fixed = $1 }
    case .weight:
      key(.choice("a font weight"), "of the face of `fontFamily`, or of a system font; not together with `fontName`") {
        $0.weight = $1
      }
    case .design: key(.choice("a font design"), "a system font; not together with `fontName`") { $0.design = $1 }
    case .fontStyle:
      key(.choice("a font style"), "the slant: of a system font, of `fontFamily`, or of the face that `fontName` names")
      {
        $0.fontStyle = $1
      }
    case .fallbackFamilies:
      key(.families, "the families to use after the font, in CSS and design tokens") { $0.fallbackFamilies = $1 }
    case .lineHeight: key(.size, "line height as a multiple of the point size") { $0.lineHeight = $1 }
    case .tracking: key(.length, "letter spacing in points at `large`") { $0.tracking = $1 }
    case .textCase: key(.choice("a text case"), "the case that text is shown in") { $0.textCase = $1 }
    case .textDecoration: key(.choice("a text decoration"), "a line drawn with the text") { $0.textDecoration = $1 }
    case .paragraphSpacing:
      key(.length, "the space after a paragraph, in points at `large`") { $0.paragraphSpacing = $1 }
    case .description: key(.string, "copied to the outputs") { $0.description = $1 }
    case .suppression: key(.suppression, "rules that do not report this style") { $0.suppression = $1 }
    case .extensions:
      Key([rawValue], .dictionary, "data of other tools from a design token; kept, but not read")
    }
  }

  /// Declares a key. The value is stored by a function: the runtime would have to make a key path in every run.
  private func key<Value>(
    _ type: ValueType<Value>, _ summary: String,
    store: @escaping @Sendable (inout EntryValues, Bound<Value>) -> Void
  ) -> Key<EntryValues> {
    Key(bound: rawValue, type, summary, store: store)
  }
}

// MARK: - The schema

extension EntryKey {
  package static let schema = Schema<EntryValues>(
    all.map(\.declaration), names: { names },
    constraints: {
      // An entry names a font in exactly one of these ways; the rules about fonts explain it.
      let named = way([.fontName, .fontSize], without: [.fontFamily, .weight, .design])
      let ofFamily = way([.fontFamily, .fontSize], without: [.fontName, .design])
      let system = [EntryKey.weight, .design].map { way([$0], without: [.fontName, .fontFamily, .boldFontName]) }
      return [("anyOf", .array([named, ofFamily] + system))]
    })

  /// The JSON Schema of an entry with all of some keys and with none of others.
  private static func way(_ keys: [EntryKey], without others: [EntryKey]) -> JSONValue {
    let others = others.map { JSONValue.object([JSONKeywords.required([$0.rawValue])]) }
    return .object([JSONKeywords.required(keys.map(\.rawValue)), ("not", .object([("anyOf", .array(others))]))])
  }

  /// The keys that describe a style, without those for tools.
  package static let ofStyles = all.filter { $0 != .suppression && $0 != .extensions }

  /// Those that choose the font.
  package static let ofFonts: [Self] = [.fontName, .fontFamily, .italic, .weight, .design]

  /// Those that outputs have: the face replaces its family and slant.
  package static let ofOutputs = ofStyles.filter { $0 != .fontFamily && $0 != .italic }

  package static let settableKeys = ofStyles.map(\.declaration)

  /// The keywords of the JSON Schema of its value in an output, which may have any font.
  package var keywords: JSONKeywords { declaration.keywords.filter { $0.0 != "examples" } }

  /// All keys, by their index in the schema.
  static let all = allCases

  private static let names = KeyNames(
    all.map(\.rawValue), foreign: foreignNames.mapValues(\.rawValue), synonyms: synonyms)

  /// Foreign names with exactly the same meaning. The others differ in unit or kind, so a person must review the
  /// change.
  private static let synonyms: Set<String> = ["name", "font-name", "size", "font-size", "point-size", "pointsize"]

  /// The names of keys in other tools, in lower case.
  private static let foreignNames: [String: EntryKey] = [
    "name": .fontName, "font": .fontName, "font-name": .fontName, "family": .fontFamily, "font-family": .fontFamily,
    "size": .fontSize, "font-size": .fontSize, "point-size": .fontSize, "pointsize": .fontSize,
    "boldname": .boldFontName, "maxsize": .maximumPointSize, "maximum-point-size": .maximumPointSize,
    "fontweight": .weight, "fontdesign": .design, "slant": .fontStyle, "letterspacing": .tracking, "kerning": .tracking,
    "textstyle": .relativeTo,
  ]
}
