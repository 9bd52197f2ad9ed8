import Writing

/// A picture of a word in the fonts and at the sizes of styles, with the outlines of the fonts' own glyphs: it looks
/// the same where the fonts are missing.
package struct Specimen {
  private var drawn: [(row: Row, words: [DrawnWord])] = []
  /// The styles that are not drawn, each with the reason.
  private var leftOut: [(style: String, reason: String)] = []

  /// A style at some text sizes.
  package struct Row {
    let name: String
    /// What it is besides its name.
    let caption: String
    let cells: [Cell]
  }

  /// A font at a size.
  struct Cell {
    let style: ScaledStyle
    let faces: [BundledFace]
    let category: ContentSizeCategory
    /// What precedes the text size and the points in its label.
    var version = ""

    var size: Double { style.size(at: category) }
    var label: String { "\(version)\(category.shortName) \(size.hundredths)" }
  }

  /// Words with letters above and below the line, of which the first is drawn whose letters a font has.
  private static let words = ["Ag", "Яф", "Ωφ", "Ֆջ", "אק", "عج", "ऋकु", "কু", "กู", "ტყ", "あぎ", "가", "字"]
  fileprivate static let (margin, gap, letterWidth, lineHeight) = (16.0, 14.0, 6.5, 18.0)

  package init(_ rows: [Row]) {
    var faces = Faces()
    for row in rows {
      do throws(DrawnFace.Missing) {
        let words = try row.cells.map { cell throws(DrawnFace.Missing) in DrawnWord(cell, try faces.face(of: cell)) }
        drawn.append((row, words))
      } catch {
        leftOut.append((row.name, error.reason))
      }
    }
  }

  /// The faces by name: styles share their fonts, and reading a font and its glyphs takes long.
  private struct Faces {
    private var known: [String: Result<DrawnFace, DrawnFace.Missing>] = [:]

    mutating func face(of cell: Cell) throws(DrawnFace.Missing) -> DrawnFace {
      guard let name = cell.style.style.customFont?.name else {
        throw .init(reason: "Apple's own font is in no font file")
      }
      let face =
        known[name]
        ?? Result { () throws(DrawnFace.Missing) in try DrawnFace(oneOf: words, in: name, among: cell.faces) }
      known[name] = face
      return try face.get()
    }
  }

  /// Names the styles that are not drawn, each with the reason; empty if all are.
  package var missing: String { leftOut.list(upTo: 8) { "'\($0.style)' (\($0.reason))" } }
}

extension Specimen.Row {
  /// A style at text sizes, in their order.
  package init(_ style: ScaledStyle, of table: ScaledTable, at categories: [ContentSizeCategory]) {
    self.init(
      name: style.style.name, caption: style.style.shownFont,
      cells: categories.map { Specimen.Cell(style: style, faces: table.faces, category: $0) })
  }

  /// The styles of both versions that have another font, or another size at the default or the largest text size.
  package static func all(of changes: [Change], from old: ScaledTable?, to new: ScaledTable?) -> [Specimen.Row] {
    guard let old, let new else { return [] }
    let names = Set(
      changes.compactMap { change in
        if case .style(let name) = change.subject { name } else { nil }
      })
    let before = Dictionary(old.allStyles.map { ($0.style.name, $0) }) { first, _ in first }
    return new.allStyles.filter { names.contains($0.style.name) }.compactMap { style in
      before[style.style.name].flatMap { Specimen.Row(style, of: new, before: $0, of: old) }
    }
  }

  /// Nil if both look the same.
  private init?(_ new: ScaledStyle, of table: ScaledTable, before old: ScaledStyle, of oldTable: ScaledTable) {
    let categories = [ContentSizeCategory.large, .accessibility5]
    let fonts = [old, new].map(\.style.fontWords)
    if fonts[0] == fonts[1], categories.allSatisfy({ old.size(at: $0) == new.size(at: $0) }) { return nil }
    self.init(
      name: new.style.name, caption: fonts[0] == fonts[1] ? fonts[0] : fonts.joined(separator: " → "),
      cells: categories.flatMap { category in
        [
          Specimen.Cell(style: old, faces: oldTable.faces, category: category, version: "before "),
          Specimen.Cell(style: new, faces: table.faces, category: category, version: "after "),
        ]
      })
  }
}

// MARK: - Drawing

private struct DrawnWord {
  let face: DrawnFace
  let scale: Double
  let (above, below): (Double, Double)
  let label: String

  init(_ cell: Specimen.Cell, _ face: DrawnFace) {
    (self.face, scale, label) = (face, face.scale(pointSize: cell.size), cell.label)
    (above, below) = face.heights(pointSize: cell.size)
  }

  var width: Double { Double(face.width) * scale }
}

extension Specimen {
  /// The picture as SVG, in black, or in white where the reader prefers dark colours; nil if nothing is drawn.
  package var svg: String? {
    if drawn.isEmpty { return nil }
    let ends = Self.ends(drawn.map(\.words))
    var (y, parts, glyphs) = (Self.margin, [HTML](), Glyphs())
    for (row, words) in drawn {
      parts.append("<text \(Self.position(0, y + 12))><tspan>\(row.name)</tspan> \(row.caption)</text>")
      let baseline = y + Self.lineHeight + (words.map(\.above).max() ?? 0)
      let bottom = baseline + (words.map(\.below).max() ?? 0)
      for (word, x) in zip(words, [0] + ends) {
        parts.append(glyphs.drawn(word, x: x, y: baseline))
        parts.append("<text \(Self.position(x, bottom + 12))>\(word.label)</text>")
      }
      y = bottom + 2 * Self.lineHeight
    }
    let titles = drawn.map { Double($0.row.name.count + 1 + $0.row.caption.count) * Self.letterWidth + Self.gap }
    let width = max(ends.last ?? 0, titles.max() ?? 0) + Self.margin
    return page(width: width, height: y, glyphs.definitions + parts).text
  }

  /// Where each column ends: as wide as its widest word or label.
  private static func ends(_ words: [[DrawnWord]]) -> [Double] {
    var ends: [Double] = []
    for column in 0..<(words.map(\.count).max() ?? 0) {
      let cells = words.filter { column < $0.count }.map { $0[column] }
      let widest = cells.map { max($0.width, Double($0.label.count) * letterWidth) }.max() ?? 0
      ends.append((ends.last ?? 0) + widest + gap)
    }
    return ends
  }

  private static func position(_ x: Double, _ y: Double) -> HTML {
    "x=\"\((margin + x).hundredths)\" y=\"\(y.hundredths)\""
  }

  private func page(width: Double, height: Double, _ parts: [HTML]) -> HTML {
    let (width, height) = (width.rounded(.up).shortest, height.rounded(.up).shortest)
    let title = drawn.map(\.row.name).joined(separator: ", ")
    // Inkscape 1.2 reads no plain 'href'.
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(title)</title>
      <style>
      text { font: 11px system-ui, sans-serif; fill: #59636e }
      path, tspan { fill: #1f2328 } tspan { font-weight: 600 }
      @media (prefers-color-scheme: dark) { path, tspan { fill: #f0f6fc } text { fill: #9198a1 } }
      </style>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// The glyphs of a picture, each defined once.
  private struct Glyphs {
    private var ids: [String: Int] = [:]
    private(set) var definitions: [HTML] = []

    mutating func drawn(_ word: DrawnWord, x: Double, y: Double) -> HTML {
      let uses = word.face.glyphs.map { glyph -> HTML in
        "<use xlink:href=\"#g\(id(of: glyph.path))\" x=\"\(glyph.x)\"/>"
      }
      // Font units grow upwards.
      let (scale, left, baseline) = (word.scale.shortest, (Specimen.margin + x).hundredths, y.hundredths)
      return "<g transform=\"translate(\(left) \(baseline)) scale(\(scale) -\(scale))\">\(uses.joined())</g>"
    }

    private mutating func id(of path: String) -> Int {
      if let id = ids[path] { return id }
      ids[path] = ids.count
      definitions.append("<defs><path id=\"g\(ids.count - 1)\" d=\"\(path)\"/></defs>")
      return ids.count - 1
    }
  }
}
