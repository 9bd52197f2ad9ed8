import StyleModel

extension Emitter {
  /// A stylesheet: custom properties and classes for web pages. See docs/css.md.
  public static let css = Emitter(
    name: "css", summary: "custom properties and classes for web pages", mark: "/*\n * " + ScaledTable.cssMark
  ) { table, options in
    CSSStylesheet(table, options: options.css).text
  }
}
