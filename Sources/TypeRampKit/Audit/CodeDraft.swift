package import CodeFonts
import Writing

/// A first dictionary, made of the fonts in the code of an app.
package struct CodeDraft {
  /// The text of the dictionary; nil without fonts.
  package let text: String?
  /// What it has, and what is left out, a sentence each.
  package let lines: [String]

  /// A style to be: its combination, the fonts that it is for, and its name if it has one.
  private struct Style {
    var name: String
    let key: CodeCombination
    var fonts: [CodeFont]
    /// Whether no property has its name.
    var isMadeUp = false

    var textStyle: TextStyle? { TextStyle(rawValue: name) }

    /// The curve that is used most, otherwise that of the nearest size. One that does not fit is not repeated.
    var curve: TextStyle {
      let curves = fonts.compactMap { font -> TextStyle? in
        guard case .follows(let curve) = font.growth, let size = font.size else { return nil }
        return Platform.iOS.objection(to: curve, forSize: size, near: size) == nil ? curve : nil
      }
      let counts = Dictionary(curves.map { ($0, 1) }, uniquingKeysWith: +)
      let most = counts.max { ($0.value, $1.key.index) < ($1.value, $0.key.index) }?.key
      return most ?? Platform.iOS.nearestStyle(toSize: key.size) ?? .body
    }

    var json: (String, JSONValue) {
      let joined = Set(fonts.compactMap(\.size)).subtracting([key.size]).sorted()
      let also = joined.isEmpty ? "" : ", also of \(joined.list(upTo: 8, \.shortest)) points"
      return (name, key.entry(textStyle, relativeTo: curve, description: fonts.count.counted("use") + also))
    }

    func hasName(_ other: String) -> Bool { StyleNames.letters(name) == StyleNames.letters(other) }
  }

  /// - Parameters:
  ///   - points: sizes of a face that differ by at most this are joined; Apple's stay.
  ///   - catalog: the font files of the app, which have the names that are computed in code.
  package init(_ files: [CodeFile], merging points: Double, among catalog: FontCatalog? = nil) {
    let known = Dictionary((catalog?.names ?? []).map { (FontNameWords.spelling($0), $0) }, uniquingKeysWith: min)
    let all = files.flatMap { file in
      file.content.fonts.filter { $0.isText && $0.size != nil }.map { $0.withName(in: file.source, among: known) }
    }
    let fonts = all.filter { $0.face != nil && $0.size ?? 0 <= 10_000 }
    var styles: [Style] = []
    var (rest, places) = ([Style](), [CodeCombination: Int]())
    for font in fonts {
      let key = CodeCombination(font, maximum: font.maximum)
      let name = font.name.map { TextStyle(spelling: $0)?.name ?? StyleNames.customName(ofPath: $0) }
      if let name, let index = styles.firstIndex(where: { $0.hasName(name) }), styles[index].key == key {
        styles[index].fonts.append(font)
      } else if let name, !styles.contains(where: { $0.hasName(name) }) {
        styles.append(Style(name: name, key: key, fonts: [font]))
      } else if let index = places[key] {
        rest[index].fonts.append(font)
      } else {
        places[key] = rest.count
        rest.append(Style(name: "", key: key, fonts: [font]))
      }
    }
    for var style in Self.merged(rest, points) {
      if let own = style.key.textStyle, !styles.contains(where: { $0.textStyle == own }) {
        style.name = own.name
      } else if let index = styles.firstIndex(where: { $0.key == style.key && $0.textStyle == nil }) {
        styles[index].fonts += style.fonts
        continue
      } else {
        let name = style.key.name(style.curve)
        let free = (2...styles.count + 2).lazy.map { "\(name)V\($0)" }
        style.name = ([name] + free).first { name in !styles.contains { $0.hasName(name) } } ?? name
        style.isMadeUp = true
      }
      styles.append(style)
    }
    let own = styles.filter { $0.textStyle != nil }.sorted { $0.key.size > $1.key.size }
    let custom = styles.filter { $0.textStyle == nil }
    let member = custom.isEmpty ? [] : [("custom", JSONValue.object(custom.map(\.json)))]
    text = fonts.isEmpty ? nil : JSONValue.object(own.map(\.json) + member).compactText
    let counts = "\(own.count.counted("text style")) and \(custom.count.counted("custom style"))"
    let left = (all.count - fonts.count).counted("font")
    let madeUp = custom.filter { $0.isMadeUp || $0.fonts.count == 1 }.map(\.name)
    lines =
      ["\(counts) from \(fonts.count.counted("font"))"]
      + (all.count == fonts.count ? [] : ["left out: \(left) with a computed name or weight"])
      + (madeUp.isEmpty
        ? [] : ["rename or remove \(madeUp.quotedList(upTo: 8)): used once, or with a name that is made up"])
  }

  /// The styles from Apple's and then the most frequent, each other one joined with those of sizes near to its own.
  private static func merged(_ styles: [Style], _ points: Double) -> [Style] {
    var result: [Style] = []
    let sorted = styles.map { ($0.key.textStyle == nil ? 1 : 0, -$0.fonts.count, $0.key.order, $0) }
    for (isOther, _, _, style) in sorted.sorted(by: { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }) {
      let near = result.firstIndex {
        $0.key.face == style.key.face && $0.key.maximum == style.key.maximum
          && abs($0.key.size - style.key.size) <= points
      }
      if let near, isOther == 1 { result[near].fonts += style.fonts } else { result.append(style) }
    }
    return result
  }
}

extension CodeFont {
  /// A font of the app's own name with the name of its face: that of a font file, or where to look for it.
  fileprivate func withName(in source: Source, among names: [String: String]) -> CodeFont {
    guard face == nil, name != nil, let computedName, source.text.indices.contains(computedName.upperBound - 1) else {
      return self
    }
    let expression = String(decoding: source.text[computedName], as: UTF8.self)
    let words = expression.split { !$0.isLetter && !$0.isNumber }
    let known = (1...3).lazy.compactMap { names[FontNameWords.spelling(words.suffix($0).joined())] }.first
    var font = self
    let line = LineTable(source).position(of: range.lowerBound).line
    font.face = .system
    font.face?.name = known ?? "\(expression.prefix(80)), \(source.path):\(line)"
    return font
  }
}
