extension Emitter {
  /// A stylesheet: custom properties and classes for web pages. See docs/css.md.
  public static let css = css(CSSOptions())

  /// A stylesheet with options.
  public static func css(_ options: CSSOptions) -> Emitter { Emitter(declarationOfCSS, options) }

  private static let declarationOfCSS = EmitterDeclaration<CSSOptions>(
    name: "css", fileExtension: "css", language: "CSS", summary: "custom properties and classes for web pages",
    mark: { "/*\n * " + CSSHeader.mark },
    syntax: .brackets(quotes: "\"'", comment: ("/*", "*/"), never: ["</", "<!--"]),
    options: { CSSOptions.all }, samples: { CSSOptions.samples },
    needsFontContents: \.embedsFonts, unreachableFonts: CSSFontFaces.unreachable,
    write: { CSSStylesheet($0, options: $1).text })
}
