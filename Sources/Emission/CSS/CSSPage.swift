package import StyleModel
import Writing

/// The stylesheets of several tables that one page holds, as `compile` writes them for each, with the fonts embedded.
///
/// They differ from those of `compile` in two ways. The faces of all tables are collected together, so that no name
/// means two faces and no file is embedded twice. And paper has the text size of the page, not the default one, so
/// that the print looks like the page.
package struct CSSPage: Sendable {
  /// One for each table, in order; the first has the faces of all.
  package let stylesheets: [String]
  /// A rule for each style whose text Bold Text makes bolder, on a page with the attribute `data-bold`.
  package let boldText: String
  /// For each table, whether the page only names the font of each style, or its bold face, without embedding it.
  package let areFontsAbsent: [[Bool]]

  /// - Parameter tables: each with what its properties and classes begin with.
  package init(_ tables: [(table: ScaledTable, prefix: String)]) {
    let faces = CSSFontFaces.apart(tables.map(\.table))
    let sheets = zip(tables, faces).map { pair, faces in
      let options = CSSOptions(prefix: pair.prefix, embedsFonts: true)
      return CSSStylesheet(pair.table, options: options, faces: faces, shared: "", keepsSizesOnPaper: true)
    }
    stylesheets = sheets.map(\.content.text)
    boldText = sheets.flatMap(\.styles).compactMap(\.boldTextRule).joined(with: "\n")
    // An installed family has no rule.
    let rules = Dictionary(grouping: faces.flatMap(\.rules), by: \.family)
    let present = rules.filter { $0.value.allSatisfy { $0.embeddable != nil } }
    areFontsAbsent = faces.map { $0.fonts.map { $0.map { present[$0.family] == nil } ?? false } }
  }

  package static func className(of style: String, prefix: String) -> String {
    CSSNames(prefix: prefix).styleClass(style)
  }
}

extension CSSFontFaces {
  /// The families of several tables, found together: the rules are with the first.
  ///
  /// - Parameter families: the families of the styles of all tables, for pages that have them.
  static func apart(_ tables: [ScaledTable], families: [FontDescription?]? = nil) -> [CSSFontFaces] {
    var (files, indices): ([BundledFace], [[String]: Int]) = ([], [:])
    for face in tables.flatMap(\.faces) {
      let key = [face.name, face.family, face.fileName]
      if let index = indices[key] {
        files[index].namedWeights.merge(face.namedWeights) { first, _ in first }
      } else {
        indices[key] = files.count
        files.append(face)
      }
    }
    let all = CSSFontFaces(tables.flatMap(\.allStyles), files: files, families: families)
    var fonts = all.fonts[...]
    return tables.enumerated().map { index, table in
      defer { fonts = fonts.dropFirst(table.allStyles.count) }
      return CSSFontFaces(
        rules: index == 0 ? all.rules : [], fonts: Array(fonts.prefix(table.allStyles.count)))
    }
  }
}
