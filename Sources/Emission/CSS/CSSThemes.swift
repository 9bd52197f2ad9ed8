import StyleModel
import Writing

/// The stylesheets of several themes in one file. What does not depend on the theme is written once: faces,
/// registrations, classes, and each property that all themes have with the same value.
///
/// Text outside of any theme has the styles of the first.
struct CSSThemes {
  private let sheets: [CSSStylesheet]

  /// Creates the stylesheets; nil if their names, layers or modes differ, so that they share nothing.
  init?(_ themes: [(options: CSSOptions, table: ScaledTable)]) {
    guard let first = themes.first?.options,
      themes.allSatisfy({ theme in
        var options = theme.options
        (options.selector, options.media) = (first.selector, first.media)
        return options == first
      })
    else { return nil }
    let tables = themes.map(\.table)
    let families = themes.compactMap { $0.families(of: $1) }
    let faces = CSSFontFaces.apart(tables, families: families.count == tables.count ? Array(families.joined()) : nil)
    let used = CSSStyleProperty.used(by: tables.flatMap(\.allStyles), faces.flatMap(\.fonts), isScoped: false)
    let shared = CSSNames.sharedWords(of: tables)
    sheets = zip(themes, faces).map { theme, faces in
      CSSStylesheet(theme.table, options: theme.options, faces: faces, used: used + [.strong], shared: shared)
    }
  }

  var content: TextWriter {
    var writer = TextWriter()
    let first = sheets[0]
    let (top, apart, absent) = parts
    first.everywhere.writeTop(sheets, to: &writer)
    writer.line()
    first.wrap(hasMedia: false, &writer) { writer in
      first.writeTextSize(to: &writer)
      top.writeValues(to: &writer)
    }
    for sheet in apart {
      writer.line()
      if let note = sheet.scopeNote { CSSText.write(comment: note, to: &writer) }
      sheet.wrap(hasMedia: true, &writer) { sheet.writeValues(to: &$0) }
    }
    let styles = sheets.flatMap(\.styles).unique(by: \.names.className)
    first.wrap(hasMedia: false, &writer) { first.writeClasses(styles, without: absent, to: &$0) }
    if first.options.isForTailwind { first.writeTailwindTheme(styles, to: &writer) }
    return writer
  }

  /// The values of all themes on the page, and those of each: of elements outside of all, as in the first, and of its
  /// own. An element may be in two themes, so each has all values that any of them changes.
  private var parts: (top: CSSStylesheet, apart: [CSSStylesheet], absent: Set<String>) {
    let values = sheets.map { sheet in
      Dictionary(sheet.groups.joined().map { ($0.name, $0.value) }) { first, _ in first }
    }
    let same = values[0].filter { name, value in values.allSatisfy { $0[name] == value } }
    let absent = Set(same.filter { $0.value == .constant("initial") }.keys)
    let top = sheets[0].with(CSSScope(nil), from: 1) { same[$0.name] != nil && !absent.contains($0.name) }
    var all = sheets.map { ($0, CSSScope($0.options.selector)) }
    if sheets[0].options.media != nil {
      all.insert((sheets[0].everywhere, CSSScope(nil, hasRest: true)), at: 0)
    } else if let selector = sheets[0].options.selector {
      all[0].1 = CSSScope(selector, hasRest: true)
    }
    var curve = 1 + top.groups.joined().count(where: \.varies)
    let apart = all.map { sheet, scope in
      defer { curve += sheet.groups.joined().count(where: \.varies) }
      return sheet.with(scope, from: curve) { same[$0.name] == nil }
    }
    return (top, apart, absent)
  }
}
