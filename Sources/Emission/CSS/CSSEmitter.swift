import StyleModel
import Writing

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
  static var mark: String { "/*\n * " + CSSHeader.mark }
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

  func output(of table: ScaledTable) -> UTF8Text { CSSStylesheet(table, options: self).text }
}
