import Writing

/// The evidence of a dictionary: of the styles that it defines.
struct DictionaryEvidence: Sendable {
  let table: ScaledTable
  /// The name, with the theme if the report has several of one dictionary.
  let label: String
  /// The path of the file.
  let path: String
  /// The SHA-256 of the file's text in UTF-8, which differs between two versions of the file.
  let hash: String
  let styles: [StyleEvidence]
  /// The text styles that fall back to the preferred font.
  let fallbacks: [String]
  /// The letters of its fonts.
  let fonts: [FontEvidence]
  /// The warnings about it, without those about letters.
  let warnings: [Diagnostic]
  /// The styles whose limits a label of UIKit does not apply with the font alone.
  let limitedInLabels: [String]

  /// Nil without a table.
  init?(_ compilation: Compilation, label: String, path: String) {
    guard let table = compilation.table else { return nil }
    let catalog = compilation.options.fonts
    self.table = table
    self.label = label
    self.path = path.isEmpty ? label : path
    hash = SHA256.text(compilation.source.text)
    let entries = compilation.dictionary?.entries ?? []
    let rules = [Rule.neverDoubles.id, Rule.fixedRunningText.id]
    let exempt = Set(entries.filter { rules.contains(where: $0.ignores) }.map { $0.style?.name ?? $0.name })
    styles = table.allStyles.filter { !$0.style.origin.isFallback }.map {
      StyleEvidence(
        growth: StyleGrowth(scaled: $0), cuts: $0.cuts(in: catalog), isExempt: exempt.contains($0.style.name))
    }
    fallbacks = table.styles.filter(\.style.origin.isFallback).map(\.style.name)
    fonts = FontEvidence.all(of: table, in: catalog)
    let letters = [Rule.cutLetters.id, Rule.missingLetters.id]
    let inLabels = compilation.findings.filter { $0.id == Rule.limitsInLabels.id }.compactMap(\.keyPath)
    limitedInLabels = styles.map(\.style.name).filter { name in
      inLabels.contains { $0.split(separator: ".").contains { $0 == name } }
    }
    warnings = compilation.findings.filter { $0.severity == .warning && !letters.contains($0.id) }
  }

  /// The styles that `--require larger-text` counts.
  var counted: [StyleEvidence] { styles.filter(\.isCounted) }

  /// Those of them that do not reach twice their size.
  var short: [StyleEvidence] { counted.filter { !$0.growth.doubles } }

  /// Whether every style that is text to read reaches twice its size. False without such a style, because then nothing
  /// is shown.
  var isMet: Bool { short.isEmpty && !counted.isEmpty }
}

/// How the letters of each language of the app fit a font of a dictionary.
struct FontEvidence: Sendable {
  /// The PostScript name.
  let name: String
  /// Empty for a font without a file, and for one that cannot be read.
  let languages: [LanguageCoverage]

  /// The fonts of a table, in the order of their first use.
  static func all(of table: ScaledTable, in catalog: FontCatalog?) -> [FontEvidence] {
    table.allStyles.map(\.style.font).faceNames.map {
      FontEvidence(name: $0, languages: catalog?.coverage(of: $0) ?? [])
    }
  }
}
