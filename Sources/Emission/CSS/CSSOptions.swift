import StyleModel
import Writing

/// What a user may choose about a stylesheet.
public struct CSSOptions: Sendable, Equatable {
  /// The elements whose text has the styles; nil for the page.
  public var selector: String?
  /// The media query under which the styles apply; nil for everywhere.
  public var media: String?

  /// How a page learns the reader's text size.
  public var mode: Mode
  /// What every custom property and class begins with.
  public var prefix: String
  /// A URL in each `@font-face`, `{name}` standing for the PostScript name, `{file}` for the name of its file.
  public var fontURL: String?
  /// Whether the faces that font files have are in the stylesheet.
  public var embedsFonts: Bool
  /// Which names fonts have that are in no font file; nil for families of design tokens, and for faces of all others.
  public var faces: Faces?
  /// Whether there is a property with the whole font of each style, for the property `font`.
  public var hasShorthand: Bool
  /// The cascade layer that all rules are in; nil for none.
  public var layer: String?
  /// Whether there is a class for each style.
  public var classes: Classes
  /// Whether the styles are theme variables of Tailwind CSS 4 too.
  public var isForTailwind: Bool

  /// How a page learns the reader's text size.
  public enum Mode: String, CaseIterable, Sendable {
    /// From a `data-content-size` attribute that the app sets.
    case table
    /// From the reader's own setting, with no script.
    case live
    /// From the setting, unless there is an attribute.
    case both
  }

  /// Which names fonts have that are in no font file.
  public enum Faces: String, CaseIterable, Sendable {
    /// The family and a weight: the page has the family itself.
    case family
    /// The PostScript name of the face, with a rule that finds an installed font.
    case face
  }

  /// Whether there is a class for each style.
  public enum Classes: String, CaseIterable, Sendable {
    /// One for each.
    case on
    /// None: custom properties alone.
    case off
  }

  /// The default prefix: `type`.
  public static let defaultPrefix = "type"

  /// Options; the defaults are those of the command.
  public init(
    mode: Mode = .table, prefix: String = defaultPrefix, fontURL: String? = nil, embedsFonts: Bool = false,
    layer: String? = nil, classes: Classes = .on, isForTailwind: Bool = false, selector: String? = nil,
    media: String? = nil, faces: Faces? = nil, hasShorthand: Bool = false
  ) {
    self.mode = mode
    self.prefix = prefix
    self.fontURL = fontURL
    self.embedsFonts = embedsFonts
    self.layer = layer
    self.classes = classes
    self.isForTailwind = isForTailwind
    self.selector = selector
    self.media = media
    self.faces = faces
    self.hasShorthand = hasShorthand
  }

  /// For each style the family that its tokens name; nil if faces have their own names. With addresses, faces have
  /// rules, and so names.
  func families(of table: ScaledTable) -> [FontDescription?]? {
    let usual: Faces = table.tokens.isEmpty || fontURL != nil ? .face : .family
    return (faces ?? usual) == .family ? table.allStyles.map { table.families[$0.style.name] } : nil
  }
}

extension Emitter {
  /// A stylesheet: custom properties and classes for web pages. See docs/css.md.
  public static let css = css(CSSOptions())

  /// A stylesheet with options.
  public static func css(_ options: CSSOptions) -> Emitter { Emitter(options) }
}

extension CSSOptions: OutputFormat {
  static let name = "css"
  static let fileExtension = "css"
  static let language = "CSS"
  static var mark: String { "/*\n * " + CSSStylesheet.mark }
  static let syntax = OutputSyntax.brackets(quotes: "\"'", comment: ("/*", "*/"), never: ["</", "<!--"])

  var scope: String? { selector == nil && media == nil ? nil : "\(media ?? "") {\(selector ?? "")" }

  var needsFontContents: Bool { embedsFonts }

  var samples: [(name: String, format: any OutputFormat)] {
    [
      ("live", CSSOptions(mode: .live)),
      (
        "both",
        CSSOptions(
          mode: .both, prefix: "brand", fontURL: "fonts/{name}.woff2", layer: "brand.type", isForTailwind: true)
      ),
    ]
  }

  func unreachableFonts(of table: ScaledTable) -> [UnreachableFont] { CSSFontFaces.unreachable(table, self) }

  func output(of table: ScaledTable) -> [UInt8] { CSSStylesheet(table, options: self).content.bytes }

  func output(of parts: [(format: any OutputFormat, table: ScaledTable)]) -> [UInt8] {
    let themes = parts.compactMap { part in (part.format as? CSSOptions).map { ($0, part.table) } }
    return CSSThemes(themes)?.content.bytes ?? Self.joined(parts)
  }

  var options: [EmitterOption] {
    [
      choice("mode", mode, help: "follow a data-content-size attribute, the user's setting, or both") {
        $0.mode = $1
      },
      text(
        "prefix", placeholder: "PREFIX", expected: "letters, digits, '-' and '_', a letter or '_' first",
        fallback: prefix, help: "the prefix of properties and classes", accepts: CSSNames.isPrefix,
        part: CSSNames.prefixPart
      ) { $0.prefix = $1 },
      text(
        "fontURL", flag: "font-url", placeholder: "TEMPLATE",
        expected: "a URL with '{name}' for the PostScript name, or '{file}' for the name of the font file",
        help: "a URL for each face, with '{name}' or '{file}'",
        accepts: Self.isFontURL
      ) { $0.fontURL = $1 },
      flag("fontEmbed", flag: "font-embed", help: "put the font files into the stylesheet, as data URLs") {
        $0.embedsFonts = $1
      },
      choice("faces", faces ?? .face, help: "name fonts without a file by family, as for tokens, or by face") {
        $0.faces = $1
      },
      flag("shorthand", flag: "shorthand", help: "write each style as a value for 'font' too") {
        $0.hasShorthand = $1
      },
      text(
        "layer", placeholder: "NAME", expected: "the name of a cascade layer, such as 'base' or 'theme.type'",
        help: "the cascade layer of the rules", accepts: CSSNames.isLayer,
        part: CSSNames.prefixPart
      ) { $0.layer = $1 },
      choice("classes", classes, help: "write a class for each style") { $0.classes = $1 },
      flag("tailwind", flag: "tailwind", help: "add the styles to Tailwind CSS 4: 'text-body'") {
        $0.isForTailwind = $1
      },
      text(
        "selector", placeholder: "SELECTOR", expected: "a selector, such as '.acme' or '[data-brand=acme]'",
        fallback: ":root", help: "the elements with the styles", accepts: CSSScope.isSelector,
        part: CSSNames.prefixPart
      ) { $0.selector = $1 },
      text(
        "media", placeholder: "QUERY", expected: "a media query, such as '(min-width: 768px)'",
        help: "the media query under which the styles apply", accepts: CSSScope.isMediaQuery
      ) { $0.media = $1 },
    ]
  }

  /// Whether a text is a URL without placeholders other than `{name}` and `{file}`.
  private static func isFontURL(_ text: String) -> Bool {
    let rest = text.replacing("{name}", by: "").replacing("{file}", by: "")
    return !text.isEmpty && !rest.utf8.contains(UInt8(ascii: "{")) && !rest.utf8.contains(UInt8(ascii: "}"))
  }
}
