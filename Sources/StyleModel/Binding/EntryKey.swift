package import Documents
package import DynamicType
package import Writing

/// The values of a style's entry, with their positions; nil if they are missing or invalid.
package struct EntryValues: Sendable {
  package var fontName, boldFontName, description: Bound<String>?
  package var fontSize, maximumPointSize, lineHeight, tracking, paragraphSpacing: Bound<Double>?
  package var minimumContentSizeCategory, maximumContentSizeCategory: Bound<ContentSizeCategory>?
  package var relativeTo: Bound<TextStyle>?
  package var fixed: Bound<Bool>?
  package var weight: Bound<FontWeight>?
  package var design: Bound<FontDesign>?
  package var fontStyle: Bound<FontStyle>?
  package var fallbackFamilies: Bound<[String]>?
  package var textCase: Bound<TextCase>?
  package var textDecoration: Bound<TextDecoration>?
  package var suppression: Bound<[Node]>?

  package init() {}
}

/// The keys of a style's entry, in the order of the documentation.
///
/// To add one, add its case, and what the compiler then asks for. JSON Schemas, documentation and hostile tests are
/// derived.
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
  /// The type of the value, where it is stored, and its meaning.
  fileprivate var declaration: Key<EntryValues> {
    switch self {
    case .fontName: key(.fontName, \.fontName, "PostScript name of the face")
    case .fontSize: key(.size, \.fontSize, "points at `large`, whole or fractional")
    case .boldFontName: key(.fontName, \.boldFontName, "the face used while the user has Bold Text on")
    case .maximumPointSize:
      key(.size, \.maximumPointSize, "the largest size in points; applied after rounding")
    case .minimumContentSizeCategory:
      key(.category, \.minimumContentSizeCategory, "the category below which the style gets no smaller")
    case .maximumContentSizeCategory:
      key(.category, \.maximumContentSizeCategory, "the category above which the style gets no larger")
    case .relativeTo: key(.textStyle, \.relativeTo, "the text style to follow; by default the style itself")
    case .fixed: key(.boolean, \.fixed, "never scales: `fontSize` at every category, unrounded")
    case .weight: key(.choice("a font weight"), \.weight, "a system font; not together with `fontName`")
    case .design: key(.choice("a font design"), \.design, "a system font; not together with `fontName`")
    case .fontStyle:
      key(.choice("a font style"), \.fontStyle, "the slant: of a system font, or of the face that `fontName` names")
    case .fallbackFamilies:
      key(.families, \.fallbackFamilies, "the families to use after the font, in CSS and design tokens")
    case .lineHeight: key(.size, \.lineHeight, "line height as a multiple of the point size")
    case .tracking: key(.length, \.tracking, "letter spacing in points at `large`")
    case .textCase: key(.choice("a text case"), \.textCase, "the case that text is shown in")
    case .textDecoration: key(.choice("a text decoration"), \.textDecoration, "a line drawn with the text")
    case .paragraphSpacing: key(.length, \.paragraphSpacing, "the space after a paragraph, in points at `large`")
    case .description: key(.string, \.description, "copied to the outputs")
    case .suppression: key(.suppression, \.suppression, "rules that do not report this style")
    case .extensions:
      Key([rawValue], .dictionary, "data of other tools from a design token; kept, but not read")
    }
  }

  /// Declares a key with the property that stores its value.
  private func key<Value>(
    _ type: ValueType<Value>, _ property: any WritableKeyPath<EntryValues, Bound<Value>?> & Sendable,
    _ summary: String
  ) -> Key<EntryValues> {
    Key([rawValue], type.description, summary) { member, values in
      switch type.read(member.value) {
      case .success(let value):
        values[keyPath: property] = Bound(member: member, value: value)
        return nil
      case .failure(let mistake): return mistake
      }
    }
  }
}

// MARK: - The schema

extension EntryKey {
  /// The schema of an entry.
  package static let schema = Schema<EntryValues>(
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
  package static let ofStyles = all.filter { $0 != .suppression && $0 != .extensions }

  /// The declarations of the keys that describe a style.
  package static let settableKeys = ofStyles.map(\.declaration)

  /// The keywords of the JSON Schema of its value in an output, which may have any font.
  package var keywords: [(String, JSONValue)] { declaration.keywords.filter { $0.0 != "examples" } }

  /// All keys, by their index in the schema.
  static let all = allCases

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
