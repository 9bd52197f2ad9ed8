package import Documents
package import DynamicType
import Writing

/// The keys of a style's entry, in the order of the documentation.
///
/// To add one, add its case, its declaration and its `StyleKey`. The compiler reports the outputs that have to support
/// it; JSON Schema, documentation and hostile tests are derived.
package enum EntryKey: String, CaseIterable, Sendable {
  case fontName, fontSize, boldFontName
  case maximumPointSize, minimumContentSizeCategory, maximumContentSizeCategory
  case relativeTo, fixed, weight, design, fontStyle, fallbackFamilies, lineHeight, tracking
  case textCase, textDecoration, paragraphSpacing, description
  /// A setting of typeramp itself: the rules that are ignored in the style.
  case suppression = "typeramp"
  /// Data of other tools in a design token: copied, never read.
  case extensions = "$extensions"
}

extension EntryKey {
  /// The value type of the key, and its meaning.
  fileprivate var declaration: SchemaKey {
    switch self {
    case .fontName: key(.fontName, .fontName, "PostScript name of the face")
    case .fontSize: key(.fontSize, .size, "points at `large`, whole or fractional")
    case .boldFontName: key(.boldFontName, .fontName, "the face used while the user has Bold Text on")
    case .maximumPointSize:
      key(.maximumPointSize, .size, "the largest size in points; applied after rounding")
    case .minimumContentSizeCategory:
      key(.minimumContentSizeCategory, .category, "the category below which the style gets no smaller")
    case .maximumContentSizeCategory:
      key(.maximumContentSizeCategory, .category, "the category above which the style gets no larger")
    case .relativeTo: key(.relativeTo, .textStyle, "the text style to follow; by default the style itself")
    case .fixed: key(.fixed, .boolean, "never scales: `fontSize` at every category, unrounded")
    case .weight: key(.weight, .choice("a font weight"), "a system font; not together with `fontName`")
    case .design: key(.design, .choice("a font design"), "a system font; not together with `fontName`")
    case .fontStyle:
      key(.fontStyle, .choice("a font style"), "the slant: of a system font, or of the face that `fontName` names")
    case .fallbackFamilies:
      key(.fallbackFamilies, .families, "the families to use after the font, in CSS and design tokens")
    case .lineHeight: key(.lineHeight, .size, "line height as a multiple of the point size")
    case .tracking: key(.tracking, .length, "letter spacing in points at `large`")
    case .textCase: key(.textCase, .choice("a text case"), "the case that text is shown in")
    case .textDecoration: key(.textDecoration, .choice("a text decoration"), "a line drawn with the text")
    case .paragraphSpacing: key(.paragraphSpacing, .length, "the space after a paragraph, in points at `large`")
    case .description: key(.description, .string, "copied to the outputs")
    case .suppression: key(.suppression, .suppression, "rules that do not report this style")
    case .extensions:
      key(.extensions, .dictionary, "data of other tools from a design token; kept, but not read")
    }
  }

  /// Declares a key with the value type of its `StyleKey`.
  private func key<Value>(_ key: StyleKey<Value>, _ type: ValueType<Value>, _ summary: String) -> SchemaKey {
    SchemaKey([key.id.rawValue], type.description, summary) { type.fieldValue(of: $0) }
  }
}

// MARK: - Typed keys

/// A key of a style's entry with the type of its value: `entry[.tracking]` is a number with its position.
package struct StyleKey<Value: Sendable>: Sendable {
  package let id: EntryKey
}

extension StyleKey<String> {
  package static var fontName: StyleKey<String> { StyleKey(id: .fontName) }
  package static var boldFontName: StyleKey<String> { StyleKey(id: .boldFontName) }
  package static var description: StyleKey<String> { StyleKey(id: .description) }
}

extension StyleKey<Double> {
  package static var fontSize: StyleKey<Double> { StyleKey(id: .fontSize) }
  package static var maximumPointSize: StyleKey<Double> { StyleKey(id: .maximumPointSize) }
  package static var lineHeight: StyleKey<Double> { StyleKey(id: .lineHeight) }
  package static var tracking: StyleKey<Double> { StyleKey(id: .tracking) }
  package static var paragraphSpacing: StyleKey<Double> { StyleKey(id: .paragraphSpacing) }
}

extension StyleKey<ContentSizeCategory> {
  package static var minimumContentSizeCategory: StyleKey<ContentSizeCategory> {
    StyleKey(id: .minimumContentSizeCategory)
  }
  package static var maximumContentSizeCategory: StyleKey<ContentSizeCategory> {
    StyleKey(id: .maximumContentSizeCategory)
  }
}

extension StyleKey<TextStyle> { package static var relativeTo: StyleKey<TextStyle> { StyleKey(id: .relativeTo) } }
extension StyleKey<Bool> { package static var fixed: StyleKey<Bool> { StyleKey(id: .fixed) } }
extension StyleKey<FontWeight> { package static var weight: StyleKey<FontWeight> { StyleKey(id: .weight) } }
extension StyleKey<FontDesign> { package static var design: StyleKey<FontDesign> { StyleKey(id: .design) } }
extension StyleKey<FontStyle> { package static var fontStyle: StyleKey<FontStyle> { StyleKey(id: .fontStyle) } }
extension StyleKey<TextCase> { package static var textCase: StyleKey<TextCase> { StyleKey(id: .textCase) } }
extension StyleKey<TextDecoration> {
  package static var textDecoration: StyleKey<TextDecoration> { StyleKey(id: .textDecoration) }
}
extension StyleKey<[String]> {
  package static var fallbackFamilies: StyleKey<[String]> { StyleKey(id: .fallbackFamilies) }
}
extension StyleKey<[Node]> { package static var suppression: StyleKey<[Node]> { StyleKey(id: .suppression) } }
extension StyleKey<Node> { package static var extensions: StyleKey<Node> { StyleKey(id: .extensions) } }

// MARK: - The schema

extension EntryKey {
  /// The schema of an entry.
  package static let schema = Schema(
    all.map(\.declaration), names: { names },
    constraints: {
      // An entry names a font in exactly one of these ways; the rules about fonts explain it.
      func demanding(_ keys: EntryKey...) -> (String, JSONValue) {
        ("required", .array(keys.map { .string($0.rawValue) }))
      }
      let system = JSONValue.object([("anyOf", .array([.object([demanding(.weight)]), .object([demanding(.design)])]))])
      let custom = JSONValue.object([demanding(.fontName, .fontSize), ("not", system)])
      let noFace = JSONValue.object([
        ("anyOf", .array([.object([demanding(.fontName)]), .object([demanding(.boldFontName)])]))
      ])
      return [("anyOf", .array([custom, .object([("allOf", .array([system, .object([("not", noFace)])]))])]))]
    })

  /// The keys that describe a style, without those for tools.
  package static let settableKeys = zip(all, schema.keys).filter { $0.0 != .suppression && $0.0 != .extensions }
    .map(\.1)

  /// All keys, by their index in the schema.
  static let all = allCases

  /// The index of the key in the schema.
  ///
  /// A switch is faster than a search in the list: every rule looks up keys of every entry.
  package var index: Int {
    switch self {
    case .fontName: 0
    case .fontSize: 1
    case .boldFontName: 2
    case .maximumPointSize: 3
    case .minimumContentSizeCategory: 4
    case .maximumContentSizeCategory: 5
    case .relativeTo: 6
    case .fixed: 7
    case .weight: 8
    case .design: 9
    case .fontStyle: 10
    case .fallbackFamilies: 11
    case .lineHeight: 12
    case .tracking: 13
    case .textCase: 14
    case .textDecoration: 15
    case .paragraphSpacing: 16
    case .description: 17
    case .suppression: 18
    case .extensions: 19
    }
  }

  private static let names = KeyNames(
    all.map(\.rawValue), foreign: foreignNames.mapValues(\.rawValue), synonyms: synonyms)

  /// Foreign names with exactly the same meaning. The others differ in unit or kind, so a person must review the
  /// change.
  private static let synonyms: Set<String> = ["name", "font-name", "size", "font-size", "point-size", "pointsize"]

  /// The names of keys in other tools, in lower case.
  private static let foreignNames: [String: EntryKey] = [
    "name": .fontName, "font": .fontName, "font-name": .fontName, "family": .fontName, "fontfamily": .fontName,
    "size": .fontSize, "font-size": .fontSize, "point-size": .fontSize, "pointsize": .fontSize,
    "boldname": .boldFontName, "maxsize": .maximumPointSize, "maximum-point-size": .maximumPointSize,
    "fontweight": .weight, "fontdesign": .design, "slant": .fontStyle, "letterspacing": .tracking, "kerning": .tracking,
    "textstyle": .relativeTo,
  ]
}
