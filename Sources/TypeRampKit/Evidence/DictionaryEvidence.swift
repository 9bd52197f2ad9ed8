/// The evidence of a dictionary: of the styles that it defines.
struct DictionaryEvidence: Sendable {
  let table: ScaledTable
  /// The name, with the theme if the report has several of one dictionary.
  let label: String
  /// The path of the file.
  let path: String
  let styles: [StyleEvidence]
  /// The text styles that fall back to the preferred font.
  let fallbacks: [String]
  /// The letters of its fonts.
  let fonts: [FontEvidence]

  /// Nil without a table.
  init?(_ compilation: Compilation, label: String?, path: String) {
    guard let table = compilation.table else { return nil }
    let catalog = compilation.options.fonts
    self.table = table
    self.label = label ?? table.name
    self.path = path
    let entries = compilation.dictionary?.entries ?? []
    let exempt = Set(entries.filter { $0.ignores(Rule.neverDoubles.id) }.map { $0.style?.name ?? $0.name })
    styles = table.allStyles.filter { !$0.style.origin.isFallback }.map {
      StyleEvidence(scaled: $0, cuts: $0.cuts(in: catalog), isExempt: exempt.contains($0.style.name))
    }
    fallbacks = table.styles.filter(\.style.origin.isFallback).map(\.style.name)
    fonts = FontEvidence.all(of: table, in: catalog)
  }

  /// The styles that `--require larger-text` counts.
  var counted: [StyleEvidence] { styles.filter(\.isCounted) }

  /// Those of them that do not reach twice their size.
  var short: [StyleEvidence] { styles.filter(\.fallsShort) }

  /// Whether every style that is text to read reaches twice its size. False without such a style, because then nothing
  /// is shown.
  var isMet: Bool { short.isEmpty && !counted.isEmpty }

  /// The styles with sizes that are inferred.
  var inferred: [StyleEvidence] { styles.filter { !$0.scaled.inferred.isEmpty } }
}

/// The letters that a font of a dictionary lacks, for each language of the app.
struct FontEvidence: Sendable {
  /// The PostScript name.
  let name: String
  let languages: [LanguageCoverage]

  /// The fonts of a table that are in font files, in the order of their first use.
  static func all(of table: ScaledTable, in catalog: FontCatalog?) -> [FontEvidence] {
    table.allStyles.map(\.style.font).faceNames.compactMap { name in
      let languages = catalog?.coverage(of: name) ?? []
      return languages.isEmpty ? nil : FontEvidence(name: name, languages: languages)
    }
  }
}
